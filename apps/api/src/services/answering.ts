import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../errors.ts';
import { growingTo } from './cache-size.ts';

/** The failure for too many answers at once; it asks the caller to retry. */
export class TooBusy extends Failure {
  constructor() {
    super('SERVICE_UNAVAILABLE', { retryAfter: 1 });
  }
}

export interface Limits {
  /** The most answers being made at once. Ten of them have a connection to the database; the others wait for one. */
  atOnce: number;
  /** The size in bytes above which an answer counts as large. A page of a feed has a quarter of this size. */
  large: number;
  /** The most large answers being made at once. Each takes about a hundredth of a second of processor time. */
  largeAtOnce: number;
  /** How long a further large answer waits for its turn, in milliseconds. */
  patienceMs: number;
  /**
   * The most bytes of large answers being sent. Once half of them are in use, one address may hold at most an eighth of
   * the whole.
   */
  bytes: number;
}

const defaults: Limits = {
  atOnce: 256,
  large: 64 * 1024,
  largeAtOnce: 4,
  patienceMs: 500,
  bytes: 32 * 1024 * 1024,
};

const logEveryMs = 10_000;

/**
 * Limits how many answers are made and sent at once, so that they fit into the memory. Requests for further answers are
 * refused.
 */
export interface Answering {
  /**
   * Makes an answer if there is room for it. If the last answer under `key` was large, the next one counts as large
   * before it is made. With `mayBeLarge` even the first one does, because a caller can write one request as many URLs,
   * and each is a new key.
   */
  make(key: string, work: () => Promise<string>, mayBeLarge?: boolean): Promise<string>;
  /**
   * Counts the bytes of an answer until it has been sent. An answer that is sent to many clients at once counts only
   * once. `address` is a key from `limitKeyOf`.
   */
  send(response: ServerResponse, body: Buffer, address: string): void;
}

/** A semaphore with `count` places. Further callers wait in order, and fail after `patienceMs`. */
function createPlaces(count: number, patienceMs: number, refuse: () => Error) {
  const waiting = new Set<() => void>();
  let taken = 0;
  return {
    async take(): Promise<void> {
      if (taken < count) return void taken++;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        waiting.delete(resolve);
        reject(refuse());
      }, patienceMs);
      waiting.add(resolve);
      await promise;
      clearTimeout(timer);
    },
    leave(): void {
      const [next] = waiting;
      if (!next) return void taken--;
      waiting.delete(next);
      next();
    },
  };
}

export function createAnswering(log: FastifyBaseLogger, limits: Partial<Limits> = {}): Answering {
  const { atOnce, large, largeAtOnce, patienceMs, bytes } = { ...defaults, ...limits };
  const knownLarge = new LRUCache<string, true>(growingTo(5_000));
  const sending = new Map<Buffer, number>();
  const heldBy = new Map<string, number>();
  let making = 0;
  let held = 0;
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  const refusal = (): TooBusy => {
    refused++;
    if (performance.now() - loggedAt > logEveryMs) {
      log.warn({ code: 'TOO_BUSY', refused, making, bytes: held });
      loggedAt = performance.now();
      refused = 0;
    }
    return new TooBusy();
  };
  const places = createPlaces(largeAtOnce, patienceMs, refusal);

  const makeAnswer = async (key: string, work: () => Promise<string>): Promise<string> => {
    const body = await work();
    if (body.length > large) knownLarge.set(key, true);
    else knownLarge.delete(key);
    return body;
  };

  const release = (body: Buffer, address: string): void => {
    const remaining = (heldBy.get(address) ?? 0) - body.length;
    if (remaining > 0) heldBy.set(address, remaining);
    else heldBy.delete(address);
    const others = (sending.get(body) ?? 1) - 1;
    if (others > 0) return void sending.set(body, others);
    sending.delete(body);
    held -= body.length;
  };

  /** Whether an answer may be sent. When room becomes short, an address with many unsent bytes is refused first. */
  const hasRoom = (size: number, address: string): boolean => {
    const own = heldBy.get(address) ?? 0;
    return held + size <= bytes && (held + size <= bytes / 2 || own === 0 || own + size <= bytes / 8);
  };

  return {
    async make(key, work, mayBeLarge = false) {
      if (making >= atOnce) throw refusal();
      making++;
      try {
        if (!mayBeLarge && !knownLarge.has(key)) return await makeAnswer(key, work);
        await places.take();
        return await makeAnswer(key, work).finally(places.leave);
      } finally {
        making--;
      }
    },
    send(response, body, address) {
      if (body.length <= large) return;
      const others = sending.get(body) ?? 0;
      if (others === 0) {
        if (!hasRoom(body.length, address)) throw refusal();
        held += body.length;
      }
      heldBy.set(address, (heldBy.get(address) ?? 0) + body.length);
      sending.set(body, others + 1);
      finished(response, () => release(body, address));
    },
  };
}
