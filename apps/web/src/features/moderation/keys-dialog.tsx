import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { queueKeys, setKeysInUse, useKeysInUse } from './queue-keys.ts';

/** The keyboard shortcuts of the queue, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation();
  const inUse = useKeysInUse();
  const rows = [
    { keys: ['j', '↓'], does: t(($) => $.keys.next) },
    { keys: ['k', '↑'], does: t(($) => $.keys.previous) },
    { keys: [queueKeys.open, 'Enter'], does: t(($) => $.keys.open) },
    { keys: [queueKeys.approve], does: t(($) => $.keys.approve) },
    { keys: [queueKeys.reject], does: t(($) => $.keys.reject) },
    { keys: [queueKeys.suspend], does: t(($) => $.keys.suspend) },
    { keys: [queueKeys.handOver], does: t(($) => $.keys.handOver) },
    { keys: ['?'], does: t(($) => $.keys.help) },
  ];
  return (
    <Dialog open title={t(($) => $.queue.keys)} closeLabel={common(($) => $.actions.close)} onClose={onClose}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {rows.map(({ keys, does }) => (
          <div key={keys.join()} className="contents">
            <dt className="flex items-center gap-1.5">
              {keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1.5">
                  {index > 0 && <span className="text-small text-muted">{t(($) => $.keys.or)}</span>}
                  <kbd className="rounded-field border border-line bg-sunk px-2 py-0.5 text-small">{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        asSwitch
        label={t(($) => $.keys.use)}
        hint={t(($) => $.keys.useHint)}
        checked={inUse}
        onChange={({ target }) => setKeysInUse(target.checked)}
      />
    </Dialog>
  );
}
