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

/** What the browser has not stored, because its storage is full or forbidden: the session then lasts as long as the page. */
const unstored = new Map<string, string | null>();

const read = (key: string): string | null => readLocal(key) ?? unstored.get(key) ?? null;

function write(key: string, value: string | null): void {
  writeLocal(key, value);
  const isStored = readLocal(key) === value;
  // An earlier token would still be stored, and is spent.
  if (!isStored) writeLocal(key, null);
  unstored.set(key, isStored ? null : value);
}

export const accessToken = (): string | null => read(tokenKeys.access);
export const refreshToken = (): string | null => read(tokenKeys.refresh);

/** Whether a token can be sent. A damaged one is not a valid header value, and the server could not use it. */
export const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

/** The id of the stored account; null for a visitor, and while the account is not known yet. */
export const storedAccount = (): string | null => read(accountKey);

/** Call it before storing the tokens of a new session: another tab that sees them has to find their account. */
export const storeAccount = (id: string): void => write(accountKey, id);

/** The suspension of the stored account, as it was when it was last known. */
export function storedSuspension(): User['suspension'] {
  const until = readLocal(suspensionKey);
  return until === null ? null : { until: Date.parse(until) ? until : null };
}

export const storeSuspension = (suspension: User['suspension']): void =>
  writeLocal(suspensionKey, suspension && (suspension.until ?? ''));

/** The refresh token is written first, so that a tab that sees the new access token finds its refresh token too. */
export function storeTokens({ token, refreshToken: refresh }: Tokens): void {
  write(tokenKeys.refresh, refresh);
  write(tokenKeys.access, token);
}

export function clearTokens(): void {
  write(tokenKeys.refresh, null);
  write(tokenKeys.access, null);
  write(accountKey, null);
  storeSuspension(null);
}
