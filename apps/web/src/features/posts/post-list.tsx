import type { Post } from '@halved/shared/contract/posts';
import { memo, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenPosts } from '../../lib/cache/hidden-posts.ts';
import { useIsBack } from '../../lib/navigation/scroll-memory.ts';
import { lazyPart } from '../../lib/rendering/lazy-part.ts';
import { useProgressiveCount } from '../../lib/rendering/progressive.ts';
import { useStore } from '../../lib/state/store.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { cx } from '../../ui/primitives/cx.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { beginsAtTop, type PostPages, postsOf } from './post-pages.ts';

export interface PostListProps {
  pages: PostPages;
  card: (post: Post) => ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** Loads the list again from its first page. */
  onRefresh: () => void;
}

/** A list of more posts than this keeps only the cards in view in the document. */
const virtualAbove = 200;
/** The number of cards that fit on a phone's screen. */
const renderedPerStep = 3;
const VirtualPosts = lazyPart(
  () => import('./virtual-posts.tsx'),
  (part) => part.VirtualPosts,
);

/** A list of posts that loads more as its end comes into view (docs/product.md §15.4). */
export function PostList({ pages, card, empty, onRefresh }: PostListProps) {
  const { t } = useTranslation('feed');
  const hidden = useStore(hiddenPosts);
  const posts = useMemo(() => postsOf(pages.data).filter(({ id }) => !hidden.has(id)), [pages.data, hidden]);
  // When somebody returns to a list, the first step renders every card, so that the scroll position can be restored.
  const first = useIsBack() ? Infinity : renderedPerStep;
  const renderedCount = useProgressiveCount(
    pages.isPending ? undefined : posts.length,
    renderedPerStep,
    pages.isPending ? 0 : first,
  );
  if (!pages.isPending && !pages.data) return <LoadFailed query={pages} failed={t(($) => $.failed)} />;
  if (pages.isPending || renderedCount === 0) {
    return (
      <div className="min-h-dvh">
        <Skeleton label={t(($) => $.loading)} />
      </div>
    );
  }
  if (posts.length === 0 && !pages.hasNextPage) return empty;
  const isCut = !beginsAtTop(pages.data);
  const plainList = (
    // While cards are missing, what follows the list stays below the screen, and does not move when they come.
    <div className={cx('grid content-start gap-2.5 sm:gap-5', renderedCount < posts.length && 'min-h-dvh')}>
      {posts.slice(0, renderedCount).map((post) => (
        <Card key={post.id} post={post} card={card} />
      ))}
    </div>
  );
  return (
    <>
      {isCut && (
        <Button className="mx-auto mb-5 flex" onClick={onRefresh}>
          {t(($) => $.newest)}
        </Button>
      )}
      {posts.length > virtualAbove ? (
        <Suspense fallback={plainList}>
          <VirtualPosts posts={posts} card={card} isCut={isCut} />
        </Suspense>
      ) : (
        plainList
      )}
      {renderedCount === Infinity && <ListEnd pages={pages} onRefresh={onRefresh} />}
    </>
  );
}

/** One post of the list. It is not rendered again when more posts are loaded. */
const Card = memo(function Card({ post, card }: Pick<PostListProps, 'card'> & { post: Post }) {
  return <div>{card(post)}</div>;
});

/** The end of the list: more is loading, loading failed, or there is no more. */
function ListEnd({ pages, onRefresh }: Pick<PostListProps, 'pages' | 'onRefresh'>) {
  const { t } = useTranslation('feed');
  const { t: common } = useTranslation();
  const texts = {
    loading: t(($) => $.loadingMore),
    failed: t(($) => $.failed),
    retry: common(($) => $.actions.tryAgain),
  };
  return (
    <NextPage pages={pages} texts={texts}>
      <p className="flex flex-wrap items-center justify-center gap-x-2 py-8 text-center text-muted">
        {t(($) => $.end)}
        <Button
          variant="quiet"
          size="small"
          className="text-tide! underline underline-offset-4"
          onClick={onRefresh}
        >
          {t(($) => $.endRefresh)}
        </Button>
      </p>
    </NextPage>
  );
}
