import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../lib/problem.ts';
import { bearer } from '../member.ts';

/** A response of the API: its status, its `data`, and the code of its error. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly code: string;
}

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  /** With this key a POST can be retried. Without one, a POST whose response was lost is not retried. */
  readonly idempotencyKey?: string;
}

/** The number of 5xx responses without Retry-After, and the number of waits that responses asked for. */
export interface CallTally {
  serverErrors: number;
  waits: number;
}

/** Thrown if the server asks to wait longer than a replay may wait. */
export class PatienceError extends Problem {
  override readonly name = 'PatienceError';
}

const timeoutMs = 30_000;
const patienceMs = 65_000;
const attempts = 8;

/** Converts the seconds or the date of a Retry-After header to milliseconds; undefined without a header. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = own(own(body, 'error'), 'code');
  return {
    status: response.status,
    data: own(body, 'data'),
    code: typeof code === 'string' ? code : `HTTP ${response.status}`,
  };
}

/**
 * Returns a function that calls the API below `url`. The function waits and retries when a 409, 429 or 503 has a
 * Retry-After header, and retries when the connection broke.
 */
export function createCaller(url: string, tally: CallTally) {
  const send = ({ method, path, token, body, idempotencyKey }: Request) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(token && bearer(token)),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });

  return async (request: Request): Promise<Answer> => {
    const mayRepeat = request.method === 'GET' || request.idempotencyKey !== undefined;
    for (let attempt = 1; ; attempt++) {
      let response: Response;
      try {
        response = await send(request);
      } catch (error) {
        if (!mayRepeat || attempt >= attempts) throw error;
        await sleep(250 * attempt);
        continue;
      }
      const answer = await readAnswer(response);
      const waitMs = retryAfterMs(response.headers.get('retry-after'));
      const asksToWait = waitMs !== undefined && [409, 429, 503].includes(answer.status);
      if (answer.status >= 500 && !asksToWait) tally.serverErrors++;
      if (!asksToWait) return answer;
      if (waitMs > patienceMs) {
        throw new PatienceError(
          `The server asks to wait ${Math.ceil(waitMs / 1000)} s (${answer.code} on ${request.method} ${request.path}). ` +
            'Start it with RATE_LIMIT_SCALE=1000, or leave --url out: the replay then starts a server of its own.',
        );
      }
      if (attempt >= attempts) {
        if (answer.status >= 500) tally.serverErrors++;
        return answer;
      }
      tally.waits++;
      await sleep(waitMs + Math.random() * 100);
    }
  };
}

export type Call = ReturnType<typeof createCaller>;
