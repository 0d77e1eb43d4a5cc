import { loginRetries, times } from '@halved/shared/limits';
import { createEmitter } from '../state/emitter.ts';
import { createStore } from '../state/store.ts';
import type { WakeReason } from './wake-error.ts';

/** awake; waking: asked again and again; gone: it takes longer than the tries, and is asked now and then. */
export type WakeState = 'awake' | 'waking' | 'gone';

export const wakeState = createStore<WakeState>('awake');
/** The server answers again after it did not. */
export const wokeUp = createEmitter();
/** How many writes wait until it does (write-queue.ts). */
export const queuedWrites = createStore(0);

/** The wait before the n-th try, n from 0: 3 s, 6 s, 12 s (docs/product.md §10.1). */
export const wakeDelayMs = (attempt: number): number => times.loginRetryBaseMs * 2 ** attempt;

const longestMs = 30_000;
/** Tabs that wait do not ask in step: each comes up to a quarter earlier. */
const probeDelayMs = (attempt: number): number =>
  Math.min(wakeDelayMs(attempt), longestMs) * (1 - Math.random() / 4);

let timer: ReturnType<typeof setTimeout> | undefined;
let round = 0;

/** A tab that nobody sees, with nothing to send, leaves the server alone (docs/product.md §10.2). */
const isIdle = () => document.visibilityState === 'hidden' && queuedWrites.get() === 0;

/** The wake call, whose errors are ignored (docs/product.md §10.1): whether the server answers. */
export const isServerAwake = (): Promise<boolean> =>
  fetch('/api/wake', { signal: AbortSignal.timeout(times.apiTimeoutMs) }).then(
    (response) => response.ok,
    () => false,
  );

async function probe(attempt: number): Promise<void> {
  if (isIdle()) return;
  round += 1;
  const own = round;
  const awake = await isServerAwake();
  if (wakeState.get() === 'awake' || own !== round) return;
  if (awake) return reportAwake();
  if (attempt + 1 >= loginRetries) wakeState.set('gone');
  timer = setTimeout(probe, probeDelayMs(attempt + 1), attempt + 1);
}

/** There is a line again, or somebody is back: sooner than the next probe would be. */
function probeNow() {
  if (wakeState.get() === 'awake' || document.visibilityState === 'hidden') return;
  clearTimeout(timer);
  void probe(0);
}

/** A call got no answer: the shell shows its calm notice and asks the server until it answers. */
export function reportAsleep(_reason: WakeReason): void {
  if (wakeState.get() !== 'awake') return;
  wakeState.set('waking');
  addEventListener('online', probeNow);
  document.addEventListener('visibilitychange', probeNow);
  timer = setTimeout(probe, probeDelayMs(0), 0);
}

/** Any answer at all. */
export function reportAwake(): void {
  if (wakeState.get() === 'awake') return;
  clearTimeout(timer);
  removeEventListener('online', probeNow);
  document.removeEventListener('visibilitychange', probeNow);
  wakeState.set('awake');
  wokeUp.emit();
}

/** "Try Again" of the notice. */
export function probeAgain(): void {
  clearTimeout(timer);
  wakeState.set('waking');
  void probe(0);
}
