import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Settings } from './use-settings.ts';

/** Before somebody leaves with unsaved changes: save them, let them go, or stay. */
export function LeaveDialog({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const guard = useLeaveGuard(settings.changed);
  const save = async () => {
    if (await settings.save()) guard.leave();
    else guard.stay();
  };
  const discard = () => {
    settings.discard();
    guard.leave();
  };
  return (
    <Dialog
      open={guard.asked}
      title={t(($) => $.leave.title)}
      closeLabel={t(($) => $.leave.stay)}
      onClose={guard.stay}
    >
      <p>{t(($) => $.leave.text)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="danger" onClick={discard}>
          {t(($) => $.leave.discard)}
        </Button>
        <Button variant="primary" busy={settings.saving} onClick={() => void save()}>
          {settings.saving ? t(($) => $.save.busy) : t(($) => $.save.submit)}
        </Button>
      </div>
    </Dialog>
  );
}
