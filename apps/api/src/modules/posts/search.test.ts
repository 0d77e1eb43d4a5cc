import { contract } from '@halved/shared/contract';
import { limits } from '@halved/shared/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { list } = contract.posts;
const { lookedThrough } = limits.page;

let api: Api;
let reader: Member;
let moderator: Member;
let recentId: string;
let oldId: string;
let heldId: string;
beforeAll(async () => {
  api = await startApi();
  const owner = await api.aMember();
  [reader, moderator] = [await api.aMember(), await api.aMember({ role: 'moderator' })];
  await api.pool.query(
    `insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at)
     select gen_random_uuid(), $1, 'x', 'y', 'public', now() - n * interval '1 second' from generate_series(1, $2) n`,
    [owner.id, lookedThrough],
  );
  const shortContent = 'Der Umzug macht mir Angst';
  recentId = (await api.aPost({ by: owner, shortContent, publishedAt: hoursFromNow(-1) })).id;
  heldId = (
    await api.aPost({
      by: owner,
      shortContent,
      publishedAt: hoursFromNow(-50),
      moderationStatus: 'pending',
    })
  ).id;
  oldId = (await api.aPost({ by: owner, shortContent, publishedAt: hoursFromNow(-100) })).id;
});
afterAll(() => api.stop());

const idsOf = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);

describe('a search in more posts than it scans for one page', () => {
  it('continues by its cursor where it stopped', async () => {
    const first = await api.call(list, { as: reader, input: { query: 'umzug' } });
    expect(idsOf(first)).toEqual([recentId]);
    expect(first).toMatchObject({ hasMore: true, total: 1 });
    const second = await api.call(list, {
      as: reader,
      input: { query: 'umzug', cursor: first.nextCursor ?? '' },
    });
    expect(idsOf(second)).toEqual([oldId]);
    expect(second).toMatchObject({ hasMore: false, nextCursor: null });
  });

  it('has a cursor that hides where it stopped, and that other lists reject', async () => {
    const { nextCursor } = await api.call(list, { as: reader, input: { query: 'umzug' } });
    const cursor = nextCursor ?? '';
    expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/\d{10}|[\da-f]{4}-/);
    for (const input of [{ cursor }, { cursor, query: 'angst' }]) {
      const { status, details } = await api.refused(list, { as: reader, input });
      expect({ status, details }).toEqual({
        status: 400,
        details: { cursor: 'This place in the list is not known' },
      });
    }
  });

  it('shows held posts to a moderator once, in the order of time', async () => {
    const first = await api.call(list, { as: moderator, input: { query: 'umzug' } });
    const second = await api.call(list, {
      as: moderator,
      input: { query: 'umzug', cursor: first.nextCursor ?? '' },
    });
    expect([...idsOf(first), ...idsOf(second)]).toEqual([recentId, heldId, oldId]);
  });

  it('finds an apostrophe of any keyboard', async () => {
    const by = await api.aMember();
    const curly = await api.aPost({ by, shortContent: 'I can’t sleep' });
    const straight = await api.aPost({ by, shortContent: "I can't eat" });
    for (const query of ["can't", 'can’t', 'Can´t']) {
      expect(idsOf(await api.call(list, { as: reader, input: { query } }))).toEqual([straight.id, curly.id]);
    }
  });

  it('ends when there are no more posts', async () => {
    const page = await api.call(list, { as: reader, input: { query: 'x', limit: 1, offset: 999 } });
    expect(page).toMatchObject({ total: limits.page.totalCap, hasMore: true });
    expect(
      idsOf(await api.call(list, { as: reader, input: { query: 'nothing of this', offset: 3 } })),
    ).toEqual([]);
  });
});

// The last test of this file, because it changes the posts of the others.
it.each(['friends', 'private'])(
  'a search does not stop at posts that are not for its reader (%s), so that nobody learns how many there are, and when each was shared',
  async (privacyLevel) => {
    await api.pool.query(`update posts set privacy_level = $1 where short_content = 'x'`, [privacyLevel]);
    for (const as of [undefined, reader]) {
      const page = await api.call(list, { as, input: { query: 'umzug' } });
      expect(idsOf(page)).toEqual([recentId, oldId]);
      expect(page).toMatchObject({ hasMore: false, nextCursor: null });
    }
  },
);
