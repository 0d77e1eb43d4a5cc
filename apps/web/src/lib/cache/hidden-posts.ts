import { createStore } from '../state/store.ts';

/** The ids of the posts that are about to be deleted. Lists leave them out, also when they are loaded again. */
export const hiddenPosts = createStore<ReadonlySet<string>>(new Set());

/** Hides a post. Returns the function that shows it again, in its old place. */
export function hidePost(id: string): () => void {
  hiddenPosts.set(new Set(hiddenPosts.get()).add(id));
  return () => hiddenPosts.set(new Set([...hiddenPosts.get()].filter((hidden) => hidden !== id)));
}
