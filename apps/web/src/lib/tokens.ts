import { readLocal, writeLocal } from './storage.ts';

/** The names are the specification's (spec 1 §3). */
export const tokenKeys = { access: 'auth_token', refresh: 'refresh_token' } as const;

export interface Tokens {
  token: string;
  refreshToken: string;
}

export const accessToken = (): string | null => readLocal(tokenKeys.access);
export const refreshToken = (): string | null => readLocal(tokenKeys.refresh);

/** The refresh token is written first: whoever sees the new access token finds its partner. */
export function storeTokens({ token, refreshToken: refresh }: Tokens): void {
  writeLocal(tokenKeys.refresh, refresh);
  writeLocal(tokenKeys.access, token);
}

export function clearTokens(): void {
  writeLocal(tokenKeys.refresh, null);
  writeLocal(tokenKeys.access, null);
}

/**
 * The account that an access token names; null for none. Read, not checked: whether it still holds is for the server
 * to say, by its own clock.
 */
export function accountOf(token: string | null): string | null {
  try {
    const [, body = ''] = (token ?? '').split('.');
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}
