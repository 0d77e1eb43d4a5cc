import { storedAccount } from './tokens.ts';
import { queuedWrites, reportAsleep, wakeState, wokeUp } from './wake.ts';
import { WakeError, wakingStatuses } from './wake-error.ts';

/** A write that the server has not answered yet. */
interface Write {
  /** The number of this write within the visit. */
  turn: number;
  /** The account that sends it; null for a visitor. */
  account: string | null;
  send: () => Promise<Response>;
  /** How often this write got no answer although the server answered others. */
  failures: number;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** After so many tries of one write, an awake server will not accept it. */
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

/** The promise stays open: the answer would change what another person sees by now. */
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

/** Sends the writes one after the other, in the order in which they were made, until one gets no answer. */
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

/** If other calls were answered meanwhile, nothing probes the server, and the write would wait for ever. */
function probeIfAwake() {
  if (waiting.length > 0 && wakeState.get() === 'awake' && !running) reportAsleep('status');
}

/** Sends the waiting writes; resolves when none is left, or the server sleeps again. */
export function sendQueuedWrites(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = null;
    probeIfAwake();
  });
  return running;
}

wokeUp.on(() => void sendQueuedWrites());

/** The writes of a member who is gone are dropped. */
export const dropQueuedWrites = (): void => keep(waiting.filter(isOwn));

/**
 * Sends a write until it is answered: at once, or, while the server sleeps, after the writes before it as soon as the
 * server is awake. A like and its withdrawal therefore arrive in this order. A write whose answer was lost is sent
 * again: creates carry an Idempotency-Key, and all others may be repeated. `send` must send as `account` or not at all.
 * Once somebody else is signed in, the promise stays open for ever, so that nothing of one member appears to another.
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
