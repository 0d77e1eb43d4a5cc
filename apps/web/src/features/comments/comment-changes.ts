import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { type Change, type Entry, isSending } from './comment-tree.ts';

const keyOf = (postId: string) => ['comment-changes', postId];
const noEntries: readonly Entry[] = [];

function write(client: QueryClient, postId: string, next: (entries: readonly Entry[]) => readonly Entry[]) {
  client.setQueryData<readonly Entry[]>(keyOf(postId), (entries = noEntries) => next(entries));
}

/** Shows the change in the thread before the server has answered. */
export const beginChange = (client: QueryClient, postId: string, entry: Entry): void =>
  write(client, postId, (entries) => [...entries.filter(({ key }) => key !== entry.key), entry]);

/** Replaces the change with the comment that the server returned. */
export const confirmChange = (client: QueryClient, postId: string, key: string, change: Change): void =>
  write(client, postId, (entries) =>
    entries.map((entry) => (entry.key === key ? { key, state: 'done', change } : entry)),
  );

/** Removes a change that the server refused, so that the thread looks as it did before. */
export const dropChange = (client: QueryClient, postId: string, key: string): void =>
  write(client, postId, (entries) => entries.filter((entry) => entry.key !== key));

/**
 * Whether a draft is being sent. The cache is read instead of React's state, because a double click is faster than the
 * next render.
 */
export const isUnderWay = (client: QueryClient, postId: string, draft: string): boolean =>
  isSending(client.getQueryData<readonly Entry[]>(keyOf(postId)) ?? noEntries, draft);

/** The changes made to one thread during this visit, kept in the cache beside the data they apply to. */
export function useChanges(postId: string): readonly Entry[] {
  const { data } = useQuery<readonly Entry[]>({ queryKey: keyOf(postId), queryFn: skipToken });
  return data ?? noEntries;
}
