import type { ReactNode } from 'react';
import { Skeleton } from '../primitives/skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { InfiniteSentinel } from './infinite-sentinel.tsx';

/** The part of a list's query that the end of the list needs. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface NextPageProps {
  pages: PagedQuery;
  texts: { loading: string; failed: string; retry: string };
  /** Shown when there are no more entries. */
  children?: ReactNode;
}

/** The end of a list: the next page is loading, has failed, or does not exist. */
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
