import { storedAccount } from './tokens.ts';
import { queuedWrites, reportAsleep, wakeState, wokeUp } from './wake.ts';
import { WakeError, wakingStatuses } from './wake-error.ts';

/** A write that has not been answered. */
interface Write {
  /** The n-th write of this visit. */
  turn: number;
  /** Whose it is; null for a visitor's. */
  account: string | null;
  send: () => Promise<Response>;
  /** How often it got no answer while the server answered others. */
  failures: number;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** A server that is awake and yet refuses one write so often will not take it. */
const maxFailures = 8;

let waiting: readonly Write[] = [];
let turns = 0;

function keep(writes: readonly Write[]) {
  waiting = writes;
  queuedWrites.set(writes.length);
}

const drop = (write: Write) => keep(waiting.filter((other) => other !== write));

const isOwn = ({ account }: Pick<Write, 'account'>): boolean =>
  account === null || storedAccount() === account;

/** Nobody hears the answer: what it would change is another person's by now. */
const neverAnswered = () => new Promise<never>(() => undefined);

type Outcome = { response: Response } | { error: unknown };

async function attempt(send: () => Promise<Response>): Promise<Outcome> {
  try {
    return { response: await send() };
  } catch (error) {
    return { error };
  }
}

const isUnanswered = (outcome: Outcome): boolean =>
  'error' in outcome ? outcome.error instanceof WakeError : wakingStatuses.includes(outcome.response.status);

function complete({ resolve, reject }: Write, outcome: Outcome) {
  if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.response);
}

/** One after the other, in the order in which they were meant, until one gets no answer. */
async function sendAll(): Promise<void> {
  for (let write = waiting[0]; write; write = waiting[0]) {
    const outcome = await attempt(write.send);
    if (isUnanswered(outcome)) {
      write.failures += 1;
      if (write.failures < maxFailures) return;
    }
    drop(write);
    if (isOwn(write)) complete(write, outcome);
  }
}

let running: Promise<void> | null = null;

/** Other calls may have been answered while a write was not: then nothing probes the server, and the write would wait for ever. */
function probeIfAwake() {
  if (waiting.length > 0 && wakeState.get() === 'awake' && !running) reportAsleep('status');
}

/** Sends what waits; resolves when nothing does any more, or the server sleeps again. */
export function sendQueuedWrites(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = null;
    probeIfAwake();
  });
  return running;
}

wokeUp.on(() => void sendQueuedWrites());

/** The person is gone, and what they had not sent with them. */
export const dropQueuedWrites = (): void => keep(waiting.filter(isOwn));

/**
 * Sends a write until it is answered: at once, or, while the server sleeps, after those before it as soon as it is
 * awake. So a like and its undoing arrive in this order, and a write whose answer was lost is sent again: creates
 * carry an Idempotency-Key, all others may be repeated. `send` must send as `account`, or not at all; once somebody
 * else is signed in the promise stays open for ever, so that nothing of the one appears to the other.
 */
export async function queueWrite(account: string | null, send: () => Promise<Response>): Promise<Response> {
  turns += 1;
  const turn = turns;
  if (waiting.length === 0) {
    const outcome = await attempt(send);
    if (!isOwn({ account })) return neverAnswered();
    if (!isUnanswered(outcome)) {
      if ('error' in outcome) throw outcome.error;
      return outcome.response;
    }
  }
  return new Promise((resolve, reject) => {
    const write: Write = { turn, account, send, failures: 0, resolve, reject };
    keep([...waiting, write].sort((one, other) => one.turn - other.turn));
    probeIfAwake();
  });
}
