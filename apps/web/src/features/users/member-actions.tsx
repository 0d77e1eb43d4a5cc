import Ban from 'lucide-react/icons/ban';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { toast } from '../../lib/state/toast.ts';
import { type MenuItem, MenuPanel, type OpenedMenu } from '../../ui/primitives/menu-panel.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { type Person, useBlock } from './use-block.ts';
import { useFollow } from './use-follow.ts';

export interface MemberMenuProps {
  person: Person;
  /** The accessible name of the button. */
  label: string;
  className?: string;
  /** Further entries, about what the member wrote. */
  more?: readonly MenuItem[];
  /** Called when the member's text has disappeared, together with this menu, which had the focus. */
  onBlocked?: (() => void) | undefined;
}

interface MemberActionsProps extends MemberMenuProps, OpenedMenu {
  trigger: ReactNode;
}

/** Follows, unfollows or blocks a member. Whether the viewer follows them is requested when the menu opens. */
export function MemberActions({ person, more = [], onBlocked, ...menu }: MemberActionsProps) {
  const { username } = person;
  const { t } = useTranslation('people');
  const { data: profile, isError } = trpc.users.profile.useQuery({ username });
  const [isAsking, setIsAsking] = useState(false);
  const block = useBlock(true);
  const toggleFollow = useFollow();
  const container = useRef<HTMLDivElement>(null);
  const name = `@${username}`;
  const icon = 'size-5 shrink-0';

  const follow = async () => {
    if (!profile || !(await toggleFollow(profile))) return;
    toast.success(
      profile.isFollowing ? t(($) => $.done.unfollow, { name }) : t(($) => $.done.follow, { name }),
    );
  };
  const Icon = profile?.isFollowing ? UserMinus : UserPlus;
  const followLabel = profile?.isFollowing
    ? t(($) => $.menu.unfollow, { name })
    : t(($) => $.menu.follow, { name });
  const items: MenuItem[] = [
    {
      id: 'follow',
      label: profile ? followLabel : t(($) => $.menu.loading),
      icon: <Icon className={icon} aria-hidden="true" />,
      onSelect: () => void follow(),
    },
    ...more,
    {
      id: 'block',
      label: t(($) => $.menu.block, { name }),
      icon: <Ban className={icon} aria-hidden="true" />,
      danger: true,
      onSelect: () => setIsAsking(true),
    },
  ];
  // The menu entry that opened the dialog no longer exists, so the focus returns to the menu's trigger.
  const close = () => {
    setIsAsking(false);
    requestAnimationFrame(() => container.current?.querySelector('button')?.focus());
  };
  const confirm = () => {
    setIsAsking(false);
    block.write(person);
    // While the question is open, nothing outside it can take the focus.
    requestAnimationFrame(() => onBlocked?.());
  };
  return (
    <div ref={container}>
      <MenuPanel {...menu} items={isError ? items.slice(1) : items} />
      <BlockDialog username={username} open={isAsking} onConfirm={confirm} onCancel={close} />
    </div>
  );
}
