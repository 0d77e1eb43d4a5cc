import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { links } from '../../links.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { tabStyle } from '../../ui/primitives/tab-style.ts';

/** The pages of the admin area. Their row breaks on a phone. */
export function AdminNavigation() {
  const { t } = useTranslation('admin');
  const pages = [
    { to: links.admin, label: t(($) => $.nav.overview) },
    { to: links.adminMembers, label: t(($) => $.nav.members) },
    { to: links.adminInvites, label: t(($) => $.nav.invites) },
    { to: links.adminJobs, label: t(($) => $.nav.jobs) },
    { to: links.adminResources, label: t(($) => $.nav.resources) },
    { to: links.adminInstance, label: t(($) => $.nav.instance) },
    { to: links.adminLog, label: t(($) => $.nav.log) },
    { to: links.moderation, label: t(($) => $.nav.moderation) },
  ];
  return (
    <nav aria-label={t(($) => $.nav.label)} className="mb-6 border-b border-hair pb-1 print:hidden">
      <ul className="-mx-3 flex flex-wrap sm:mx-0 sm:gap-1">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === links.admin}
              className={({ isActive }) =>
                cx('flex items-center no-underline', tabStyle(isActive, 'px-3 text-small'))
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
