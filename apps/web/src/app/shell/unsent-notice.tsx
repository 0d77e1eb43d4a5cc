import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/state/store.ts';
import { endUnsent, unsentWords } from '../../lib/writing/unsent-words.ts';
import { CopyButton } from '../../ui/composed/copy-button.tsx';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';

/**
 * Shows words that waited on the device and were refused, with the reason. Their form may be on no page any more, for
 * example because the worry was deleted meanwhile.
 */
export function UnsentNotice() {
  const { t } = useTranslation();
  const [unsent] = useStore(unsentWords);
  if (!unsent) return null;
  const close = t(($) => $.actions.close);
  return (
    <Dialog open title={t(($) => $.unsent.title)} closeLabel={close} onClose={endUnsent}>
      <p>{unsent.reason}</p>
      <blockquote
        dir="auto"
        className="max-h-[40dvh] overflow-y-auto whitespace-pre-wrap border-s-4 border-hair ps-4 font-voice"
      >
        {unsent.words}
      </blockquote>
      <DialogButtons>
        <CopyButton size="normal" text={unsent.words}>
          {t(($) => $.unsent.copy)}
        </CopyButton>
        <Button variant="primary" onClick={endUnsent}>
          {close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
