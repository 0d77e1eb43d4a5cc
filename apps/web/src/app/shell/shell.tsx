import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useSession } from '../../lib/server/session.ts';
import { AfterPaint } from '../../ui/composed/after-paint.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './member-parts.ts';
import { SafetyBar } from './safety-bar.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { WakeNotice } from './wake-notice.tsx';

// The component for messages is loaded right after the first paint, because no message appears earlier. It does not wait
// for the first message, because screen readers announce a message only if its live region existed before.
const Toasts = lazyPart(
  () => import('./toasts.tsx'),
  (part) => part.Toasts,
);

// The live region is there before a new version is found, some seconds after the page has loaded.
const Notices = lazyPart(
  () => import('./notices.tsx'),
  (part) => part.Notices,
);

const Shortcuts = lazyPart(
  () => import('./shortcuts.tsx'),
  (part) => part.Shortcuts,
);

/** The sidebar's space is reserved while it loads, so that the page does not move. */
const besideSidebar = 'mx-auto w-full max-w-wide lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]';

/** The page around every screen. The safety bar comes first, so that the Tab key reaches it first. */
export function Shell() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useSessionEnd();
  const visitor = useSession().status === 'visitor';
  return (
    <>
      <SafetyBar />
      <Header />
      <WakeNotice />
      <AnnouncementBar />
      <div className={visitor ? undefined : besideSidebar}>
        {!visitor && (
          <Suspense>
            <Sidebar />
          </Suspense>
        )}
        {/* As high as the window, so that the footer below does not jump while a screen loads. */}
        <main id="content" tabIndex={-1} className="min-h-dvh outline-none lg:col-start-2 print:min-h-0">
          {/* It is not loaded separately like the other parts for members, because it would push the page down. */}
          {!visitor && <SuspendedNotice />}
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Loading label={t(($) => $.loading)} />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Footer />
      <AfterPaint>
        <Toasts />
        <Notices />
        <Shortcuts />
      </AfterPaint>
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className="mx-auto max-w-page px-4 py-2 sm:py-10">
      <Skeleton label={label} />
    </div>
  );
}
