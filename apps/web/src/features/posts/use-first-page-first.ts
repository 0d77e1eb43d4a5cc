import type { PostPage } from '@halved/shared/contract/posts';
import { times } from '@halved/shared/limits';
import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { beginsAtTop, firstPage } from './post-pages.ts';

/** Drops the further pages of a list that is no longer fresh. Its first page is shown until it is loaded again. */
function dropFurtherPages(client: QueryClient, queryKey: QueryKey): void {
  const state = client.getQueryState<InfiniteData<PostPage>>(queryKey);
  if (!state?.data || Date.now() - state.dataUpdatedAt < times.feedRefreshMs) return;
  if (beginsAtTop(state.data)) {
    client.setQueryData<InfiniteData<PostPage>>(queryKey, firstPage, { updatedAt: state.dataUpdatedAt });
  } else {
    client.removeQueries({ queryKey, exact: true });
  }
}

/**
 * Opens a list anew with its first page. Otherwise every page that was loaded earlier would be requested, one after the
 * other, before the newest posts show. After a step back the list stays as it was left (`feedPaging`).
 */
export function useFirstPageFirst(queryKey: QueryKey): void {
  const client = useQueryClient();
  const isStep = useNavigationType() === 'POP';
  const list = hashKey(queryKey);
  const [opened, setOpened] = useState<string>();
  if (opened === list) return;
  setOpened(list);
  if (!isStep) dropFurtherPages(client, queryKey);
}
