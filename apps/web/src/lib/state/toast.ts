import { times } from '@halved/shared/limits';
import type { ToastMessage } from '../../ui/composed/toaster.tsx';
import { createStore } from './store.ts';

export const toasts = createStore<readonly ToastMessage[]>([]);

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  leftMs: number;
  /** Called when the message disappears. */
  onEnd: (() => void) | undefined;
}

const clocks = new Map<number, Clock>();
let isHeld = false;
let lastId = 0;

export function dismissToast(id: number): void {
  const clock = clocks.get(id);
  clearTimeout(clock?.timer);
  clocks.delete(id);
  toasts.set(toasts.get().filter((message) => message.id !== id));
  // The pointer may have been on this message, which fires no leave event when it disappears.
  if (clocks.size === 0) isHeld = false;
  clock?.onEnd?.();
}

function run(id: number, clock: Clock) {
  clock.startedAt = Date.now();
  clock.timer = setTimeout(dismissToast, clock.leftMs, id);
}

interface Undo {
  label: string;
  /** Called when somebody takes it back. */
  onUndo: () => void;
  /** Called when nobody has. */
  onEnd: () => void;
}

function show(kind: ToastMessage['kind'], text: string, undo?: Undo): void {
  lastId += 1;
  const clock: Clock = { timer: undefined, startedAt: Date.now(), leftMs: times.toastMs, onEnd: undo?.onEnd };
  clocks.set(lastId, clock);
  const id = lastId;
  const takeBack = () => {
    clock.onEnd = undo?.onUndo;
    dismissToast(id);
  };
  const action = undo && { action: { label: undo.label, run: takeBack } };
  toasts.set([...toasts.get(), { id, kind, text, ...action }]);
  if (!isHeld) run(id, clock);
}

/** Ends the messages that can still be undone, so that what waits for them happens now. Returns whether one did. */
export function endUndo(): boolean {
  const waiting = [...clocks].filter(([, { onEnd }]) => onEnd !== undefined);
  for (const [id] of waiting) dismissToast(id);
  return waiting.length > 0;
}

/** Ends them when the page is hidden or left: whoever leaves does not take anything back any more. */
export function endUndoOnLeaving(): void {
  addEventListener('pagehide', endUndo);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') endUndo();
  });
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
  /** Offers to take something back while the message is shown. What is done about it waits for its end. */
  undoable: (text: string, undo: Undo): void => show('success', text, undo),
};
