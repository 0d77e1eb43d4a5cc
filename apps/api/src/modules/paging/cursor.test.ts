import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { community, posts, users, comments } = contract;

let api: Api;
let reader: Member;
let activeMember: Member;
const lastSeenAt = hoursFromNow(-3);
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  reader = await api.aMember();
  activeMember = await api.aMember({ lastSeenAt });
  for (let n = 0; n < 3; n++) await api.aPost({ by: activeMember });
});
afterAll(() => api.stop());

const rejectionBy = async (operation: typeof posts.list | typeof community.members, cursor: string) => {
  const { status, details } = await api.refused(operation, { as: reader, input: { cursor } });
  return { status, details };
};
const rejection = { status: 400, details: { cursor: 'This place in the list is not known' } };

const cursorOfMembers = async () =>
  (await api.call(community.members, { as: reader, input: { limit: 1 } })).nextCursor ?? '';

describe('a cursor', () => {
  it('does not reveal the id of a member, nor when the member was last active', async () => {
    const cursor = await cursorOfMembers();
    for (const text of [cursor, Buffer.from(cursor, 'base64url').toString('latin1')]) {
      expect(text).not.toContain(String(lastSeenAt.getTime()));
      expect(text).not.toContain(activeMember.id);
    }
  });

  it('is rejected by every list but its own, so that nobody can find out its position', async () => {
    const cursor = await cursorOfMembers();
    expect(await rejectionBy(posts.list, cursor)).toEqual(rejection);
    const followers = async (member: Member) => {
      for (let n = 0; n < 2; n++) await api.follow(await api.aMember(), member);
      return api.call(users.followers, { input: { username: member.username, limit: 1 } });
    };
    const cursorOfOther = (await followers(activeMember)).nextCursor ?? '';
    await followers(reader);
    const input = { username: reader.username, cursor: cursorOfOther };
    expect((await api.refused(users.followers, { input })).status).toBe(400);
  });

  it('of the feed is not encrypted, and holds the time and id of the last post on the page', async () => {
    const page = await api.call(posts.list, { input: { limit: 1 } });
    const [lastPost] = page.posts;
    const decoded = Buffer.from(page.nextCursor ?? '', 'base64url').toString();
    expect(decoded).toBe(`n ${Date.parse(lastPost?.publishedAt ?? '')} ${lastPost?.id}`);
  });

  it('is rejected if it was changed, forged, or made before cursors were encrypted', async () => {
    const cursor = await cursorOfMembers();
    const old = Buffer.from(`n ${lastSeenAt.getTime()} ${activeMember.id}`).toString('base64url');
    const changed = `${cursor.slice(0, 30)}${cursor[30] === 'A' ? 'B' : 'A'}${cursor.slice(31)}`;
    for (const other of [changed, old, `${cursor}A`, cursor.slice(0, -4), 'x', ''])
      expect(await rejectionBy(community.members, other), other).toEqual(rejection);
  });

  it('is accepted by another process with the same secret, even if another secret comes first there', async () => {
    const cursor = await cursorOfMembers();
    const secret = api.services.env.jwtSecrets.join(',');
    const next = await startApi({ databaseUrl: api.url, variables: { JWT_SECRET: `a newer one,${secret}` } });
    try {
      const input = { limit: 1, cursor };
      const { members } = await next.call(community.members, { as: reader, input });
      expect(members).toMatchObject([{ id: reader.id }]);
    } finally {
      await next.stop();
    }
  });

  it('is always the same for the same page, so that a visitor’s cached page stays valid', async () => {
    const read = () => api.inject({ url: '/api/posts?limit=2&offset=0' });
    const first = await read();
    expect(first.json().data.nextCursor).toMatch(/^[\w-]{40,}$/);
    const { etag = '' } = (await read()).headers;
    expect(etag).toBe(first.headers.etag);
  });

  it('of a thread is accepted by the list of replies', async () => {
    const post = await api.aPost({ by: activeMember });
    const comment = await api.aComment({ by: activeMember, on: post });
    for (let n = 0; n < 52; n++) await api.aComment({ by: activeMember, on: post, under: comment });
    const thread = await api.call(comments.threaded, { input: { postId: post.id } });
    const [root] = thread.comments;
    expect(root?.replies).toHaveLength(50);
    const input = { id: comment.id, cursor: root?.repliesCursor ?? '' };
    expect((await api.call(comments.replies, { input })).comments).toHaveLength(2);
  });
});
