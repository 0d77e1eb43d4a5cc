import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { InfiniteSentinel } from './infinite-sentinel.tsx';

/** What the end of a list needs to know of its pages. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface NextPageProps {
  pages: PagedQuery;
  texts: { loading: string; failed: string; retry: string };
  /** What stands there when there is no more. */
  children?: ReactNode;
}

/** After the last entry of a list: more is coming, could not come, or there is no more. */
export function NextPage({ pages, texts, children }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  if (isFetchNextPageError && !isFetchingNextPage) {
    return (
      <ErrorState message={texts.failed} retryLabel={texts.retry} onRetry={() => void fetchNextPage()} />
    );
  }
  if (!hasNextPage) return children;
  return (
    <>
      <InfiniteSentinel active={!isFetchingNextPage} onReach={() => void fetchNextPage()} />
      {isFetchingNextPage && <Skeleton label={texts.loading} count={1} />}
    </>
  );
}
