import { useTranslation } from 'react-i18next';
import { pageShortcuts, setKeysInUse, useKeysInUse } from '../../lib/navigation/keys-in-use.ts';
import { useStore } from '../../lib/state/store.ts';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Dialog } from '../../ui/primitives/dialog.tsx';
import { shellKeys } from './shell-keys.ts';

/** The keyboard shortcuts of the page and of every page, and the switch that turns them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const inUse = useKeysInUse();
  const rows = [
    ...useStore(pageShortcuts),
    { keys: [shellKeys.share], does: t(($) => $.keys.share) },
    { keys: [shellKeys.search], does: t(($) => $.keys.search) },
    { keys: [shellKeys.list], does: t(($) => $.keys.help) },
  ];
  return (
    <Dialog open title={t(($) => $.keys.title)} closeLabel={t(($) => $.actions.close)} onClose={onClose}>
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
