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
  /** Bytes of large ones on their way. */
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
  /** Makes an answer, unless there is no room for it; `key` names what is asked: large once, it is taken for large. */
  make(key: string, work: () => Promise<string>): Promise<string>;
  /** Counts an answer until its client has it; one that many wait for is one. */
  send(response: ServerResponse, body: Buffer): void;
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

  const release = (body: Buffer): void => {
    const others = (sending.get(body) ?? 1) - 1;
    if (others > 0) return void sending.set(body, others);
    sending.delete(body);
    held -= body.length;
  };

  return {
    async make(key, work) {
      if (making >= atOnce) throw refusal();
      making++;
      try {
        if (!knownLarge.has(key)) return await madeOf(key, work);
        await places.take();
        return await madeOf(key, work).finally(places.leave);
      } finally {
        making--;
      }
    },
    send(response, body) {
      if (body.length <= large) return;
      const others = sending.get(body) ?? 0;
      const size = others > 0 ? 0 : body.length;
      if (held + size > bytes) throw refusal();
      held += size;
      sending.set(body, others + 1);
      finished(response, () => release(body));
    },
  };
}
