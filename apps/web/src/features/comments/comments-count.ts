import type { Post } from '@halved/shared/contract/posts';
import { createStore, useStore } from '../../lib/state/store.ts';

/** The comments that are about to be deleted, each with the id of its post, by the key of the deletion. */
const leaving = createStore<ReadonlyMap<string, string>>(new Map());

/** Leaves a comment out of the number of its post, until `countAgain` is called with the key. */
export const leaveOut = (key: string, postId: string): void =>
  leaving.set(new Map(leaving.get()).set(key, postId));

export const countAgain = (key: string): void =>
  leaving.set(new Map([...leaving.get()].filter(([other]) => other !== key)));

/**
 * The number of a post's comments without those that are about to be deleted. The server still counts these, also when
 * the post is loaded again meanwhile.
 */
export const commentsCountOf = ({ id, commentsCount }: Post, left = leaving.get()): number =>
  Math.max(0, commentsCount - [...left.values()].filter((postId) => postId === id).length);

export const useCommentsCount = (post: Post): number => commentsCountOf(post, useStore(leaving));
