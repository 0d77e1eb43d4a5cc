import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../errors.ts';

/** Too much is being answered at this moment: asked again, it is answered. */
export class TooBusy extends Failure {
  constructor() {
    super('SERVICE_UNAVAILABLE', { retryAfter: 1 });
  }
}

export interface Limits {
  /** Answers being made. Ten at once have a connection to the database; the rest wait for one. */
  atOnce: number;
  /** From so many bytes on an answer is large: a page of a feed is a quarter of it. */
  large: number;
  /** Large ones being made: they take the processor some hundredth of a second each. */
  largeAtOnce: number;
  /** How long one more waits for its turn, in milliseconds. */
  patienceMs: number;
  /** Bytes of large ones on their way. Of the second half of it one address has no more than an eighth of the whole. */
  bytes: number;
}

const usual: Limits = {
  atOnce: 256,
  large: 64 * 1024,
  largeAtOnce: 4,
  patienceMs: 500,
  bytes: 32 * 1024 * 1024,
};

const toldEveryMs = 10_000;

/** Keeps what is answered at once within the memory there is; past it the rest is refused, quickly and cheaply. */
export interface Answering {
  /**
   * Makes an answer, unless there is no room for it; `key` names what is asked: large once, it is taken for large.
   * `mayBeLarge` says so before it was ever made: what is asked can be written in as many ways as one likes.
   */
  make(key: string, work: () => Promise<string>, mayBeLarge?: boolean): Promise<string>;
  /** Counts an answer until its client has it; one that many wait for is one. `address` is as limits count it. */
  send(response: ServerResponse, body: Buffer, address: string): void;
}

/** Places for so many; whoever finds none waits for a while, in the order of coming. */
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
  const { atOnce, large, largeAtOnce, patienceMs, bytes } = { ...usual, ...limits };
  const knownLarge = new LRUCache<string, true>({ max: 5_000 });
  const sending = new Map<Buffer, number>();
  const heldBy = new Map<string, number>();
  let making = 0;
  let held = 0;
  let refused = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  const refusal = (): TooBusy => {
    refused++;
    if (performance.now() - toldAt > toldEveryMs) {
      log.warn({ code: 'TOO_BUSY', refused, making, bytes: held });
      toldAt = performance.now();
      refused = 0;
    }
    return new TooBusy();
  };
  const places = createPlaces(largeAtOnce, patienceMs, refusal);

  const madeOf = async (key: string, work: () => Promise<string>): Promise<string> => {
    const body = await work();
    if (body.length > large) knownLarge.set(key, true);
    else knownLarge.delete(key);
    return body;
  };

  const release = (body: Buffer, address: string): void => {
    const left = (heldBy.get(address) ?? 0) - body.length;
    if (left > 0) heldBy.set(address, left);
    else heldBy.delete(address);
    const others = (sending.get(body) ?? 1) - 1;
    if (others > 0) return void sending.set(body, others);
    sending.delete(body);
    held -= body.length;
  };

  /** Whoever takes much and reads nothing finds an end before everybody else does. */
  const hasRoom = (size: number, address: string): boolean => {
    const own = heldBy.get(address) ?? 0;
    return held + size <= bytes && (held + size <= bytes / 2 || own === 0 || own + size <= bytes / 8);
  };

  return {
    async make(key, work, mayBeLarge = false) {
      if (making >= atOnce) throw refusal();
      making++;
      try {
        if (!mayBeLarge && !knownLarge.has(key)) return await madeOf(key, work);
        await places.take();
        return await madeOf(key, work).finally(places.leave);
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
