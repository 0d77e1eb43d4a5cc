import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Member } from './factories.ts';
import { type Api, startApi } from './harness.ts';

const { comments, likes, notifications, users } = contract;

/** The actions of members on one post, and the notifications of these actions. */
export function createActivity(api: Api, post: { id: string }) {
  const input = { postId: post.id };
  // Each comment has different words, because repeated words would be held.
  let commentsCount = 0;
  const usernameOf = ({ username }: Member) => ({ username });
  const listOf = (as: Member) => api.call(notifications.list, { as });
  return {
    like: (as: Member) => api.call(likes.like, { as, input }),
    unlike: (as: Member) => api.call(likes.unlike, { as, input }),
    say: (as: Member, parentCommentId?: string) =>
      api.call(comments.create, {
        as,
        input: {
          ...input,
          content: `Me too, ${++commentsCount}.`,
          ...(parentCommentId && { parentCommentId }),
        },
      }),
    follow: (as: Member, other: Member) => api.call(users.follow, { as, input: usernameOf(other) }),
    unfollow: (as: Member, other: Member) => api.call(users.unfollow, { as, input: usernameOf(other) }),
    block: (as: Member, other: Member) => api.call(users.block, { as, input: usernameOf(other) }),
    unblock: (as: Member, other: Member) => api.call(users.unblock, { as, input: usernameOf(other) }),
    listOf,
    readAll: (as: Member) => api.call(notifications.readAll, { as }),
    /** The messages of the notifications on a member's list. */
    messagesOf: async (as: Member) => (await listOf(as)).notifications.map(({ message }) => message),
  };
}

export type Activity = ReturnType<typeof createActivity>;

/** The author Ana with a post, and the members Ben and Cleo. */
async function threePeople(api: Api) {
  const ana = await api.aMember({ displayName: 'Ana' });
  const ben = await api.aMember({ displayName: 'Ben' });
  const cleo = await api.aMember({ displayName: 'Cleo' });
  const post = await api.aPost({ by: ana });
  return { api, ana, ben, cleo, post, on: createActivity(api, post) };
}

/**
 * Starts a server for the tests of a file. The returned function gives the three people of the current test; each test
 * has new ones.
 */
export function useThreePeople() {
  let api: Api;
  let people: Awaited<ReturnType<typeof threePeople>>;
  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    people = await threePeople(api);
  });
  afterAll(() => api.stop());
  return () => people;
}
