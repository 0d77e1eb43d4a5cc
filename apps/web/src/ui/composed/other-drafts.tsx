import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Notice } from '../primitives/notice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface OtherDraftsProps {
  texts: { lead: string; add: string; remove: string; ask: string; confirm: string; keep: string };
  /** The drafts of other tabs. */
  others: readonly { slot: string; text: string }[];
  /** Adds one of the drafts to the form's text. */
  onAdd: (slot: string) => void;
  onRemove: (slot: string) => void;
}

/**
 * The drafts that other tabs wrote under the same name, each with a button to add it to the form and one to discard it.
 */
export function OtherDrafts({ texts, others, onAdd, onRemove }: OtherDraftsProps) {
  const [slotToRemove, setSlotToRemove] = useState<string | null>(null);
  if (others.length === 0) return null;
  return (
    <Notice role="group" aria-label={texts.lead}>
      <p className="text-small">{texts.lead}</p>
      {others.map(({ slot, text }) => (
        <div key={slot} className="grid gap-2">
          <blockquote dir="auto" className="font-voice whitespace-pre-line">
            {text}
          </blockquote>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onAdd(slot)}>
              {texts.add}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setSlotToRemove(slot)}>
              {texts.remove}
            </Button>
          </div>
        </div>
      ))}
      <ConfirmDialog
        open={slotToRemove !== null}
        title={texts.ask}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        danger
        onCancel={() => setSlotToRemove(null)}
        onConfirm={() => {
          if (slotToRemove !== null) onRemove(slotToRemove);
          setSlotToRemove(null);
        }}
      />
    </Notice>
  );
}
