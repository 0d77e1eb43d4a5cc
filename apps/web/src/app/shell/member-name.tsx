import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { ChevronIcon } from '../../ui/primitives/icons.tsx';
import { sidebarId, useSidebar } from './sidebar-state.ts';

/** The signed-in member's name: it toggles the sidebar on small screens, and links to the profile on wide ones. */
export function MemberName() {
  const { t } = useTranslation();
  const user = useUser();
  const { unfolded, toggle } = useSidebar();
  if (!user) return null;
  const name = nameOf(user);
  return (
    <div className="flex min-w-0 items-center">
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls={sidebarId}
        aria-label={t(($) => $.shell.space, { name })}
        onClick={toggle}
        className="tap flex cursor-pointer items-center gap-1 rounded-full px-2 text-small hover:bg-calm lg:hidden"
      >
        <bdi className="max-w-[5.5rem] truncate sm:max-w-[9rem]">{name}</bdi>
        <ChevronIcon className={cx('size-4 shrink-0', unfolded && '-scale-y-100')} />
      </button>
      <Link
        to={links.profile(user.username)}
        title={name}
        className="tap hidden items-center rounded-full px-3 text-small text-muted no-underline hover:bg-calm lg:flex"
      >
        <span className="sr-only">{t(($) => $.shell.account, { name })}</span>
        <bdi aria-hidden="true" className="max-w-[9rem] truncate">
          {name}
        </bdi>
      </Link>
    </div>
  );
}
