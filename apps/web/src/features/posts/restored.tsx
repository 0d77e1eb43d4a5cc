import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Says that what was half-written is back, and offers to throw it away, after asking. */
export function Restored({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('posts');
  const [shown, setShown] = useState(true);
  const [asking, setAsking] = useState(false);
  if (!shown) return null;
  const startOver = () => {
    setShown(false);
    onStartOver();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-field bg-calm py-1 ps-4 pe-1">
        <p role="status" className="text-small">
          {t(($) => $.form.restored)}
        </p>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t(($) => $.form.startOver)}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t(($) => $.form.startOverAsk)}
        confirmLabel={t(($) => $.form.startOverConfirm)}
        cancelLabel={t(($) => $.form.keep)}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={startOver}
      />
    </>
  );
}
