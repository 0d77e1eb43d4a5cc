import { randomBytes } from 'node:crypto';
import { auth } from '@halved/shared/contract/auth';
import type { Answer, Call, Request } from './caller.ts';

/** A member who shares worries. The member refreshes the session when the access token has expired. */
export interface Member {
  readonly id: string;
  readonly call: (request: Request) => Promise<Answer>;
}

/** Registers a member with a random name and password. */
export async function registerMember(call: Call): Promise<Member> {
  const username = `replay_${randomBytes(8).toString('hex')}`;
  const body = {
    email: `${username}@example.org`,
    username,
    password: `Aa1-${randomBytes(18).toString('base64url')}`,
  };
  const response = await call({ method: 'POST', path: '/auth/register', body });
  const session = auth.login.output.safeParse(response.data);
  if (!session.success) throw new Error(`A member could not register: ${response.status} ${response.code}`);
  let { token, refreshToken } = session.data;

  let renewing: Promise<void> | undefined;
  const renew = async () => {
    const renewed = await call({ method: 'POST', path: '/auth/refresh', body: { refreshToken } });
    const tokens = auth.refresh.output.safeParse(renewed.data);
    if (!tokens.success) throw new Error(`A session could not be renewed: ${renewed.status} ${renewed.code}`);
    ({ token, refreshToken } = tokens.data);
  };
  return {
    id: session.data.user.id,
    call: async (request) => {
      const first = await call({ ...request, token });
      if (first.status !== 401) return first;
      renewing ??= renew().finally(() => {
        renewing = undefined;
      });
      await renewing;
      return call({ ...request, token });
    },
  };
}
