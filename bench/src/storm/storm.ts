import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../lib/statistics.ts';
import { bearer } from '../member.ts';

/** A client that sends one request after the other. */
export interface StormClient {
  /** The requested paths below /api, in turn. */
  readonly paths: readonly string[];
  readonly token?: string;
}

/** The results of a storm. Times are in milliseconds. */
export interface StormFigures {
  readonly statuses: Record<string, number>;
  readonly refusedWithoutRetryAfter: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly megabytes: number;
  readonly isAlive: boolean;
  /** The time of a feed page after the storm; Infinity if its status was not 200. */
  readonly afterwardsMs: number;
}

export interface Storm {
  readonly url: string;
  readonly clients: readonly StormClient[];
  /** The number of clients that request the first path and never read the response. */
  readonly neverReading: number;
  readonly seconds: number;
  /** The pause after the storm, after which the server must be as fast as before. */
  readonly restSeconds: number;
  readonly isAlive: () => boolean;
}

interface Tally {
  readonly statuses: Map<string, number>;
  readonly acceptedMs: number[];
  refusedWithoutRetryAfter: number;
  bytes: number;
}

interface RequestResult {
  status: string;
  /** Seconds. */
  retryAfter: number;
  bytes: number;
}

const patienceMs = 30_000;

/** Sends one request, and reads and discards the response. */
const sendRequest = (url: string, token: string | undefined, agent: Agent): Promise<RequestResult> =>
  new Promise((resolve) => {
    const headers = token === undefined ? {} : bearer(token);
    const lost = (error: Error) => resolve({ status: error.message, retryAfter: Number.NaN, bytes: 0 });
    const request = get(url, { headers, agent, timeout: patienceMs }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('error', lost).once('end', () => {
        const retryAfter = Number(response.headers['retry-after'] ?? Number.NaN);
        resolve({ status: String(response.statusCode), retryAfter, bytes });
      });
    });
    request.once('timeout', () => request.destroy(new Error('no answer'))).once('error', lost);
  });

async function sendRequests(
  { paths, token }: StormClient,
  url: string,
  from: number,
  agent: Agent,
  tally: Tally,
  until: number,
) {
  for (let turn = from; performance.now() < until; turn++) {
    const began = performance.now();
    const { status, retryAfter, bytes } = await sendRequest(
      `${url}/api${paths[turn % paths.length]}`,
      token,
      agent,
    );
    const elapsedMs = performance.now() - began;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    tally.bytes += bytes;
    if (status === '200') tally.acceptedMs.push(elapsedMs);
    else if (status === '503' && Number.isNaN(retryAfter)) tally.refusedWithoutRetryAfter++;
    if (status !== '200') await sleep((Number.isNaN(retryAfter) ? 0.1 : retryAfter) * 1_000);
  }
}

/** Sends a request and never reads the response from the socket. */
function neverRead(url: string, agent: Agent) {
  const request = get(url, { agent }, (response) => response.pause());
  request.on('error', () => undefined);
  return () => request.destroy();
}

/** Lets all clients send requests from this machine for some seconds, and measures the server afterwards. */
export async function storm({
  url,
  clients,
  neverReading,
  seconds,
  restSeconds,
  isAlive,
}: Storm): Promise<StormFigures> {
  const agent = new Agent({ keepAlive: true });
  const counts: Tally = { statuses: new Map(), acceptedMs: [], refusedWithoutRetryAfter: 0, bytes: 0 };
  const until = performance.now() + seconds * 1_000;
  const largest = `${url}/api${clients[0]?.paths[0] ?? ''}`;
  const destroyUnread = Array.from({ length: neverReading }, () => neverRead(largest, agent));
  await Promise.all(clients.map((client, from) => sendRequests(client, url, from, agent, counts, until)));
  for (const destroy of destroyUnread) destroy();
  await sleep(restSeconds * 1_000);
  const began = performance.now();
  const { status } = await sendRequest(`${url}/api/posts`, undefined, agent);
  const afterwardsMs = status === '200' ? performance.now() - began : Number.POSITIVE_INFINITY;
  agent.destroy();
  return {
    statuses: Object.fromEntries(counts.statuses),
    refusedWithoutRetryAfter: counts.refusedWithoutRetryAfter,
    p50Ms: percentile(counts.acceptedMs, 0.5),
    p99Ms: percentile(counts.acceptedMs, 0.99),
    megabytes: counts.bytes / 1_000_000,
    isAlive: isAlive(),
    afterwardsMs,
  };
}

const expected = ['200', '304', '429', '503'];

/** The broken promises among those for any machine, however busy; empty if all were kept. */
export function brokenPromises({ statuses, isAlive, afterwardsMs, ...figures }: StormFigures): string[] {
  const others = Object.entries(statuses).filter(([status]) => !expected.includes(status));
  return [
    ...(isAlive ? [] : ['the server ended']),
    ...(statuses['200'] ? [] : ['nobody was answered']),
    ...others.map(([status, count]) => `${count} × ${status}`),
    ...(figures.refusedWithoutRetryAfter === 0
      ? []
      : [`${figures.refusedWithoutRetryAfter} refusals without Retry-After`]),
    ...(Number.isFinite(afterwardsMs) ? [] : ['afterwards a page of the feed did not come']),
  ];
}

/** The broken promises among those for an otherwise idle machine. */
export const slowPromises = ({ p99Ms, afterwardsMs }: StormFigures): string[] => [
  ...(p99Ms < 2_000 ? [] : [`the p99 of what was answered is ${Math.round(p99Ms)} ms`]),
  ...(afterwardsMs < 500 ? [] : [`afterwards a page of the feed takes ${Math.round(afterwardsMs)} ms`]),
];
