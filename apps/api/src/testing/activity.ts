import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Member } from './factories.ts';
import { type Api, startApi } from './harness.ts';

const { comments, likes, notifications, users } = contract;

/** What people do under one post, and what the others are notified of. */
export function createActivity(api: Api, worry: { id: string }) {
  const input = { postId: worry.id };
  // The same words again and again would be held.
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
    /** The messages on the list of a member. */
    messagesOf: async (as: Member) => (await listOf(as)).notifications.map(({ message }) => message),
  };
}

export type Activity = ReturnType<typeof createActivity>;

/** A post of Ana's, with Ben and Cleo around it. */
async function threePeople(api: Api) {
  const ana = await api.aMember({ displayName: 'Ana' });
  const ben = await api.aMember({ displayName: 'Ben' });
  const cleo = await api.aMember({ displayName: 'Cleo' });
  const worry = await api.aPost({ by: ana });
  return { api, ana, ben, cleo, worry, on: createActivity(api, worry) };
}

/** Starts a server for the tests of a file; the function returns the three people that are new for each test. */
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
