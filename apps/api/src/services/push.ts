import { Agent, type AgentOptions } from 'node:https';
import type { Env } from '../env.ts';
import { isPushEndpoint, publicLookup } from './push-endpoint.ts';

/** A device at its push service. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** What the service worker reads. Only the device can decrypt it. */
  payload: string;
  /** A later message with the same topic replaces one that the device did not get yet. At most 32 characters. */
  topic: string;
}

/**
 * What became of a message. `gone`: the device no longer exists. `refused`: the push service will never take the
 * message. `later`: it may take it in some time, after `seconds` if it says so.
 */
interface PushOutcome {
  state: 'sent' | 'gone' | 'refused' | 'later';
  /** The status of the push service, or why it did not answer. */
  reason: string;
  seconds?: number;
}

/** Sends push messages (Web Push: RFC 8030, 8291, 8292). */
export interface Push {
  /** Null if push is off. */
  publicKey: string | null;
  /** Whether the server may call this endpoint. */
  accepts(endpoint: string): boolean;
  /** Never throws because of the push service. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** How long a push service keeps a message for a device that is off. Later the member reads it in the app. */
const keptSeconds = 24 * 60 * 60;
/** A push service counts as away if it sends nothing for `silenceMs`, or takes longer than `patienceMs` in all. */
const silenceMs = 5_000;
const patienceMs = 10_000;

const gone = [404, 410];
const busy = [408, 425, 429];

function outcomeOf(status: number, retryAfter: unknown): PushOutcome {
  const reason = String(status);
  if (gone.includes(status)) return { state: 'gone', reason };
  const seconds = Number(retryAfter);
  if (busy.includes(status) || status >= 500)
    return { state: 'later', reason, ...(seconds > 0 && { seconds }) };
  return { state: 'refused', reason };
}

/** Push services want an address at which they reach the operator. */
const subjectOf = ({ publicUrl, mailFrom }: Pick<Env, 'publicUrl' | 'mailFrom'>) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/**
 * Creates the sender. It follows no redirects, and calls only known push services and the hosts of PUSH_HOSTS. Only the
 * latter may be in a private network.
 * `options` are for tests, whose push service has a certificate of its own.
 */
export function createPush(
  env: Pick<Env, 'mailFrom' | 'publicUrl' | 'pushHosts' | 'vapid'>,
  options: AgentOptions = {},
): Push {
  const { pushHosts, vapid } = env;
  const agent = new Agent({ ...options, lookup: publicLookup(pushHosts) });
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, pushHosts);

  const post = async ({ endpoint, p256dh, auth }: PushTarget, { payload, topic }: PushMessage) => {
    // web-push is loaded with the first message, so that a server starts without it.
    const { default: webPush } = await import('web-push');
    if (!vapid || !accepts(endpoint)) throw new webPush.WebPushError('Not sent', 403, {}, '', endpoint);
    const vapidDetails = { subject: subjectOf(env), ...vapid };
    return webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails,
      topic,
      TTL: keptSeconds,
      timeout: silenceMs,
      agent,
    });
  };

  const send = async (target: PushTarget, message: PushMessage): Promise<PushOutcome> => {
    const timer = Promise.withResolvers<never>();
    const timeout = setTimeout(() => timer.reject(new Error('ETIMEDOUT')), patienceMs);
    try {
      const { statusCode } = await Promise.race([post(target, message), timer.promise]);
      return { state: 'sent', reason: String(statusCode) };
    } catch (error) {
      return failureOf(error);
    } finally {
      clearTimeout(timeout);
    }
  };
  return { publicKey: vapid?.publicKey ?? null, accepts, send };
}

/** The error's own message may hold the endpoint, so only its status or code is kept. */
function failureOf(error: unknown): PushOutcome {
  if (!(error instanceof Error)) throw error;
  if ('statusCode' in error && typeof error.statusCode === 'number') {
    const headers = 'headers' in error ? Object(error.headers) : {};
    return outcomeOf(error.statusCode, headers['retry-after']);
  }
  return { state: 'later', reason: 'code' in error ? String(error.code) : error.name };
}
