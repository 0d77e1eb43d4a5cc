import { contract } from '@halved/shared/contract';
import type { Member } from './factories.ts';
import type { Api } from './harness.ts';

const { comments, likes, notifications, users } = contract;

/** What people do under one worry, and what the others find told. */
export function createTelling(api: Api, worry: { id: string }) {
  const input = { postId: worry.id };
  // The same words again and again would be held.
  let said = 0;
  const named = ({ username }: Member) => ({ username });
  const listOf = (as: Member) => api.call(notifications.list, { as });
  return {
    like: (as: Member) => api.call(likes.like, { as, input }),
    unlike: (as: Member) => api.call(likes.unlike, { as, input }),
    say: (as: Member, parentCommentId?: string) =>
      api.call(comments.create, {
        as,
        input: { ...input, content: `Me too, ${++said}.`, ...(parentCommentId && { parentCommentId }) },
      }),
    follow: (as: Member, other: Member) => api.call(users.follow, { as, input: named(other) }),
    unfollow: (as: Member, other: Member) => api.call(users.unfollow, { as, input: named(other) }),
    block: (as: Member, other: Member) => api.call(users.block, { as, input: named(other) }),
    unblock: (as: Member, other: Member) => api.call(users.unblock, { as, input: named(other) }),
    listOf,
    readAll: (as: Member) => api.call(notifications.readAll, { as }),
    /** What stands on somebody's list. */
    told: async (as: Member) => (await listOf(as)).notifications.map(({ message }) => message),
  };
}

export type Telling = ReturnType<typeof createTelling>;
