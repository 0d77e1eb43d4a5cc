import { randomBytes } from 'node:crypto';
import { auth } from '@halved/shared/contract/auth';

/** A member whose account the bench uses for its calls. */
export interface BenchMember {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

async function post(url: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const responseBody: unknown = await response.json();
  if (response.ok && typeof responseBody === 'object' && responseBody !== null && 'data' in responseBody)
    return responseBody.data;
  throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(responseBody)}`);
}

/** Opens an account through the API. */
export async function register(url: string): Promise<BenchMember> {
  const username = `viewer_${randomBytes(6).toString('hex')}`;
  const account = { email: `${username}@example.org`, password: `Aa1-${randomBytes(12).toString('hex')}` };
  const data = await post(url, '/auth/register', { ...account, username });
  return { ...account, id: auth.login.output.parse(data).user.id };
}

/** Returns a fresh access token, because a token is valid for 15 minutes and a bench takes longer. */
export async function signIn(url: string, { email, password }: BenchMember): Promise<string> {
  return auth.login.output.parse(await post(url, '/auth/login', { email, password })).token;
}
