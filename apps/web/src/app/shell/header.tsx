import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { useSignInLinks } from '../../lib/navigation/sign-in-links.ts';
import { type Session, useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { buttonStyle } from '../../ui/primitives/button-style.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { Mark } from '../../ui/primitives/half-disc.tsx';
import { type Route, routes } from '../routes.tsx';
import { preload } from '../screens.ts';
import { LanguagePicker } from './language-picker.tsx';
import { Bell, Logout, MemberName } from './member-parts.tsx';

/**
 * Logo, language, bell, account and navigation. A member's navigation is long and has a row of its own. It wraps on
 * narrow windows instead of hiding links behind a toggle.
 */
export function Header() {
  const { t } = useTranslation();
  const visitor = useSession().status === 'visitor';
  return (
    <header className="border-b border-hair">
      <div className="relative mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <Link
          to={links.home}
          aria-label={t(($) => $.shell.home)}
          className="tap flex items-center gap-2.5 no-underline"
        >
          <Mark />
          <span className={cx('font-voice text-large font-semibold', !visitor && 'hidden sm:inline')}>
            Halved
          </span>
        </Link>
        <div className={cx('-me-3 flex min-w-0 grow flex-wrap justify-end', visitor && 'md:contents')}>
          {!visitor && (
            <>
              <Suspense>
                <MemberName />
              </Suspense>
              <Suspense fallback={<span className="tap" />}>
                <Bell />
              </Suspense>
            </>
          )}
          <div className={cx(visitor && 'md:order-4 md:-me-3')}>
            <LanguagePicker />
          </div>
        </div>
        <div className="flex basis-full flex-wrap items-end justify-between md:contents">
          <Navigation />
          {!visitor && (
            <div className="-me-3 shrink-0 md:order-3">
              <Suspense fallback={<LogoutPlaceholder />}>
                <Logout />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

/** Reserves the logout button's space while it loads, so that the header does not wrap again. */
function LogoutPlaceholder() {
  const { t } = useTranslation();
  return (
    <span className={buttonStyle('quiet', 'small', 'invisible')} aria-hidden="true">
      {t(($) => $.nav.logout)}
    </span>
  );
}

/** A failed preload is ignored, because the navigation requests the screen again. */
const preloadScreen = (path: string) => void preload(path).catch(() => undefined);

function Navigation() {
  const { t } = useTranslation();
  const { status } = useSession();
  const signInLinks = useSignInLinks();
  const visibleRoutes = routes.filter((route) => belongsTo(route, status));
  return (
    <nav
      aria-label={t(($) => $.nav.label)}
      className={cx(
        'grow basis-48',
        status === 'visitor' ? 'md:order-2 md:basis-auto' : 'md:order-4 md:basis-full',
      )}
    >
      <ul className={cx('-mx-3 flex flex-wrap', status === 'visitor' && 'md:mx-0')}>
        {visibleRoutes.map(({ path, nav }) => (
          <li key={path}>
            <NavLink
              to={nav?.label === 'login' || nav?.label === 'register' ? signInLinks[nav.label] : path}
              end={path === links.home}
              onPointerEnter={() => preloadScreen(path)}
              onFocus={() => preloadScreen(path)}
              className={({ isActive }) =>
                cx(
                  'tap flex items-center rounded-full px-3 no-underline hover:bg-calm',
                  isActive ? 'font-semibold text-tide underline decoration-2 underline-offset-8' : 'text-ink',
                )
              }
            >
              {nav && t(($) => $.nav[nav.label])}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** While the profile loads, the stored token shows that this is a member. */
function belongsTo({ nav }: Route, status: Session['status']): boolean {
  return (
    nav !== undefined && (nav.for === 'all' || nav.for === (status === 'visitor' ? 'visitor' : 'member'))
  );
}
