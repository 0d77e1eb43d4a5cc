import { readLocal, writeLocal } from '../device/storage.ts';
import { newUuid } from '../device/uuid.ts';

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
const pageId = newUuid();
const pageLock = (page: string) => `halved-page:${page}`;
const claimLock = 'halved-claim';

/** The writes that people make in a moment and expect to last: a worry, a comment, a like and its removal. */
const isWorthKeeping = (url: string, method: string): boolean =>
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

let isLocked = false;

/** Holds a lock as long as this page exists, so that other pages can tell. */
function showThatPageExists() {
  if (isLocked || !navigator.locks) return;
  isLocked = true;
  void navigator.locks.request(pageLock(pageId), () => new Promise(() => undefined));
}

export function keep(write: KeptWrite): void {
  showThatPageExists();
  writeLocal(prefix + write.id, JSON.stringify({ ...write, page: pageId }));
}

export const forget = ({ id }: KeptWrite): void => writeLocal(prefix + id, null);

const textOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function parse(text: string | null): KeptWrite | null {
  try {
    const { id, page, account, at, url, method, idempotencyKey, body } = Object(JSON.parse(text ?? 'null'));
    if (![id, page, account, url, method].every((value) => typeof value === 'string')) return null;
    if (typeof at !== 'number' || !textOrNull(idempotencyKey) || !textOrNull(body)) return null;
    return isWorthKeeping(url, method) ? { id, page, account, at, url, method, idempotencyKey, body } : null;
  } catch {
    return null;
  }
}

/** All the writes that are kept on the device, the oldest first. */
export function keptWrites(): KeptWrite[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => parse(readLocal(key)) ?? [])
      .sort((a, b) => a.at - b.at);
  } catch {
    return [];
  }
}

/** Removes what is kept for other accounts than this one; for null, everything. */
export function forgetOthers(account: string | null): void {
  for (const write of keptWrites()) if (write.account !== account) forget(write);
}

async function existingPages(): Promise<Set<string | undefined>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

/**
 * Takes over the account's writes whose pages no longer exist, the oldest first. Two pages never take over the same
 * write. In a browser without locks they may, which is safe, because the server executes it once.
 */
export async function claimWrites(account: string): Promise<KeptWrite[]> {
  const claim = async (pages: Set<string | undefined>) => {
    const orphaned = keptWrites().filter(
      (write) => write.account === account && write.page !== pageId && !pages.has(pageLock(write.page)),
    );
    for (const write of orphaned) keep(write);
    return orphaned;
  };
  if (!navigator.locks) return claim(new Set());
  return navigator.locks.request(claimLock, async () => {
    const claimed = await claim(await existingPages());
    // A lock is requested before it is held. Until then another page would take over the same writes.
    while (claimed.length > 0 && !(await existingPages()).has(pageLock(pageId)));
    return claimed;
  });
}
