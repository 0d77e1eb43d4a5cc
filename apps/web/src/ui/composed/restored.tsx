import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The texts about a restored draft (lib/writing/restored-texts.ts). */
export interface RestoredTexts {
  restored: string;
  startOver: string;
  ask: string;
  confirm: string;
  keep: string;
}

/** Says that a draft was restored, and offers to discard it, after a question. */
export function Restored({ texts, onStartOver }: { texts: RestoredTexts; onStartOver: () => void }) {
  const [isShown, setIsShown] = useState(true);
  const [isAsking, setIsAsking] = useState(false);
  if (!isShown) return null;
  const startOver = () => {
    setIsShown(false);
    onStartOver();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-calm py-1 ps-4 pe-1">
        <p role="status" className="text-small">
          {texts.restored}
        </p>
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          {texts.startOver}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.ask}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={startOver}
      />
    </>
  );
}
