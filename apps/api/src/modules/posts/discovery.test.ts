import { contract } from '@halved/shared/contract';
import { hourMs } from '@halved/shared/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';
import { rankedCursor } from '../paging/public.ts';

const { discovery } = contract.posts;

let api: Api;
let owner: Member;
let reader: Member;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('delete from users');
  // Responses to visitors are cached for a second.
  await letPass(2_000);
  [owner, reader] = [await api.aMember(), await api.aMember()];
});
afterAll(() => api.stop());

const idsOf = ({ posts }: { posts: { id: string }[] }) => posts.map(({ id }) => id);

/** Creates `count` public posts, an hour apart. Returns their ids, the newest first. */
async function publicPosts(count: number, by = owner): Promise<string[]> {
  const ids: string[] = [];
  for (let hours = 1; hours <= count; hours++) {
    ids.push((await api.aPost({ by, publishedAt: hoursFromNow(-hours) })).id);
  }
  return ids;
}

describe('discovery', () => {
  const score = (likes: number, comments: number, hours: number) =>
    (1 + likes + 2 * comments) / (hours + 2) ** 1.5;

  it('ranks posts by the formula of the contract', async () => {
    const scored = [];
    for (const [likesCount, commentsCount, hours] of [
      [0, 0, 1],
      [9, 0, 5],
      [0, 9, 5],
      [50, 20, 200],
      [3, 1, 2],
      [0, 0, 100],
    ] as const) {
      const { id } = await api.aPost({
        by: owner,
        likesCount,
        commentsCount,
        publishedAt: hoursFromNow(-hours),
      });
      scored.push({ id, score: score(likesCount, commentsCount, hours) });
    }
    const expected = scored.toSorted((a, b) => b.score - a.score).map(({ id }) => id);
    expect(idsOf(await api.call(discovery, { as: reader, input: {} }))).toEqual(expected);
    expect(idsOf(await api.call(discovery, { input: {} }))).toEqual(expected);
  });

  it('keeps the ranking of the first page while time passes and others share posts', async () => {
    // Five hours pass after each page. By then the newest posts would have lost their lead, but the ranking of the
    // first page keeps it.
    for (let at = 0; at < 6; at++) {
      await api.aPost({ by: owner, likesCount: at * 2, publishedAt: hoursFromNow(-at * 2 - 0.1) });
    }
    const whole = idsOf(await api.call(discovery, { as: reader, input: {} }));
    const walked: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { posts: { id: string }[]; nextCursor: string | null } = await api.call(discovery, {
        as: reader,
        input: { limit: 2, ...(cursor && { cursor }) },
      });
      walked.push(...idsOf(page));
      cursor = page.nextCursor;
      await letPass(5 * hourMs);
      reader = {
        ...reader,
        token: api.services.tokens.sign({ userId: reader.id, sessionId: reader.sessionId }),
      };
      await api.aPost({ by: owner, likesCount: 1_000 });
    } while (cursor);
    expect(walked).toEqual(whole);
  });

  it.each([0, -1, 5e-324, 1e300])(
    'rejects a cursor with the score %d, which no post can have',
    async (score) => {
      const cursor = rankedCursor.encode([Date.now(), score, owner.id], api.services.cipherOf('discovered'));
      const refusal = await api.refused(discovery, { input: { cursor } });
      expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    },
  );

  it('leaves out the reader’s own posts, those of members whom the reader follows, and all that are not public', async () => {
    const followed = await api.aMember();
    await api.follow(reader, followed);
    const [listedPost] = await publicPosts(1);
    await publicPosts(1, reader);
    await publicPosts(1, followed);
    await api.aPost({ by: owner, privacyLevel: 'friends' });
    await api.follow(owner, reader);
    expect(await api.call(discovery, { as: reader, input: {} })).toMatchObject({
      total: 1,
      posts: [{ id: listedPost }],
    });
  });
});
