import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { nameOf } from '../../ui/composed/user-card.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { ChevronIcon } from '../../ui/primitives/icons.tsx';
import { MarkedLink } from './marked-link.tsx';
import { sidebarId, useSidebar } from './sidebar-state.ts';

/**
 * The signed-in member's name: on small screens it toggles the sidebar, which there has the language and the logout too.
 * On wide ones it links to the profile.
 */
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
        className="tap flex min-w-0 cursor-pointer items-center gap-1 rounded-full px-2 text-small hover:bg-calm lg:hidden"
      >
        <bdi translate="no" className="truncate">
          {name}
        </bdi>
        <ChevronIcon className={cx('size-4 shrink-0', unfolded && '-scale-y-100')} />
      </button>
      <MarkedLink
        to={links.profile(user.username)}
        className="tap hidden min-w-0 items-center rounded-full px-3 text-small text-muted no-underline hover:bg-calm lg:flex"
      >
        <span className="sr-only">{t(($) => $.shell.account, { name })}</span>
        <bdi aria-hidden="true" translate="no" title={name} className="truncate">
          {name}
        </bdi>
      </MarkedLink>
    </div>
  );
}
