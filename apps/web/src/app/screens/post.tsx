import { startTransition, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { AnalysisLink } from '../../features/analysis/analysis-link.tsx';
import { LazyUnderstanding } from '../../features/analysis/lazy-understanding.tsx';
import { preloadThread } from '../../features/comments/lazy-thread.tsx';
import { PostComments } from '../../features/comments/post-comments.tsx';
import { LikeButton } from '../../features/likes/like-button.tsx';
import { PostCard } from '../../features/posts/post-card.tsx';
import { prefetchPost, usePost } from '../../features/posts/use-post.ts';
import { Resolving } from '../../features/resolutions/resolving.tsx';
import { ResolvingWhenAsked } from '../../features/resolutions/resolving-when-asked.tsx';
import { WithResolution } from '../../features/resolutions/with-resolution.tsx';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useInTransition } from '../../lib/rendering/progressive.ts';
import { errorCode } from '../../lib/server/api-error.ts';
import { useUser } from '../../lib/server/session.ts';
import { links } from '../../links.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AuthorMenu } from '../author-menu.tsx';
import { reportComment } from '../report-comment.tsx';
import type { Prefetch } from '../screens.ts';
import { Writing } from '../writing.tsx';

// This page is loaded on demand, because it is seldom shown.
const PostNotFound = lazyPart(
  () => import('../../features/posts/post-not-found.tsx'),
  (part) => part.PostNotFound,
);

const preloadAfterMs = 1_000;

export const prefetch: Prefetch = (client, _, { id = '' }) => prefetchPost(client, id);

/** /posts/{id}: one post on its own page (docs/product.md §15.5). */
export function Screen() {
  const { id = '' } = useParams();
  // Without the key, half-written words and opened notes would move along to the next post.
  return <PostPage key={id} id={id} />;
}

function PostPage({ id }: { id: string }) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation();
  const viewerId = useUser()?.id ?? null;
  const navigate = useNavigate();
  const query = usePost(id);
  const { data: post, error } = query;
  const isPostShown = useInTransition(post !== undefined);
  // The code of the comments is loaded when the post is shown, or after a second if the post is not shown by then.
  useEffect(() => {
    const timer = setTimeout(preloadThread, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // The part below the comments is rendered only after them, so that they do not push it down.
  const [areCommentsShown, setAreCommentsShown] = useState(false);
  const showRest = useCallback(() => startTransition(() => setAreCommentsShown(true)), []);

  if (errorCode(error) === 'NOT_FOUND') {
    return <PostNotFound action={<LinkButton to={links.feed}>{t(($) => $.page.toFeed)}</LinkButton>} />;
  }
  if (post && isPostShown) {
    const toFeed = () => void navigate(links.feed, { replace: true });
    return (
      <Page title={common(($) => $.titles.post)} heading={<span dir="auto">{post.worryPrompt}</span>}>
        <Writing postId={post.id}>
          <PostCard
            post={post}
            viewerId={viewerId}
            heading="none"
            full
            pages={(current) => <AnalysisLink post={current} />}
            menu={(current) => <AuthorMenu post={current} onBlocked={toFeed} />}
            actions={(current) => <LikeButton post={current} />}
            resolving={(chosen) => <Resolving {...chosen} />}
            onDeleted={toFeed}
          />
          <WithResolution post={post}>
            <div className="print:hidden">
              <PostComments post={post} report={reportComment} onShown={showRest} />
            </div>
          </WithResolution>
          {post.userId === viewerId && <ResolvingWhenAsked post={post} />}
        </Writing>
        {areCommentsShown && (
          <div className="print:hidden">
            <LazyUnderstanding post={post} />
          </div>
        )}
        {!areCommentsShown && post.publishedAt !== null && <div className="min-h-dvh" />}
      </Page>
    );
  }
  return (
    <Page title={common(($) => $.titles.post)} busy>
      {error ? (
        <LoadFailed query={query} failed={t(($) => $.failed.load)} />
      ) : (
        <Skeleton label={t(($) => $.page.loading)} count={1} lines={4} />
      )}
    </Page>
  );
}
