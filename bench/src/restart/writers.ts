import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WrittenPost } from '@halved/shared/contract/posts';
import { bearer } from '../member.ts';

/** What the clients observed while the database was restarted. Times are in milliseconds, by performance.now(). */
export interface Observations {
  /** Each acknowledged post: its id and its unique text. */
  readonly acknowledged: Map<string, string>;
  /** When each success came. */
  readonly successesAt: number[];
  /**
   * The number of responses by status. `not reached` if the server accepted no connection, so that nothing was sent;
   * `no answer` if a connection broke or nothing came after the request had been sent.
   */
  readonly statuses: Map<string, number>;
  /** Responses of status 503 that did not say when to try again. */
  refusedWithoutRetryAfter: number;
  longestMs: number;
}

const isUnreached = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';

const pauseMs = 50;
const timeoutMs = 60_000;

const count = (observations: Observations, status: string) =>
  observations.statuses.set(status, (observations.statuses.get(status) ?? 0) + 1);

/** Sends one request and records its duration and its result. */
async function timed(
  observations: Observations,
  url: string,
  init: RequestInit,
): Promise<Response | undefined> {
  const began = performance.now();
  let lost = 'no answer';
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      if (isUnreached(error)) lost = 'not reached';
    },
  );
  const body = await response?.text().catch(() => undefined);
  observations.longestMs = Math.max(observations.longestMs, performance.now() - began);
  count(observations, response && body !== undefined ? String(response.status) : lost);
  if (response?.status === 503 && !response.headers.has('retry-after'))
    observations.refusedWithoutRetryAfter += 1;
  if (!response?.ok || body === undefined) return undefined;
  observations.successesAt.push(performance.now());
  return new Response(body);
}

/** Shares posts one after the other. Each is retried with its Idempotency-Key until it is acknowledged. */
async function write(observations: Observations, next: () => string, token: string, running: () => boolean) {
  while (running()) {
    const text = `A worry during the restart, ${randomUUID()}`;
    const init = {
      method: 'POST',
      headers: {
        ...bearer(token),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ shortContent: text, worryPrompt: 'What is on your mind?' }),
    };
    let response = await timed(observations, `${next()}/api/posts`, init);
    while (!response && running()) {
      await sleep(pauseMs);
      response = await timed(observations, `${next()}/api/posts`, init);
    }
    const body: unknown = await response?.json();
    if (typeof body !== 'object' || body === null || !('data' in body)) continue;
    observations.acknowledged.set(WrittenPost.parse(body.data).id, text);
  }
}

async function read(observations: Observations, next: () => string, token: string, running: () => boolean) {
  while (running()) {
    const ok = await timed(observations, `${next()}/api/posts`, {
      headers: bearer(token),
    });
    await sleep(ok ? 5 : pauseMs);
  }
}

/**
 * Starts twelve writers and four readers. Each request goes to the next of the servers, as behind a balancer. `stop`
 * ends them and returns what they observed.
 */
export function startClients(urls: readonly string[], token: string) {
  let requests = 0;
  const next = () => urls[requests++ % urls.length] ?? '';
  const observations: Observations = {
    acknowledged: new Map(),
    successesAt: [],
    statuses: new Map(),
    refusedWithoutRetryAfter: 0,
    longestMs: 0,
  };
  let going = true;
  const running = () => going;
  const all = Promise.all([
    ...Array.from({ length: 12 }, () => write(observations, next, token, running)),
    ...Array.from({ length: 4 }, () => read(observations, next, token, running)),
  ]);
  return {
    stop: async (): Promise<Observations> => {
      going = false;
      await all;
      return observations;
    },
  };
}
