import type { User } from '@halved/shared/contract/users';
import Ban from 'lucide-react/icons/ban';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { QuickStats } from '../../features/dashboard/quick-stats.tsx';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { links } from '../../links.ts';
import { UserCard } from '../../ui/composed/user-card.tsx';
import { PersonIcon } from '../../ui/primitives/icons.tsx';
import { isOpenTo } from '../guard.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Logout } from './logout.tsx';
import { MarkedLink } from './marked-link.tsx';

// The count is loaded for moderators only.
const WaitingCount = lazyPart(
  () => import('../../features/moderation/waiting-count.tsx'),
  (part) => part.WaitingCount,
);

interface SidebarLink {
  to: string;
  label: string;
  icon: ReactNode;
  /** A count that is shown beside the link. */
  beside?: ReactNode;
}

/** The member's name, Quick Stats and their pages; on smaller screens the language and the logout too. */
export function SidebarContent({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  const iconStyle = 'size-5 shrink-0 text-muted';
  const sidebarLinks: SidebarLink[] = [
    {
      to: links.profile(user.username),
      label: t(($) => $.sidebar.profile),
      icon: <PersonIcon className={iconStyle} />,
    },
    {
      to: links.feedTab('following'),
      label: t(($) => $.sidebar.reading),
      icon: <Users className={iconStyle} aria-hidden="true" />,
    },
    {
      to: links.blocked,
      label: t(($) => $.sidebar.blocked),
      icon: <Ban className={iconStyle} aria-hidden="true" />,
    },
    {
      to: links.analytics,
      label: t(($) => $.sidebar.analytics),
      icon: <ChartNoAxesColumn className={iconStyle} aria-hidden="true" />,
    },
    {
      to: links.settings,
      label: t(($) => $.sidebar.settings),
      icon: <Settings className={iconStyle} aria-hidden="true" />,
    },
    isOpenTo(links.moderation, user) && {
      to: links.moderation,
      label: t(($) => $.sidebar.moderation),
      icon: <ShieldCheck className={iconStyle} aria-hidden="true" />,
      // Without a needed second factor the server refuses the count.
      beside: !user.needsSecondFactor && (
        <Suspense>
          <WaitingCount />
        </Suspense>
      ),
    },
    isOpenTo(links.admin, user) && {
      to: links.admin,
      label: t(($) => $.sidebar.admin),
      icon: <ScrollText className={iconStyle} aria-hidden="true" />,
    },
  ].filter((link) => link !== false);
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
      <div className="grid content-start gap-4">
        <UserCard user={{ ...user, bio: null }} />
        <nav aria-label={t(($) => $.sidebar.label)}>
          <ul>
            {sidebarLinks.map(({ to, label, icon, beside }) => (
              <li key={to}>
                <MarkedLink
                  to={to}
                  className="tap -mx-3 flex items-center gap-3 rounded-full px-3 no-underline hover:bg-calm aria-[current]:font-semibold aria-[current]:text-tide"
                >
                  {icon}
                  {label}
                  {beside}
                </MarkedLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <QuickStats username={user.username} />
      {/* On wide screens both are in the header. */}
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-2 sm:col-span-2 lg:hidden">
        <LanguagePicker named />
        <Logout />
      </div>
    </div>
  );
}
