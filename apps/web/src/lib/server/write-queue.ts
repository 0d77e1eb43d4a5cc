import { hourMs } from '@halved/shared/durations';
import { limits } from '@halved/shared/limits';
import { keeper } from './keeper.ts';
import { wakingStatuses } from './statuses.ts';
import { storedAccount } from './tokens.ts';
import { queuedWrites, reportAsleep, wakeState, wokeUp } from './wake.ts';
import { WakeError } from './wake-error.ts';

/** A write that the server has not answered yet. */
interface Write {
  /** The number of this write within the visit. */
  turn: number;
  /** The account that sends it; null for a visitor. */
  account: string | null;
  send: () => Promise<Response>;
  /** The moment after which it is not sent any more, in milliseconds since 1970. */
  until: number;
  /** Forgets it on the device, if it is kept there while it waits. */
  forget: (() => void) | undefined;
  /** How often this write got no response although the server answered other calls. */
  failures: number;
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/**
 * How long a write with an Idempotency-Key waits, an hour less than the server knows its key. After that, a write whose
 * response was lost would be executed a second time.
 */
export const sendableMs = (limits.idempotencyHours - 1) * hourMs;

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

/**
 * Sends the writes one after the other, in the order in which they were made, until one gets no response. A write that
 * has waited too long fails as if the server had not answered.
 */
async function sendAll(): Promise<void> {
  for (let write = queue[0]; write; write = queue[0]) {
    const isTooLate = Date.now() > write.until;
    const outcome = isTooLate ? { error: new WakeError('timeout') } : await attempt(write.send);
    if (!isTooLate && isUnanswered(outcome)) {
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
  if (queue.length > 0 && wakeState.get() === 'awake' && !running) reportAsleep();
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

type NewWrite = Pick<Write, 'account' | 'send' | 'until'> & { keep?: Keep };

/** Puts a write into the queue, and keeps it on the device if it is worth it. */
function enqueue(turn: number, { keep, ...added }: NewWrite): Promise<Response> {
  const forget = keep?.();
  return new Promise((resolve, reject) => {
    const write: Write = { ...added, turn, forget, failures: 0, resolve, reject };
    setQueue([...queue, write].sort((a, b) => a.turn - b.turn));
  });
}

/** Sends a write that a page had kept before it was closed or reloaded, after those that wait already. */
export function resumeWrite(write: NewWrite): Promise<Response> {
  turns += 1;
  const response = enqueue(turns, write);
  void sendQueuedWrites();
  return response;
}

/**
 * Sends a write until the server answers. While the server sleeps, the write waits behind the earlier writes, and is
 * sent as soon as the server is awake. A like and its removal therefore arrive in this order. A write whose response
 * was lost is sent again. This is safe, because creates carry an Idempotency-Key, which the server knows until `until`,
 * and all other writes may be repeated.
 * `send` must send as `account` or not at all. If somebody else has signed in meanwhile, the promise never settles, so
 * that they see nothing of this member.
 */
export async function queueWrite(write: NewWrite): Promise<Response> {
  const { account, send } = write;
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
  const response = enqueue(turn, write);
  probeIfAwake();
  return response;
}
