import { isTextOrNull } from '@halved/shared/fields';
import { readLocal } from '../device/storage.ts';
import { sendAs } from './api-fetch.ts';
import {
  forget,
  isWorthKeeping,
  type KeptWrite,
  keep,
  keysOf,
  pageId,
  pageLock,
  showThatPageExists,
} from './kept-writes.ts';
import { resumeWrite, sendableMs } from './write-queue.ts';

const claimLock = 'halved-claim';

function parse(text: string | null): KeptWrite | null {
  try {
    const { id, page, account, at, url, method, idempotencyKey, body } = Object(JSON.parse(text ?? 'null'));
    if (![id, page, account, url, method].every((value) => typeof value === 'string')) return null;
    if (typeof at !== 'number' || !isTextOrNull(idempotencyKey) || !isTextOrNull(body)) return null;
    return isWorthKeeping(url, method) ? { id, page, account, at, url, method, idempotencyKey, body } : null;
  } catch {
    return null;
  }
}

/** The writes that are kept for an account, the oldest first. */
export const keptWrites = (account: string): KeptWrite[] =>
  keysOf(account)
    .flatMap((key) => parse(readLocal(key)) ?? [])
    .filter((write) => write.account === account)
    .sort((a, b) => a.at - b.at);

/** The moment after which a kept write is not sent by itself. */
const untilOf = ({ at, idempotencyKey }: KeptWrite): number =>
  idempotencyKey === null ? Infinity : at + sendableMs;

export const isTooOld = (write: KeptWrite): boolean => Date.now() > untilOf(write);

async function existingPages(): Promise<Set<string | undefined>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

function claimBeside(account: string, pages: ReadonlySet<string | undefined>): KeptWrite[] {
  const orphaned = keptWrites(account).filter(({ page }) => page !== pageId && !pages.has(pageLock(page)));
  for (const write of orphaned) keep(write);
  return orphaned;
}

/**
 * Takes over the account's writes whose pages no longer exist, the oldest first. Two pages never take over the same
 * write. In a browser without locks, or that refuses them, they may, which is safe, because the server executes it once.
 */
export async function claimWrites(account: string): Promise<KeptWrite[]> {
  const { locks } = navigator;
  if (!locks) return claimBeside(account, new Set());
  try {
    return await locks.request(claimLock, async () => {
      const claimed = claimBeside(account, await existingPages());
      // Until this page's own lock is held, another page would take over the same writes.
      if (claimed.length > 0) await showThatPageExists();
      return claimed;
    });
  } catch {
    return claimBeside(account, new Set());
  }
}

/** The pages whose end is awaited. */
const awaited = new Set<string>();

/**
 * Calls back each time one of the pages has ended that keep writes of the account now. A page whose tab was just closed
 * still holds its lock for a moment, so its writes cannot be taken over at once.
 */
export function watchPages(account: string, onEnd: () => void): void {
  if (!navigator.locks) return;
  for (const { page } of keptWrites(account)) {
    if (page === pageId || awaited.has(page)) continue;
    awaited.add(page);
    navigator.locks
      .request(pageLock(page), () => undefined)
      .then(onEnd, () => undefined)
      .finally(() => awaited.delete(page));
  }
}

/** Sends a write that a page had kept before it was closed or reloaded. */
export function sendKept(write: KeptWrite): Promise<Response> {
  const { account, url, method, idempotencyKey, body } = write;
  const headers = {
    ...(body !== null && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
  };
  const keepAgain = () => {
    keep(write);
    return () => forget(write);
  };
  return resumeWrite({
    account,
    send: () => sendAs(url, { method, headers, body }, account),
    until: untilOf(write),
    keep: keepAgain,
  });
}
