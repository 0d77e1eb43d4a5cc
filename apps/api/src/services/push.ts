import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Agent, type AgentOptions, type RequestOptions, request } from 'node:https';
import type { Env } from '../env.ts';
import { publicLookup, pushUrlOf } from './push-endpoint.ts';

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
 * message. `later`: it may take it in some time, after `seconds` if it says so. `silent`: it did not answer, and may take
 * it later.
 */
interface PushOutcome {
  state: 'sent' | 'gone' | 'refused' | 'later' | 'silent';
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
/** A push service counts as away if it takes longer to answer. */
const defaultPatienceMs = 10_000;

const gone = [404, 410];
const busy = [408, 425, 429];

function outcomeOf(status: number, retryAfter: unknown): PushOutcome {
  const reason = String(status);
  if (status >= 200 && status < 300) return { state: 'sent', reason };
  if (gone.includes(status)) return { state: 'gone', reason };
  const seconds = Number(retryAfter);
  if (busy.includes(status) || status >= 500)
    return { state: 'later', reason, ...(seconds > 0 && { seconds }) };
  return { state: 'refused', reason };
}

/** Push services want an address at which they reach the operator. */
const subjectOf = ({ publicUrl, mailFrom }: Pick<Env, 'publicUrl' | 'mailFrom'>) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

interface OutgoingPush {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Posts a message. The body of the answer is discarded unread, because it may have no end. */
function post(
  url: URL,
  { headers, body }: OutgoingPush,
  options: Pick<RequestOptions, 'agent' | 'signal'>,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = request(url, { ...options, method: 'POST', headers });
  outgoing.on('response', (answer) => resolve(answer.destroy())).on('error', reject);
  outgoing.end(body);
  return promise;
}

/** For tests, whose push service has a certificate of its own. */
interface PushOptions extends Pick<AgentOptions, 'ca'> {
  patienceMs?: number | undefined;
}

/**
 * Creates the sender. It follows no redirects, and calls only known push services and the hosts of PUSH_HOSTS. Only the
 * latter may be in a private network.
 */
export function createPush(
  env: Pick<Env, 'mailFrom' | 'publicUrl' | 'pushHosts' | 'vapid'>,
  { patienceMs = defaultPatienceMs, ...agentOptions }: PushOptions = {},
): Push {
  const { pushHosts, vapid } = env;
  const agent = new Agent({ ...agentOptions, lookup: publicLookup(pushHosts) });

  const send: Push['send'] = async ({ endpoint, p256dh, auth }, { payload, topic }) => {
    const url = pushUrlOf(endpoint, pushHosts);
    if (!vapid || !url) return outcomeOf(403, undefined);
    // web-push is loaded with the first message, so that a server starts without it. It encrypts and signs only: it would
    // parse the endpoint once more, and read answers of any length.
    const { default: webPush } = await import('web-push');
    const subscription = { endpoint: url.href, keys: { p256dh, auth } };
    const vapidDetails = { subject: subjectOf(env), ...vapid };
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const details = { vapidDetails, topic, TTL: keptSeconds };
      const outgoing = webPush.generateRequestDetails(subscription, payload, details);
      const { statusCode = 500, headers } = await post(url, outgoing, { agent, signal });
      return outcomeOf(statusCode, headers['retry-after']);
    } catch (error) {
      return signal.aborted ? { state: 'silent', reason: 'ETIMEDOUT' } : failureOf(error);
    }
  };
  return {
    publicKey: vapid?.publicKey ?? null,
    accepts: (endpoint) => pushUrlOf(endpoint, pushHosts) !== null,
    send,
  };
}

/** The error's own message may hold the endpoint, so only its code or name is kept. */
function failureOf(error: unknown): PushOutcome {
  if (!(error instanceof Error)) throw error;
  return { state: 'later', reason: 'code' in error ? String(error.code) : error.name };
}
