import type { contract } from '@halved/shared/contract/index';
import type { InputOf } from '@halved/shared/contract/operation';
import type { User } from '@halved/shared/contract/users';
import { recoverLostAnswer } from './lost-answer.ts';
import { endOnServer } from './refresh.ts';
import { beginSession } from './session.ts';
import { api } from './trpc.ts';

type Auth = typeof contract.auth;

/**
 * Signs in. If `signal` is aborted before the answer arrives, nobody is signed in: the session that the server has
 * opened is ended there, and the reason of the signal is thrown.
 */
export async function login(input: InputOf<Auth['login']>, signal?: AbortSignal): Promise<User> {
  const opened = await api.auth.login.mutate(input);
  if (signal?.aborted) void endOnServer(opened.token);
  signal?.throwIfAborted();
  return beginSession(opened);
}

/**
 * Registers an account. If the server falls asleep during the call, the account may exist although the response was
 * lost. The next try is then refused because the name is taken, and this function signs in with the same password.
 * Resolves with null if the operator does not reveal whether an address has an account; a mail then says how to
 * continue.
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
