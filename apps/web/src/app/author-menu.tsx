import type { Post } from '@halved/shared/contract/posts';
import Flag from 'lucide-react/icons/flag';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyReport } from '../features/moderation/lazy-report.tsx';
import { useShareItems } from '../features/posts/use-share-items.tsx';
import { MemberMenu } from '../features/users/member-menu.tsx';
import { useSession } from '../lib/server/session.ts';

export interface AuthorMenuProps {
  post: Post;
  /** Called after the viewer has blocked the author, when the author's post has just disappeared. */
  onBlocked?: (() => void) | undefined;
}

/** The menu of somebody else's post: follow its author, share its link, report it, block its author. */
export function AuthorMenu({ post, onBlocked }: AuthorMenuProps) {
  const { t } = useTranslation('posts');
  const { status } = useSession();
  const [reporting, setReporting] = useState(false);
  const shareItems = useShareItems(post);
  const container = useRef<HTMLDivElement>(null);
  if (status === 'visitor') return null;
  // The menu's space is reserved until it is known whether the viewer or somebody else wrote the post.
  if (status === 'loading') return <div className="tap -me-2" />;
  // The focused menu entry is gone when the dialog closes, so the menu's button takes the focus.
  const close = () => {
    setReporting(false);
    requestAnimationFrame(() => container.current?.querySelector('button')?.focus());
  };
  const report = {
    id: 'report',
    label: t(($) => $.menu.report),
    icon: <Flag className="size-5 shrink-0" aria-hidden="true" />,
    onSelect: () => setReporting(true),
  };
  return (
    <div ref={container}>
      <MemberMenu
        person={post.user}
        label={t(($) => $.menu.label)}
        className="-me-2"
        more={[...shareItems, report]}
        onBlocked={onBlocked}
      />
      {reporting && <LazyReport subject={{ kind: 'post', id: post.id }} onClose={close} />}
    </div>
  );
}
