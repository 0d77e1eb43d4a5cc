import type { contract } from '@halved/shared/contract/index';
import type { InputOf } from '@halved/shared/contract/operation';
import type { User } from '@halved/shared/contract/users';
import { recoverLostAnswer } from './lost-answer.ts';
import { beginSession } from './session.ts';
import { api } from './trpc.ts';

type Auth = typeof contract.auth;

export const login = async (input: InputOf<Auth['login']>): Promise<User> =>
  beginSession(await api.auth.login.mutate(input));

/**
 * Opens an account. Where the server slept over it, the answer may have been lost after the account was made, and the
 * next try finds the name taken: then it is there with this very password. Null where the operator lets nobody
 * learn whether an address has an account: a mail tells how to go on.
 */
export function register(input: InputOf<Auth['register']>): Promise<User | null> {
  const { email, password } = input;
  return recoverLostAnswer<User | null>(
    async () => {
      const { token, refreshToken, user } = await api.auth.register.mutate(input);
      if (token === null || refreshToken === null || user === null) return null;
      return beginSession({ token, refreshToken, user });
    },
    ['EMAIL_TAKEN', 'USERNAME_TAKEN'],
    () => login({ email, password }),
  );
}
