import { createHmac, randomBytes } from 'node:crypto';
import { restLink } from '@halved/shared/client';
import { auth } from '@halved/shared/contract/auth';
import type { AppRouter } from '@halved/shared/router';
import { createTRPCClient, type TRPCClient } from '@trpc/client';

export type Api = TRPCClient<AppRouter>;

/** A member whose account was created over the API. */
export interface Account {
  id: string;
  email: string;
  username: string;
  password: string;
  token: string;
  refreshToken: string;
  /** Every call of the contract, as this member. */
  api: Api;
}

/** What the local storage of a browser contains in which the account is signed in. */
export const sessionOf = ({ token, refreshToken }: Account): Record<string, string> => ({
  auth_token: token,
  refresh_token: refreshToken,
});

/** Every call of the contract, with a token or as a visitor. */
export const createApi = (url: string, token?: string): Api =>
  createTRPCClient<AppRouter>({
    links: [
      restLink({
        baseUrl: `${url}/api`,
        fetch: (address, init) => {
          const headers = new Headers(init.headers);
          if (token) headers.set('authorization', `Bearer ${token}`);
          return fetch(address, { ...init, headers });
        },
      }),
    ],
  });

/** A unique name that is valid as a username and in an address. */
export const newName = (stem = 'member'): string => `${stem}_${randomBytes(4).toString('hex')}`;

export const goodPassword = 'Quiet-harbour-7';

export async function register(url: string, username = newName()): Promise<Account> {
  const email = `${username}@example.org`;
  const registration = await createApi(url).auth.register.mutate({ email, username, password: goodPassword });
  const { user, token, refreshToken } = auth.login.output.parse(registration);
  const api = createApi(url, token);
  return { id: user.id, email, username, password: goodPassword, token, refreshToken, api };
}

export const prompt = 'What is on your mind right now?';

/** Shares a worry over the API and returns it. */
export const share = (
  { api }: Account,
  shortContent: string,
  more: Partial<Parameters<Api['posts']['create']['mutate']>[0]> = {},
) => api.posts.create.mutate({ shortContent, worryPrompt: prompt, privacyLevel: 'public', ...more });

/** Comments on a worry over the API, or replies to a comment. */
export const comment = ({ api }: Account, postId: string, content: string, parentCommentId?: string) =>
  api.comments.create.mutate({ postId, content, ...(parentCommentId && { parentCommentId }) });

/** Likes a worry over the API. */
export const like = ({ api }: Account, postId: string) => api.likes.like.mutate({ postId });

/** An expired access token of the account, correctly signed. */
export function expiredToken({ token }: Account, secret: string): string {
  const [head = '', body = ''] = token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString());
  const past = Math.floor(Date.now() / 1000) - 3_600;
  const old = Buffer.from(JSON.stringify({ ...claims, iat: past, exp: past + 900 })).toString('base64url');
  const signature = createHmac('sha256', secret).update(`${head}.${old}`).digest('base64url');
  return `${head}.${old}.${signature}`;
}

/** Resolves a worry over the API. */
export const resolve = (
  { api }: Account,
  postId: string,
  words: Omit<Parameters<Api['resolutions']['resolve']['mutate']>[0], 'postId'>,
) => api.resolutions.resolve.mutate({ postId, ...words });
