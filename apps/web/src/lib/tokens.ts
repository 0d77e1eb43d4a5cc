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
