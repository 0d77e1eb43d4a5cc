import { useTranslation } from 'react-i18next';
import { newVersion, putOffVersion, reloadWithNewest } from '../../lib/device/new-version.ts';
import { queuedWrites } from '../../lib/server/wake.ts';
import { useStore } from '../../lib/state/store.ts';
import { Button } from '../../ui/primitives/button.tsx';

/**
 * Says that a new version is ready, and asks before the page is reloaded with it. While a write waits for the server,
 * the notice waits too, because a reload would end the write.
 */
export function VersionNotice() {
  const { t } = useTranslation();
  const isReady = useStore(newVersion) !== 'none';
  const isIdle = useStore(queuedWrites) === 0;
  const putOff = () => {
    putOffVersion();
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className="print:hidden">
      {isReady && isIdle && (
        <div
          data-version-notice=""
          className="fixed inset-x-2 bottom-[calc(var(--foot-block)+0.5rem)] z-20 mx-auto flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2 rounded-card rounded-es-tail border border-hair bg-surface px-4 py-2.5"
        >
          <p className="grow text-small">{t(($) => $.newVersion.ready)}</p>
          <div className="flex gap-2">
            <Button size="small" onClick={reloadWithNewest}>
              {t(($) => $.newVersion.reload)}
            </Button>
            <Button size="small" variant="quiet" onClick={putOff}>
              {t(($) => $.newVersion.later)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
