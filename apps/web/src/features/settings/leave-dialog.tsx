import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../lib/navigation/leave-guard.ts';
import { useWhileMounted } from '../../lib/navigation/while-mounted.ts';
import { DialogButtons } from '../../ui/composed/dialog-buttons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import type { Settings } from './use-settings.ts';

/**
 * Asks somebody who leaves with unsaved changes to save them, discard them or stay. While changes are being saved the
 * dialog does not ask, because they are sent even after the page was left.
 */
export function LeaveDialog({ settings: { changed, saving, save, discard } }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const guard = useLeaveGuard(changed && !saving);
  const [saveFirst, setSaveFirst] = useState(false);
  // Whether to leave when the changes have been saved. Closing the dialog before that sets it to false.
  const isLeaving = useRef(false);
  const whileMounted = useWhileMounted();
  const stay = () => {
    isLeaving.current = false;
    setSaveFirst(false);
    guard.stay();
  };
  const saveAndLeave = async () => {
    isLeaving.current = true;
    setSaveFirst(true);
    const saved = await save();
    whileMounted(() => {
      if (saved && isLeaving.current) guard.leave();
      else stay();
    });
  };
  const discardAndLeave = () => {
    discard();
    guard.leave();
  };
  return (
    <Dialog
      open={guard.isAsking || saveFirst}
      title={t(($) => $.leave.title)}
      closeLabel={t(($) => $.leave.stay)}
      lead={<p>{t(($) => $.leave.text)}</p>}
      onClose={stay}
    >
      <DialogButtons>
        <Button variant="danger" inactive={saving} onClick={discardAndLeave}>
          {t(($) => $.leave.discard)}
        </Button>
        <Button variant="primary" data-begin busy={saving} onClick={() => void saveAndLeave()}>
          {saving ? t(($) => $.save.busy) : t(($) => $.save.submit)}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
