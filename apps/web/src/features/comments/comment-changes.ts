import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { type Change, type Entry, isSending } from './comment-tree.ts';

const keyOf = (postId: string) => ['comment-changes', postId];
const none: readonly Entry[] = [];

function write(client: QueryClient, postId: string, next: (entries: readonly Entry[]) => readonly Entry[]) {
  client.setQueryData<readonly Entry[]>(keyOf(postId), (entries = none) => next(entries));
}

/** From now on the thread shows this change, before the server has taken it. */
export const beginChange = (client: QueryClient, postId: string, entry: Entry): void =>
  write(client, postId, (entries) => [...entries.filter(({ key }) => key !== entry.key), entry]);

/** The server has taken it: the thread shows what it made of it. */
export const settleChange = (client: QueryClient, postId: string, key: string, change: Change): void =>
  write(client, postId, (entries) =>
    entries.map((entry) => (entry.key === key ? { key, state: 'done', change } : entry)),
  );

/** The server has refused it: the thread is as it was. */
export const dropChange = (client: QueryClient, postId: string, key: string): void =>
  write(client, postId, (entries) => entries.filter((entry) => entry.key !== key));

/**
 * Whether a draft is being sent at this moment; reading it does not wait for a render, which a double click would
 * outrun.
 */
export const isUnderWay = (client: QueryClient, postId: string, draft: string): boolean =>
  isSending(client.getQueryData<readonly Entry[]>(keyOf(postId)) ?? none, draft);

/** The changes of this visit to one thread. They are kept in the cache, beside the data that they are applied to. */
export function useChanges(postId: string): readonly Entry[] {
  const { data } = useQuery<readonly Entry[]>({ queryKey: keyOf(postId), queryFn: skipToken });
  return data ?? none;
}
