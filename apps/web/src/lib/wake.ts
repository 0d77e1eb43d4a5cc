import { loginRetries, times } from '@halved/shared/limits';
import { createEmitter } from './emitter.ts';
import { createStore } from './store.ts';
import type { WakeReason } from './wake-error.ts';

/** awake; waking: asked again and again; gone: it took longer than the tries. */
export type WakeState = 'awake' | 'waking' | 'gone';

export const wakeState = createStore<WakeState>('awake');
/** The server answers again after it did not. */
export const wokeUp = createEmitter();

/** The wait before the n-th try, n from 0: 3 s, 6 s, 12 s (spec 1 §8). */
export const wakeDelayMs = (attempt: number): number => times.loginRetryBaseMs * 2 ** attempt;

let timer: ReturnType<typeof setTimeout> | undefined;

async function knock(attempt: number): Promise<void> {
  // A plain fetch: errors of the wake call are ignored (spec 1 §7).
  const awake = await fetch('/api/wake', { signal: AbortSignal.timeout(times.apiTimeoutMs) }).then(
    (response) => response.ok,
    () => false,
  );
  if (wakeState.get() !== 'waking') return;
  if (awake) reportAwake();
  else if (attempt + 1 >= loginRetries) wakeState.set('gone');
  else timer = setTimeout(knock, wakeDelayMs(attempt + 1), attempt + 1);
}

/** A call got no answer: the shell shows its calm notice and the server is knocked at. */
export function reportAsleep(_reason: WakeReason): void {
  if (wakeState.get() !== 'awake') return;
  wakeState.set('waking');
  timer = setTimeout(knock, wakeDelayMs(0), 0);
}

/** Any answer at all. */
export function reportAwake(): void {
  if (wakeState.get() === 'awake') return;
  clearTimeout(timer);
  wakeState.set('awake');
  wokeUp.emit();
}

/** "Try Again" of the notice. */
export function knockAgain(): void {
  clearTimeout(timer);
  wakeState.set('waking');
  void knock(0);
}
