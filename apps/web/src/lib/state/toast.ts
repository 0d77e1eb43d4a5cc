import { times } from '@halved/shared/limits';
import type { ToastMessage } from '../../ui/composed/toaster.tsx';
import { createStore } from './store.ts';

export const toasts = createStore<readonly ToastMessage[]>([]);

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  leftMs: number;
}

const clocks = new Map<number, Clock>();
let isHeld = false;
let lastId = 0;

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  toasts.set(toasts.get().filter((message) => message.id !== id));
  // The pointer may have been on this message, which fires no leave event when it disappears.
  if (clocks.size === 0) isHeld = false;
}

function run(id: number, clock: Clock) {
  clock.startedAt = Date.now();
  clock.timer = setTimeout(dismissToast, clock.leftMs, id);
}

function show(kind: ToastMessage['kind'], text: string): void {
  lastId += 1;
  const clock: Clock = { timer: undefined, startedAt: Date.now(), leftMs: times.toastMs };
  clocks.set(lastId, clock);
  toasts.set([...toasts.get(), { id: lastId, kind, text }]);
  if (!isHeld) run(lastId, clock);
}

/** Pauses the four seconds of the messages while the pointer or the focus is on them (WCAG 2.2.1). */
export function holdToasts(hold: boolean): void {
  if (hold === isHeld) return;
  isHeld = hold;
  for (const [id, clock] of clocks) {
    if (hold) {
      clearTimeout(clock.timer);
      clock.leftMs -= Date.now() - clock.startedAt;
    } else run(id, clock);
  }
}

/**
 * Shows a message for four seconds, in the page's upper end corner (docs/product.md §10.3). The text is a whole
 * sentence.
 */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
};
