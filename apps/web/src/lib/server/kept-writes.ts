import { writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';
import type { Keeper } from './keeper.ts';

/** A write that waits for the server, as it is kept on the device. */
export interface KeptWrite {
  id: string;
  /** The page that will send it. If that page is closed or reloaded, another page sends it. */
  page: string;
  account: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  url: string;
  method: string;
  idempotencyKey: string | null;
  body: string | null;
}

const prefix = 'halved_write:';
const keyOf = ({ account, id }: KeptWrite) => `${prefix}${account}:${id}`;
export const pageId = newUuid();
export const pageLock = (page: string) => `halved-page:${page}`;

/** The writes that people make in a moment and expect to last: a worry, a comment, a like and its removal. */
export const isWorthKeeping = (url: string, method: string): boolean =>
  (method === 'POST' && /^\/api\/(posts|comments\/post\/[\w-]+)$/.test(url)) ||
  (/^(POST|DELETE)$/.test(method) && /^\/api\/likes\/[\w-]+$/.test(url));

/** What is kept of a call; null for a visitor's calls, and for calls that are not worth keeping. */
export function toKeep(account: string | null, url: string, init: RequestInit): KeptWrite | null {
  const { method = 'GET', body = null } = init;
  if (account === null || !isWorthKeeping(url, method)) return null;
  const idempotencyKey = new Headers(init.headers).get('idempotency-key');
  const text = typeof body === 'string' ? body : null;
  return { id: newUuid(), page: pageId, account, at: Date.now(), url, method, idempotencyKey, body: text };
}

let shown: Promise<void> | null = null;

/**
 * Holds a lock as long as this page exists, so that other pages can tell. Resolves when it is held, or when the browser
 * refuses it.
 */
export function showThatPageExists(): Promise<void> {
  shown ??= new Promise((resolve) => {
    const held = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    if (navigator.locks) navigator.locks.request(pageLock(pageId), held).catch(() => resolve());
    else resolve();
  });
  return shown;
}

/** Keeps a write on the device. Where nothing can be stored it waits in its page alone. */
export function keep(write: KeptWrite): void {
  void showThatPageExists();
  writeLocal(keyOf(write), JSON.stringify({ ...write, page: pageId }));
}

export const forget = (write: KeptWrite): void => writeLocal(keyOf(write), null);

/** The storage keys of an account's writes; for an empty text, those of all accounts. */
export function keysOf(account: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix + (account && `${account}:`)));
  } catch {
    return [];
  }
}

/** Removes what is kept for other accounts than this one; for null, everything. */
export function forgetOthers(account: string | null): void {
  const own = account === null ? [] : keysOf(account);
  for (const key of keysOf('')) if (!own.includes(key)) writeLocal(key, null);
}

/** Keeps writes in the storage of the browser. */
export const deviceKeeper: Keeper = {
  keep: (account, url, init) => {
    const write = toKeep(account, url, init);
    if (!write) return undefined;
    keep(write);
    return () => forget(write);
  },
  forgetOthers,
  count: (account) => keysOf(account).length,
};
