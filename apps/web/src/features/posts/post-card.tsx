import type { Post } from '@halved/shared/contract/posts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAccountId } from '../../lib/server/session.ts';
import { useQueuedWriteText } from '../../lib/texts/queued-write.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { ModerationBadge } from '../../ui/composed/moderation-badge.tsx';
import { UserCard } from '../../ui/composed/user-card.tsx';
import { Slip } from '../../ui/primitives/slip.tsx';
import type { Chosen } from './owner-actions.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { isPending } from './pending-post.ts';
import { PostFacts } from './post-facts.tsx';
import { PostWords } from './post-words.tsx';

export interface PostCardProps {
  post: Post;
  /** The id of the signed-in member. */
  viewerId: string | null;
  /** The level of the prompt's heading; `none` if the page's own heading already shows the prompt. */
  heading?: 'h2' | 'h3' | 'none';
  /** Whether this is the post's own page, where everything is unfolded and nothing links to the page itself. */
  full?: boolean;
  /** Links to further pages about the post, beside its time. */
  pages?: ((post: Post) => ReactNode) | undefined;
  /** The actions below a post, such as its comments and its like button. */
  actions?: (post: Post) => ReactNode;
  /** What opens below the post, in the same slip. */
  below?: ((post: Post) => ReactNode) | undefined;
  /** The menu of somebody else's post. */
  menu?: ((post: Post) => ReactNode) | undefined;
  onDeleted?: () => void;
  /** The dialogs that resolve and reopen the post. */
  resolving?: ((chosen: Chosen) => ReactNode) | undefined;
}

/** One post as a slip of paper: its author, prompt, time, text and state. */
export function PostCard({
  post,
  viewerId,
  heading = 'h2',
  full = false,
  pages,
  actions,
  below,
  menu,
  onDeleted,
  resolving,
}: PostCardProps) {
  const id = useId();
  const nameId = useId();
  const isOwn = viewerId === post.userId;
  // The author's own words are unfolded before the account has loaded, because unfolding them later would move what is
  // below.
  const readsAsOwn = useAccountId() === post.userId;
  const pending = isPending(post);
  const shared = !pending && post.publishedAt !== null;
  const Heading = heading === 'none' ? null : heading;
  return (
    <Slip
      {...(Heading ? { 'aria-labelledby': `${nameId} ${id}` } : { 'aria-label': post.worryPrompt })}
      aria-busy={pending || undefined}
      data-post={post.id}
    >
      <div className="flex items-start justify-between gap-2">
        <UserCard
          user={post.user}
          size="small"
          to={links.profile(post.user.username)}
          nameId={nameId}
          beside={pending ? <Sending /> : <PostTime post={post} linked={!full} />}
        />
        <div className="-my-1 shrink-0">
          {isOwn && !pending && (
            <OwnerMenu post={post} printable={full} onDeleted={onDeleted} resolving={resolving} />
          )}
          {!isOwn && menu?.(post)}
        </div>
      </div>
      {Heading && (
        <Heading
          id={id}
          dir="auto"
          className="mt-0.5 font-body! text-small leading-snug! font-normal! text-muted sm:mt-2"
        >
          {post.worryPrompt}
        </Heading>
      )}
      {post.moderationStatus !== 'approved' && (
        <ModerationBadge status={post.moderationStatus} own={readsAsOwn} />
      )}
      <PostWords post={post} own={readsAsOwn} full={full} />
      <PostFacts post={post} own={readsAsOwn} full={full} />
      {shared && (
        <div className="-mx-1 -mt-1.5 -mb-2 flex flex-wrap items-center justify-end sm:mt-2 sm:gap-x-1 print:hidden">
          {pages?.(post)}
          {actions?.(post)}
        </div>
      )}
      {shared && below?.(post)}
    </Slip>
  );
}

function Sending() {
  const { t } = useTranslation('posts');
  const queuedText = useQueuedWriteText();
  return <span>{queuedText ?? t(($) => $.card.sending)}</span>;
}

function PostTime({ post, linked }: { post: Post; linked: boolean }) {
  const { t } = useTranslation('posts');
  const time = <Ago moment={post.publishedAt ?? post.createdAt} />;
  if (!linked) return time;
  return (
    <Link
      to={links.post(post.id)}
      // The larger part is below the text and lies over the question there, because the name of the author above is a
      // link too.
      className="tap relative -mt-px -mb-6 inline-flex items-start underline underline-offset-4 hover:text-ink"
    >
      <span className="sr-only">{t(($) => $.card.open)}: </span>
      {time}
    </Link>
  );
}
