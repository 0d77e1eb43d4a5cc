import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../primitives/button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from '../primitives/icons.tsx';
import { useTopLayer } from '../primitives/layers.ts';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** What can be done about it, such as undoing it. */
  action?: { label: string; run: () => void };
}

export interface ToasterProps {
  messages: readonly ToastMessage[];
  /** "Success" and "Error": the kind is given in a word, not only in a colour. */
  kindLabels: Record<ToastMessage['kind'], string>;
  dismissLabel: string;
  onDismiss: (id: number) => void;
  /** Called with true while the pointer or the focus is on a message, to pause its time. */
  onHold: (held: boolean) => void;
}

const holds = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focusin', true],
  ['focusout', false],
] as const;

/**
 * Renders the messages. While a dialog is open they are rendered into the topmost one, because an open dialog covers
 * everything outside it and hides that from screen readers.
 */
export function Toaster(props: ToasterProps) {
  const layer = useTopLayer();
  return (
    <>
      <Frame {...props} messages={layer ? [] : props.messages} />
      {layer && createPortal(<Frame {...props} />, layer)}
    </>
  );
}

/**
 * Both live regions are in the page before any message, because screen readers announce only changes of an existing
 * region.
 */
function Frame({ messages, kindLabels, dismissLabel, onDismiss, onHold }: ToasterProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusReturn(frame);
  useHold(frame, onHold);
  useRoomInDialog(frame, messages);
  const region = (kind: ToastMessage['kind']) => (
    <div role={kind === 'error' ? 'alert' : 'status'} className="grid gap-2">
      {messages
        .filter((message) => message.kind === kind)
        .map((message) => (
          <div
            key={message.id}
            data-toast={kind}
            className="arrive pointer-events-auto flex items-start gap-3 rounded-field border-[1.5px] border-current bg-surface p-3 ps-4 data-[toast=error]:text-err data-[toast=success]:text-ok"
          >
            <ToastIcon kind={kind} />
            <div className="flex grow flex-wrap justify-end gap-x-3">
              <p className="grow basis-40 py-2 leading-snug text-ink">
                <span className="sr-only">{kindLabels[kind]}: </span>
                {message.text}
              </p>
              {message.action && (
                <Button size="small" variant="quiet" className="underline" onClick={message.action.run}>
                  {message.action.label}
                </Button>
              )}
            </div>
            <button
              type="button"
              aria-label={dismissLabel}
              onClick={() => onDismiss(message.id)}
              className="tap grid shrink-0 cursor-pointer place-items-center rounded-full text-ink hover:bg-calm"
            >
              <CloseIcon className="size-4" />
            </button>
          </div>
        ))}
    </div>
  );
  return (
    <div
      ref={frame}
      data-toasts=""
      className="pointer-events-none fixed inset-e-4 top-4 z-50 md:top-14 grid w-[min(24rem,calc(100vw-2rem))] gap-2"
    >
      {region('success')}
      {region('error')}
    </div>
  );
}

const gapPx = 8;

/** Keeps the messages off what has to be read and pressed in their dialog. */
function useRoomInDialog(frame: RefObject<HTMLElement | null>, messages: readonly ToastMessage[]) {
  useLayoutEffect(() => {
    const element = frame.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog || messages.length === 0) return;
    const place = () => placeIn(dialog, element);
    place();
    // A dialog that is still arriving carries with it what is otherwise fixed in the window.
    dialog.addEventListener('animationend', place);
    return () => dialog.removeEventListener('animationend', place);
  }, [frame, messages]);
}

/**
 * Moves the messages below the title and the close button of their dialog if they would cover them, then below the field
 * that has the focus and below the buttons, if they have room there.
 */
function placeIn(dialog: HTMLElement, element: HTMLElement): void {
  element.style.insetBlockStart = '';
  const head = dialog.querySelector('[data-close]')?.parentElement;
  if (head) moveBelow(element, head);
  const bar = dialog.querySelector('[data-safety]')?.getBoundingClientRect();
  for (const other of dialog.querySelectorAll(keptFree)) {
    const { bottom } = other.getBoundingClientRect();
    // On a phone "Get help now" and "Leave quickly" are at the lower edge.
    const end = bar && bar.top > bottom ? bar.top : window.innerHeight;
    const hasRoom = bottom + gapPx + element.getBoundingClientRect().height <= end;
    if (hasRoom && !element.contains(other)) moveBelow(element, other);
  }
}

const keptFree = ':is(input, select, textarea):focus, button:not([data-close])';

/** Moves an element below another one that it covers. */
function moveBelow(element: HTMLElement, other: Element): void {
  const [own, its] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = own.left >= its.right || own.right <= its.left;
  if (isBeside || own.top >= its.bottom || own.bottom <= its.top) return;
  element.style.insetBlockStart = `${its.bottom + gapPx}px`;
}

/** Returns the focus to where it was before, because a pressed button disappears together with its message. */
function useFocusReturn(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let before: HTMLElement | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      const left = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      if (!element.contains(left)) before = left;
    };
    const giveBack = () => {
      if (element.contains(document.activeElement)) before?.focus();
    };
    element.addEventListener('focusin', remember, { signal });
    element.addEventListener('click', giveBack, { signal });
    return () => controller.abort();
  }, [frame]);
}

function useHold(frame: RefObject<HTMLElement | null>, onHold: (held: boolean) => void) {
  useEffect(() => {
    const controller = new AbortController();
    for (const [name, held] of holds) {
      frame.current?.addEventListener(name, () => onHold(held), { signal: controller.signal });
    }
    return () => {
      controller.abort();
      // A message that disappears together with its dialog fires no leave event, even under the pointer.
      onHold(false);
    };
  }, [frame, onHold]);
}

function ToastIcon({ kind }: { kind: ToastMessage['kind'] }) {
  const Icon = kind === 'error' ? AlertIcon : CheckIcon;
  return <Icon className="mt-2.5 size-5 shrink-0" />;
}
