import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

export interface PopoverProps {
  /** The accessible name of the button. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName: string;
  /** The accessible name of the panel. */
  panelLabel: string;
  panelClassName: string;
  /** `region` for a panel of links, which is no dialog to a screen reader. */
  role?: 'dialog' | 'region';
  /** The element around button and panel. */
  className?: string;
  /** Called when somebody is about to open the panel, so that its content can load. */
  onTouch?: () => void;
  children: (close: () => void) => ReactNode;
}

const reachable = 'a[href], button';

/** The item that an arrow key leads to: the next or the previous one, wrapping around; undefined for any other key. */
export function stepTo(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index < 0 ? count - 1 : index - 1,
    Home: 0,
    End: count - 1,
  };
  const step = steps[key];
  return step === undefined || count === 0 ? undefined : (step + count) % count;
}

/**
 * A non-modal panel under its button. Tab moves through the panel and out of it, and the arrow keys move along its
 * links and buttons. Escape, a click outside or a focus outside closes the panel. It is placed at the end of the
 * nearest positioned element.
 */
export function Popover({
  label,
  trigger,
  triggerClassName,
  panelLabel,
  panelClassName,
  role = 'dialog',
  className = 'sm:relative',
  onTouch,
  children,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    panel.current?.focus({ preventScroll: true });
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      return setOpen(true);
    }
    if (event.key === 'Escape') return close();
    const items = [...(panel.current?.querySelectorAll<HTMLElement>(reachable) ?? [])];
    const index = items.findIndex((item) => item.matches(':focus'));
    const next = stepTo(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const panelProps = { ref: panel, id, tabIndex: -1, className: panelClassName, onBlur: leave, onKeyDown };
  return (
    <div ref={root} className={className}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup={role === 'dialog' ? role : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={triggerClassName}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onPointerEnter={onTouch}
        onFocus={onTouch}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && role === 'dialog' && (
        <div role="dialog" aria-label={panelLabel} {...panelProps}>
          {children(close)}
        </div>
      )}
      {open && role === 'region' && (
        <section aria-label={panelLabel} {...panelProps}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
