import type { Post } from '@halved/shared/contract/posts';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { NextPage } from '../../ui/next-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { beginsAtTop, type PostPages, postsOf } from './post-pages.ts';

export interface PostListProps {
  pages: PostPages;
  card: (post: Post) => ReactNode;
  /** What stands there when there is nothing. */
  empty: ReactNode;
  /** Starts anew with the first page. */
  onRefresh: () => void;
}

/** Past so many cards only those in view are in the page (look: "infinite list"). */
const virtualAbove = 200;
/** As many as fit a phone's screen. */
const firstCards = 3;
const VirtualPosts = lazy(async () => ({ default: (await import('./virtual-posts.tsx')).VirtualPosts }));

/** Worries one below the other, further ones as the end comes into view (spec 2 §2 "Feed list"). */
export function PostList({ pages, card, empty, onRefresh }: PostListProps) {
  const { t } = useTranslation('feed');
  const whole = useWhole(!pages.isPending);
  if (pages.isPending) return <Skeleton label={t(($) => $.loading)} />;
  if (!pages.data) return <LoadFailed asked={pages} failed={t(($) => $.failed)} />;
  const posts = postsOf(pages.data);
  if (posts.length === 0 && !pages.hasNextPage) return empty;
  const plain = (
    <div className="grid gap-5">
      {posts.slice(0, whole ? posts.length : firstCards).map((post) => (
        <div key={post.id}>{card(post)}</div>
      ))}
    </div>
  );
  return (
    <>
      {!beginsAtTop(pages.data) && (
        <Button className="mx-auto mb-5 flex" onClick={onRefresh}>
          {t(($) => $.newest)}
        </Button>
      )}
      {posts.length > virtualAbove ? (
        <Suspense fallback={plain}>
          <VirtualPosts posts={posts} card={card} />
        </Suspense>
      ) : (
        plain
      )}
      {whole && <ListEnd pages={pages} onRefresh={onRefresh} />}
    </>
  );
}

/**
 * False for the very first look at a list that had to be waited for: what fits the screen is there at once, the rest
 * follows without holding up the page. A list that is come back to is whole, or its place could not be found.
 */
function useWhole(arrived: boolean): boolean {
  const [whole, setWhole] = useState(arrived);
  useEffect(() => {
    if (arrived) startTransition(() => setWhole(true));
  }, [arrived]);
  return whole;
}

/** After the last card: more is coming, could not come, or there is no more. */
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
