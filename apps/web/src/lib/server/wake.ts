import { loginRetries, times } from '@halved/shared/limits';
import { createEmitter } from '../state/emitter.ts';
import { createStore } from '../state/store.ts';
import { isForeignPage } from './statuses.ts';

/**
 * `busy`: the server asked to wait for some time. `waking`: the server is probed at short intervals. `gone`: these
 * probes failed, and the server is probed every 30 seconds.
 */
export type WakeState = 'awake' | 'busy' | 'waking' | 'gone';

export const wakeState = createStore<WakeState>('awake');
/** Emitted when the server answers again. */
export const wokeUp = createEmitter();
/** How many writes wait for the server (write-queue.ts). */
export const queuedWrites = createStore(0);

/** The wait before the n-th probe, n from 0: 3 s, 6 s, 12 s (docs/product.md §10.1). */
export const wakeDelayMs = (attempt: number): number => times.loginRetryBaseMs * 2 ** attempt;

const longestMs = 30_000;
/** Each tab probes up to a quarter earlier, so that waiting tabs do not probe at the same moment. */
const probeDelayMs = (attempt: number): number =>
  Math.min(wakeDelayMs(attempt), longestMs) * (1 - Math.random() / 4);

let timer: ReturnType<typeof setTimeout> | undefined;
let round = 0;

/** A hidden tab with nothing to send does not probe (docs/product.md §10.2). */
const isIdle = () => document.visibilityState === 'hidden' && queuedWrites.get() === 0;

/** Probes the server once. Resolves with whether it answers; errors are ignored (docs/product.md §10.1). */
export const isServerAwake = (): Promise<boolean> =>
  fetch('/api/wake', { signal: AbortSignal.timeout(times.apiTimeoutMs) }).then(
    (response) => response.ok && !isForeignPage(response),
    () => false,
  );

/** Probes the server after `pauses` pauses, from 0 for a probe at once, and from then on with growing pauses. */
async function probe(pauses: number): Promise<void> {
  if (isIdle()) return;
  round += 1;
  const thisRound = round;
  const awake = await isServerAwake();
  if (wakeState.get() === 'awake' || thisRound !== round) return;
  if (awake) return wake();
  if (wakeState.get() === 'busy') wakeState.set('waking');
  if (pauses >= loginRetries) wakeState.set('gone');
  probeAfterPause(pauses);
}

/** Probes the server after the n-th pause, n from 0. */
function probeAfterPause(attempt: number) {
  timer = setTimeout(probe, probeDelayMs(attempt), attempt + 1);
}

/** Probes at once when the network is back or the tab is shown again, in a hidden tab only with something to send. */
function probeNow() {
  if (wakeState.get() === 'awake' || isIdle()) return;
  clearTimeout(timer);
  void probe(0);
}

function watchForChanges() {
  addEventListener('online', probeNow);
  document.addEventListener('visibilitychange', probeNow);
}

/** Call it when a request got no response. The wake notice shows, and the server is probed until it answers. */
export function reportAsleep(): void {
  if (wakeState.get() !== 'awake') return;
  wakeState.set('waking');
  watchForChanges();
  probeAfterPause(0);
}

/**
 * How long a busy server gets no requests, from the seconds of its Retry-After. Each tab waits up to a quarter longer,
 * so that the refused tabs do not all return at the same moment.
 */
export const busyDelayMs = (retryAfter: number): number =>
  Math.min(retryAfter * 1_000, longestMs) * (1 + Math.random() / 4);

/** Call it when the server asked to wait. The notice says so, and no probe is sent before that time is over. */
export function reportBusy(retryAfter: number): void {
  if (wakeState.get() !== 'awake') return;
  wakeState.set('busy');
  timer = setTimeout(() => {
    watchForChanges();
    void probe(0);
  }, busyDelayMs(retryAfter));
}

function wake() {
  clearTimeout(timer);
  removeEventListener('online', probeNow);
  document.removeEventListener('visibilitychange', probeNow);
  wakeState.set('awake');
  wokeUp.emit();
}

/** Call it after any response from the server. A busy server stays busy: it answers some calls and refuses others. */
export function reportAwake(): void {
  if (wakeState.get() === 'waking' || wakeState.get() === 'gone') wake();
}

/** Probes again at once, for "Try Again" of the notice. */
export function probeAgain(): void {
  clearTimeout(timer);
  wakeState.set('waking');
  void probe(0);
}
