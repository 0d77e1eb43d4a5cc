import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rememberFocus } from './focus-region.ts';
import { CloseIcon } from './icons.tsx';
import { focusFirstControl } from './initial-focus.ts';
import { openLayer } from './layers.ts';

export interface DialogProps {
  open: boolean;
  title: string;
  closeLabel: string;
  /** Called for the cross, Escape and a click beside the dialog (in Safari by lib/device/close-beside.ts). */
  onClose: () => void;
  /** What is said before the first field. Screen readers read it with the title, because the focus begins behind it. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog. The focus begins at the first field and stays inside. When the dialog closes, the focus
 * returns to where it was, or to the region around it if that is gone, or to the heading of the page if it was nowhere.
 */
export function Dialog({ open, title, closeLabel, onClose, lead, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const returnFocus = rememberFocus();
    dialog.showModal();
    const stopLooking = focusFirstControl(dialog, heading.current);
    const leaveLayer = openLayer(dialog);
    return () => {
      stopLooking();
      leaveLayer();
      dialog.close();
      returnFocus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      closedby="any"
      aria-labelledby={titleId}
      aria-describedby={lead ? `${titleId}-lead` : undefined}
      className="arrive w-[min(36rem,calc(100vw-2rem))] rounded-card rounded-es-tail border border-hair bg-surface p-0 text-ink"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="grid gap-4 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="pt-1.5 text-title outline-none">
            {title}
          </h2>
          <button
            type="button"
            data-close
            aria-label={closeLabel}
            onClick={onClose}
            className="tap grid shrink-0 cursor-pointer place-items-center rounded-full hover:bg-calm"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        {lead && (
          <div id={`${titleId}-lead`} className="contents">
            {lead}
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
