import { randomBytes } from 'node:crypto';

/** A member whose account the bench uses for its calls. */
export interface BenchMember {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

async function post(url: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const responseBody: unknown = await response.json();
  if (response.ok && has(responseBody, 'data')) return responseBody.data;
  throw new Error(`POST ${path}: ${response.status} ${JSON.stringify(responseBody)}`);
}

/** Only what is needed is read, because an upgrade begins with a release whose responses have fewer fields. */
function sessionOf(data: unknown): { token: string; id: string } {
  if (has(data, 'token') && has(data, 'user') && has(data.user, 'id'))
    return { token: String(data.token), id: String(data.user.id) };
  throw new Error('The response has no token or no user');
}

/** Opens an account through the API. */
export async function register(url: string): Promise<BenchMember> {
  const username = `viewer_${randomBytes(6).toString('hex')}`;
  const account = { email: `${username}@example.org`, password: `Aa1-${randomBytes(12).toString('hex')}` };
  const data = await post(url, '/auth/register', { ...account, username });
  return { ...account, id: sessionOf(data).id };
}

/** Returns a fresh access token, because a token is valid for 15 minutes and a bench takes longer. */
export async function signIn(url: string, { email, password }: BenchMember): Promise<string> {
  return sessionOf(await post(url, '/auth/login', { email, password })).token;
}

/** The header that sends a request in the name of the member to whom the access token belongs. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
