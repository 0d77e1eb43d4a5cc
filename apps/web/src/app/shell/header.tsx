import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { buttonStyle } from '../../ui/primitives/button-style.ts';
import { Mark } from '../../ui/primitives/half-disc.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Bell, Logout, MemberName } from './member-parts.ts';
import { MemberNavigation, VisitorNavigation } from './navigation.tsx';

/**
 * One row: the logo, the navigation, and for members the bell and their name. A phone has the navigation in a bar at
 * the thumb (styles/bar.css), and a member's language and logout behind their name (sidebar.tsx).
 */
export function Header() {
  const { t } = useTranslation();
  const visitor = useSession().status === 'visitor';
  return (
    <header className="border-b border-hair">
      <div className="relative mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-3 px-4 py-0.5 md:py-2">
        <Link
          to={links.home}
          aria-label={t(($) => $.shell.home)}
          className="tap flex items-center gap-2.5 no-underline"
        >
          <Mark />
          <span translate="no" className="font-voice text-large font-semibold">
            Halved
          </span>
        </Link>
        {visitor ? <VisitorNavigation /> : <MemberNavigation />}
        <div className="-me-3 flex min-w-0 items-center">{visitor ? <LanguagePicker /> : <Account />}</div>
      </div>
    </header>
  );
}

function Account() {
  return (
    <>
      {/* Bell and name appear together in the same room whatever the name is, so that nothing else moves. */}
      <div className="flex w-[9.75rem] min-w-0 justify-end md:w-[10.75rem]">
        <Suspense>
          <Bell />
          <MemberName />
        </Suspense>
      </div>
      <div className="hidden items-center lg:flex">
        <LanguagePicker />
        <Suspense fallback={<LogoutPlaceholder />}>
          <Logout />
        </Suspense>
      </div>
    </>
  );
}

/** Reserves the logout button's space while it loads, so that the navigation does not change. */
function LogoutPlaceholder() {
  const { t } = useTranslation();
  return (
    <span className={buttonStyle('quiet', 'small', 'invisible')} aria-hidden="true">
      {t(($) => $.nav.logout)}
    </span>
  );
}
