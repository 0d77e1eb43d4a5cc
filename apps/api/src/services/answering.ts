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
  /** Bytes of large answers, being made or on their way. */
  bytes: number;
  /** Below so many bytes an answer is not counted: a page of a feed is a quarter of it. */
  large: number;
}

const usual: Limits = { atOnce: 256, bytes: 32 * 1024 * 1024, large: 64 * 1024 };

const toldEveryMs = 10_000;

/** Keeps what is answered at once within the memory there is; past it the rest is refused, quickly and cheaply. */
export interface Answering {
  /** Makes an answer, unless there is no room for it; `key` names what is asked, by whom. */
  make(key: string, work: () => Promise<string>): Promise<string>;
  /** Counts an answer until its client has it; one that many wait for is one. */
  send(response: ServerResponse, body: Buffer): void;
}

export function createAnswering(log: FastifyBaseLogger, limits: Partial<Limits> = {}): Answering {
  const { atOnce, bytes, large } = { ...usual, ...limits };
  /** Of those that were large when they were last made. */
  const sizes = new LRUCache<string, number>({ max: 5_000 });
  const sending = new Map<Buffer, number>();
  let making = 0;
  let held = 0;
  let refused = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  const refuse = (): never => {
    refused++;
    if (performance.now() - toldAt > toldEveryMs) {
      log.warn({ code: 'TOO_BUSY', refused, making, bytes: held });
      toldAt = performance.now();
      refused = 0;
    }
    throw new TooBusy();
  };

  const release = (body: Buffer): void => {
    const others = (sending.get(body) ?? 1) - 1;
    if (others > 0) return void sending.set(body, others);
    sending.delete(body);
    held -= body.length;
  };

  return {
    async make(key, work) {
      const expected = sizes.get(key) ?? 0;
      if (making >= atOnce || (expected > 0 && held + expected > bytes)) refuse();
      making++;
      held += expected;
      try {
        const body = await work();
        if (body.length > large) sizes.set(key, Buffer.byteLength(body));
        else if (expected > 0) sizes.delete(key);
        return body;
      } finally {
        making--;
        held -= expected;
      }
    },
    send(response, body) {
      if (body.length <= large) return;
      const others = sending.get(body) ?? 0;
      const size = others > 0 ? 0 : body.length;
      if (held + size > bytes) refuse();
      held += size;
      sending.set(body, others + 1);
      finished(response, () => release(body));
    },
  };
}
