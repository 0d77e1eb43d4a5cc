import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isServerAwake, reportAsleep, wokeUp } from '../lib/server/wake.ts';
import { ErrorState } from '../ui/composed/error-state.tsx';
import { useTabTitle } from '../ui/primitives/page-title.ts';
import { Skeleton } from '../ui/primitives/skeleton.tsx';
import { routeOf } from './route-of.ts';

interface LoadedScreen {
  Screen: ComponentType;
}

interface ScreenFallbackProps {
  /** The screen, if it has loaded meanwhile. */
  loadedScreen: () => LoadedScreen | undefined;
  load: () => Promise<LoadedScreen>;
}

/**
 * Replaces the old screen when the new screen does not load within a moment. It shows the skeleton of the new screen
 * until that screen has loaded. A failure is shown at once, and the screen is requested again as soon as there is a
 * network.
 */
export function ScreenFallback({ loadedScreen, load }: ScreenFallbackProps) {
  const [screen, setScreen] = useState(loadedScreen);
  const [failed, setFailed] = useState(false);
  const loadScreen = useCallback(() => {
    load().then(setScreen, () => setFailed(true));
  }, [load]);
  useEffect(loadScreen, [loadScreen]);
  useEffect(() => {
    if (!failed) return;
    void checkServer();
    const stop = wokeUp.on(loadScreen);
    addEventListener('online', loadScreen);
    return () => {
      stop();
      removeEventListener('online', loadScreen);
    };
  }, [failed, loadScreen]);
  if (screen) return <screen.Screen />;
  return <LoadingScreen failed={failed} onRetry={loadScreen} />;
}

/** Probes the server. If the server sleeps, the notice of the shell says so. */
const checkServer = async () => {
  if (!(await isServerAwake())) reportAsleep();
};

interface LoadingScreenProps {
  failed: boolean;
  onRetry: () => void;
}

function LoadingScreen({ failed, onRetry }: LoadingScreenProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const waited = useWaited(!failed);
  const route = routeOf(pathname);
  const title = t(($) => $.titles[route?.title ?? 'notFound']);
  useTabTitle(title);
  useLayoutEffect(() => {
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [kind]);
  useEffect(() => {
    if (waited === 'long') void checkServer();
  }, [waited]);
  const texts = { '': '', moment: t(($) => $.late.moment), long: t(($) => $.late.long) };
  return (
    <div data-late="" aria-busy={!failed} className="mx-auto max-w-page px-4 py-2 sm:py-10">
      <h1 className="text-display">{title}</h1>
      {failed ? (
        <ErrorState
          message={t(($) => $.errors.network)}
          retryLabel={t(($) => $.actions.tryAgain)}
          onRetry={onRetry}
        >
          <p className="max-w-[44ch] text-muted">{t(($) => $.late.failed)}</p>
        </ErrorState>
      ) : (
        <>
          {/* The live region exists before its text, because screen readers announce only changes of an existing
             region. */}
          <p aria-live="polite" className={waited === 'long' ? 'mt-3 text-muted' : 'sr-only'}>
            {texts[waited]}
          </p>
          <div aria-hidden="true" className="mt-6">
            <Skeleton label="" />
          </div>
        </>
      )}
    </div>
  );
}

/** Waits that are shorter than this are not announced. */
const momentMs = 400;
const longMs = 4_000;

/** How long the screen has been loading: a 'moment', 'long', or '' for a shorter time. */
function useWaited(waiting: boolean): '' | 'moment' | 'long' {
  const [waited, setWaited] = useState<'' | 'moment' | 'long'>('');
  useEffect(() => {
    if (!waiting) return;
    const moment = setTimeout(setWaited, momentMs, 'moment');
    const long = setTimeout(setWaited, longMs, 'long');
    return () => {
      clearTimeout(moment);
      clearTimeout(long);
    };
  }, [waiting]);
  return waited;
}
