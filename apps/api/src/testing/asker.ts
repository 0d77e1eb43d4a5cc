import type { contract } from '@halved/shared/contract';
import type { CommentPage, ThreadPage } from '@halved/shared/contract/comments';
import type { Operation, OutputOf } from '@halved/shared/contract/operation';
import type { PostPage } from '@halved/shared/contract/posts';
import type { UserPage } from '@halved/shared/contract/users';
import { expect } from 'vitest';
import { dataOf, refusalOf } from './answers.ts';
import type { SeenComment } from './comments-model.ts';
import type { Person } from './community.ts';
import type { Api, Call } from './harness.ts';
import { type Paging, walk } from './walk.ts';

type NotificationPage = OutputOf<typeof contract.notifications.list>;
type Read<Page> = (paging: Paging) => Promise<Page>;
type Thread = Omit<SeenComment, 'replies'> & { replies: Thread[] };

/** A comment with only the fields that the model knows. */
const seenCommentOf = ({ replies, ...comment }: Thread): SeenComment => ({
  id: comment.id,
  userId: comment.userId,
  content: comment.content,
  moderationStatus: comment.moderationStatus,
  parentCommentId: comment.parentCommentId,
  depth: comment.depth,
  replyCount: comment.replyCount,
  isDeleted: comment.isDeleted,
  replies: replies.map(seenCommentOf),
});

/** Calls as one viewer, counts the calls, and compares each answer with what the model expects. */
export function createAsker(api: Api, as: Person | undefined, limit: number) {
  let calls = 0;
  const send = <O extends Operation>(operation: O, input?: Call<O>['input']) => {
    calls++;
    return api.send(operation, { as, ...(input !== undefined && { input }) });
  };
  return {
    calls: () => calls,
    call: async <O extends Operation>(operation: O, input?: Call<O>['input']): Promise<OutputOf<O>> =>
      dataOf(operation, await send(operation, input)),
    hidden: async <O extends Operation>(operation: O, input: Call<O>['input']): Promise<void> => {
      expect(refusalOf(await send(operation, input)).code, operation.route).toBe('NOT_FOUND');
    },
    posts: async (read: Read<PostPage>, expected: object[]): Promise<void> => {
      const list = await walk(async (paging) => {
        const { posts: items, ...page } = await read(paging);
        return { items, ...page };
      }, limit);
      expect(list).toMatchObject(expected);
    },
    users: async (read: Read<UserPage>, expected: { id: string }[]): Promise<void> => {
      const list = await walk(async (paging) => {
        const { users: items, ...page } = await read(paging);
        return { items, ...page };
      }, limit);
      expect(list.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    },
    notifications: async (read: Read<NotificationPage>, expected: object[]): Promise<void> => {
      const list = await walk(async (paging) => {
        const { notifications: items, ...page } = await read(paging);
        return { items, ...page };
      }, limit);
      expect(list).toMatchObject(expected);
      expect(list).toHaveLength(expected.length);
    },
    comments: async (read: Read<CommentPage | ThreadPage>, expected: SeenComment[]): Promise<void> => {
      const list = await walk(async (paging) => {
        const { comments: items, ...page } = await read(paging);
        return { items: items.map(seenCommentOf), ...page };
      }, limit);
      expect(list).toEqual(expected);
    },
  };
}

export type Asker = ReturnType<typeof createAsker>;
