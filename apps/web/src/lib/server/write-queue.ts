import { keeper } from './keeper.ts';
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
  /** Forgets it on the device, if it is kept there while it waits. */
  forget: (() => void) | undefined;
  /** How often this write got no response although the server answered other calls. */
  failures: number;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** After this many tries without a response the write fails. */
const maxFailures = 8;

let queue: readonly Write[] = [];
let turns = 0;

function setQueue(writes: readonly Write[]) {
  queue = writes;
  queuedWrites.set(writes.length);
}

function drop(write: Write) {
  write.forget?.();
  setQueue(queue.filter((queued) => queued !== write));
}

const isOwn = ({ account }: Pick<Write, 'account'>): boolean =>
  account === null || storedAccount() === account;

/** A promise that never settles. Somebody else is signed in by now, and would see the effect of the response. */
const neverSettled = () => new Promise<never>(() => undefined);

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

/** Sends the writes one after the other, in the order in which they were made, until one gets no response. */
async function sendAll(): Promise<void> {
  for (let write = queue[0]; write; write = queue[0]) {
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

/**
 * Makes sure that the server is probed. If other calls were answered meanwhile, nothing else would probe it, and the
 * write would wait for ever.
 */
function probeIfAwake() {
  if (queue.length > 0 && wakeState.get() === 'awake' && !running) reportAsleep('status');
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

/** Drops the writes of a member who is no longer signed in. */
export function dropQueuedWrites(): void {
  setQueue(queue.filter(isOwn));
  keeper.get()?.forgetOthers(storedAccount());
}

/** Keeps a waiting write on the device, and returns the function that forgets it there. */
type Keep = () => (() => void) | undefined;

/** Puts a write into the queue, and keeps it on the device if it is worth it. */
function enqueue(turn: number, account: string | null, send: Write['send'], keep?: Keep): Promise<Response> {
  const forget = keep?.();
  return new Promise((resolve, reject) => {
    const write: Write = { turn, account, send, forget, failures: 0, resolve, reject };
    setQueue([...queue, write].sort((a, b) => a.turn - b.turn));
  });
}

/** Sends a write that a page had kept before it was closed or reloaded, after those that wait already. */
export function resumeWrite(account: string, send: Write['send'], keep: Keep): Promise<Response> {
  turns += 1;
  const response = enqueue(turns, account, send, keep);
  void sendQueuedWrites();
  return response;
}

/**
 * Sends a write until the server answers. While the server sleeps, the write waits behind the earlier writes, and is
 * sent as soon as the server is awake. A like and its removal therefore arrive in this order. A write whose response
 * was lost is sent again. This is safe, because creates carry an Idempotency-Key and all other writes may be repeated.
 * `send` must send as `account` or not at all. If somebody else has signed in meanwhile, the promise never settles, so
 * that they see nothing of this member.
 */
export async function queueWrite(
  account: string | null,
  send: () => Promise<Response>,
  keep?: Keep,
): Promise<Response> {
  turns += 1;
  const turn = turns;
  if (queue.length === 0) {
    const outcome = await attempt(send);
    if (!isOwn({ account })) return neverSettled();
    if (!isUnanswered(outcome)) {
      if ('error' in outcome) throw outcome.error;
      return outcome.response;
    }
  }
  const response = enqueue(turn, account, send, keep);
  probeIfAwake();
  return response;
}
