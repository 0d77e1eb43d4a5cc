import type { User } from '@halved/shared/contract/users';
import { readLocal, writeLocal } from '../device/storage.ts';

/** The names of the tokens in local storage (docs/product.md §2.2). */
export const tokenKeys = { access: 'auth_token', refresh: 'refresh_token' } as const;

export interface Tokens {
  token: string;
  refreshToken: string;
}

/** The storage key for the id of the account whose tokens are stored. The tokens themselves are opaque here. */
const accountKey = 'halved_account';
/** The storage key for the end of its suspension, which is empty if there is none. */
const suspensionKey = 'halved_suspension';

export const accessToken = (): string | null => readLocal(tokenKeys.access);
export const refreshToken = (): string | null => readLocal(tokenKeys.refresh);

/** Whether a token can be sent. A damaged one is not a valid header value, and the server could not use it. */
export const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

/** The id of the stored account; null for a visitor, and while the account is not known yet. */
export const storedAccount = (): string | null => readLocal(accountKey);

/** Call it before storing the tokens of a new session: another tab that sees them has to find their account. */
export const storeAccount = (id: string): void => writeLocal(accountKey, id);

/** The suspension of the stored account, as it was when it was last known. */
export function storedSuspension(): User['suspension'] {
  const until = readLocal(suspensionKey);
  return until === null ? null : { until: Date.parse(until) ? until : null };
}

export const storeSuspension = (suspension: User['suspension']): void =>
  writeLocal(suspensionKey, suspension && (suspension.until ?? ''));

/** The refresh token is written first, so that a tab that sees the new access token finds its refresh token too. */
export function storeTokens({ token, refreshToken: refresh }: Tokens): void {
  writeLocal(tokenKeys.refresh, refresh);
  writeLocal(tokenKeys.access, token);
}

export function clearTokens(): void {
  writeLocal(tokenKeys.refresh, null);
  writeLocal(tokenKeys.access, null);
  writeLocal(accountKey, null);
  storeSuspension(null);
}
