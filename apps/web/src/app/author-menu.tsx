import type { Post } from '@halved/shared/contract/posts';
import { useTranslation } from 'react-i18next';
import { MemberMenu } from '../features/users/member-menu.tsx';
import { useUser } from '../lib/session.ts';

export interface AuthorMenuProps {
  post: Post;
  /** The author's words have just disappeared. */
  onBlocked?: (() => void) | undefined;
}

/** What a member may do about the author of somebody else's worry: to follow and to block (decisions). */
export function AuthorMenu({ post, onBlocked }: AuthorMenuProps) {
  const { t } = useTranslation('posts');
  const user = useUser();
  if (!user) return null;
  return (
    <MemberMenu person={post.user} label={t(($) => $.menu.label)} className="-me-2" onBlocked={onBlocked} />
  );
}
