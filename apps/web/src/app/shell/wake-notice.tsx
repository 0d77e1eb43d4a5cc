import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../../lib/device/online.ts';
import { probeAgain, queuedWrites, wakeState } from '../../lib/server/wake.ts';
import { useStore } from '../../lib/state/store.ts';
import { links } from '../../links.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';

/** What the notice says, and what it says of the writes that wait. */
const noticeKeys = { offline: 'offline', busy: 'busy', waking: 'notice', gone: 'gone' } as const;
const queuedKeys = {
  offline: 'queuedOffline',
  busy: 'queuedBusy',
  waking: 'queued',
  gone: 'queued',
} as const;

/**
 * Says calmly that the device is offline, or that the server sleeps, is busy or does not answer, and how many writes
 * wait. The page continues by itself when the server answers again.
 */
export function WakeNotice() {
  const { t } = useTranslation();
  const state = useStore(wakeState);
  const waiting = useStore(queuedWrites);
  const online = useOnline();
  const situation = online ? state : 'offline';
  // The login has a waiting notice of its own, over the whole screen.
  const isLogin = useLocation().pathname === links.login;
  return (
    <div role="status" className="sticky top-0 z-20 bg-calm md:top-11">
      {!isLogin && situation !== 'awake' && (
        <div
          data-wake-notice=""
          className="mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-small leading-snug"
        >
          {(situation === 'waking' || situation === 'busy') && <Spinner />}
          <p className="grow basis-64">
            {t(($) => $.wake[noticeKeys[situation]])}
            {waiting > 0 && ` ${t(($) => $.wake[queuedKeys[situation]], { count: waiting })}`}
          </p>
          {state === 'gone' && (
            <Button size="small" onClick={probeAgain}>
              {t(($) => $.actions.tryAgain)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
