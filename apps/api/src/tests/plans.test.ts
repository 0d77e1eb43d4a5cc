import { contract } from '@halved/shared/contract';
import type { Operation } from '@halved/shared/contract/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { gather, mingle, tidy } from '../testing/crowd.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { blocksOf, type Sent, sentBy } from '../testing/statements.ts';

const { posts, likes, users, dashboard } = contract;

type As = 'visitor' | 'member' | 'moderator' | 'friendly';

let api: Api;
const people = new Map<As, Member>();
let postId: string;
beforeAll(async () => {
  api = await startApi();
  await gather(api);
  for (const [as, follows, role] of [
    ['member', 60, 'member'],
    ['moderator', 60, 'moderator'],
    ['friendly', 1_000, 'member'],
  ] as const) {
    const member = await api.aMember({ role });
    await mingle(api, member.id, follows, 30);
    for (let n = 0; n < 30; n++) await api.aPost({ by: member });
    people.set(as, member);
  }
  await tidy(api);
  const { rows } = await api.pool.query(
    `select id from posts where privacy_level = 'public' order by published_at desc limit 1`,
  );
  postId = rows[0].id;
}, 60_000);
afterAll(() => api.stop());

type Input = Record<string, unknown>;

const asked = (operation: Operation, as: As, input: Input) =>
  api.send(operation, { as: people.get(as), input });

/** The cursor of a page that ends at this depth. */
const after = (operation: Operation, offset: number) => async () => {
  const response = await asked(operation, 'member', { offset });
  return { cursor: response.json().data.nextCursor };
};

const idOf = (as: As) => ({ userId: people.get(as)?.id ?? '' });

/** The statements of a repeated call: its session is in the cache, and a full list is not counted again. */
async function statementsOf(operation: Operation, as: As, input: Input) {
  const response = await asked(operation, as, input);
  expect(response.statusCode, response.body).toBeLessThan(300);
  // Answers to visitors are cached for a second.
  if (as === 'visitor') await letPass(2_000);
  const measured = () => sentBy(api, () => asked(operation, as, input));
  const calls = [await measured()];
  // A member's account is read anew every five seconds, which happens in at most one of two calls.
  if (as !== 'visitor') calls.push(await measured());
  // Counting the blocks of a write runs it once more.
  await api.pool.query('delete from posts where short_content = $1', [oneMore.shortContent]);
  const [fewest = []] = calls.toSorted((one, other) => one.length - other.length);
  return fewest;
}

const oneMore = { shortContent: 'One more.', worryPrompt: 'I worry that …', privacyLevel: 'public' };

interface Call {
  of: string;
  operation: Operation;
  as: As;
  input?: Input | (() => Promise<Input>);
  statements: number;
  /** Half as many blocks again as it reads now; a wrong plan reads many times as many. */
  blocks: number;
}

/** A full list needs no count; others are counted too. Discovery asks for the time first. */
const reads = (): Call[] => [
  { of: 'All', operation: posts.list, as: 'visitor', statements: 1, blocks: 110 },
  { of: 'All', operation: posts.list, as: 'member', statements: 1, blocks: 120 },
  { of: 'All', operation: posts.list, as: 'moderator', statements: 1, blocks: 120 },
  {
    of: 'All, deep',
    operation: posts.list,
    as: 'member',
    input: after(posts.list, 9_000),
    statements: 1,
    blocks: 130,
  },
  {
    of: 'All, at an offset',
    operation: posts.list,
    as: 'member',
    input: { offset: 10_000 },
    statements: 1,
    blocks: 6_000,
  },
  {
    of: 'friends only',
    operation: posts.list,
    as: 'member',
    input: { privacyLevel: 'friends' },
    statements: 2,
    blocks: 1_400,
  },
  {
    of: 'private only',
    operation: posts.list,
    as: 'member',
    input: { privacyLevel: 'private' },
    statements: 1,
    blocks: 15,
  },
  {
    of: 'a rare category',
    operation: posts.list,
    as: 'member',
    input: { category: 'rare' },
    statements: 2,
    blocks: 240,
  },
  // Half of the blocks are the 20,000 posts that a page looks through, half the place where it stopped.
  {
    of: 'a search in vain',
    operation: posts.list,
    as: 'member',
    input: { query: 'Gehweg' },
    statements: 2,
    blocks: 2_000,
  },
  {
    of: 'a search',
    operation: posts.list,
    as: 'member',
    input: { query: 'think' },
    statements: 1,
    blocks: 130,
  },
  { of: 'Following', operation: posts.personalized, as: 'member', statements: 2, blocks: 1_300 },
  {
    of: 'Following a thousand',
    operation: posts.personalized,
    as: 'friendly',
    statements: 1,
    blocks: 11_000,
  },
  { of: 'Discover', operation: posts.discovery, as: 'visitor', statements: 2, blocks: 350 },
  { of: 'Discover', operation: posts.discovery, as: 'member', statements: 2, blocks: 370 },
  { of: 'Discover', operation: posts.discovery, as: 'friendly', statements: 2, blocks: 3_000 },
  {
    of: 'Discover, deep',
    operation: posts.discovery,
    as: 'member',
    input: after(posts.discovery, 1_000),
    statements: 1,
    blocks: 470,
  },
  {
    of: 'one’s own worries',
    operation: posts.byUser,
    as: 'member',
    input: idOf('member'),
    statements: 3,
    blocks: 140,
  },
  {
    of: 'another’s worries',
    operation: posts.byUser,
    as: 'member',
    input: idOf('friendly'),
    statements: 3,
    blocks: 140,
  },
  {
    of: 'what one likes',
    operation: likes.byUser,
    as: 'member',
    input: idOf('member'),
    statements: 2,
    blocks: 4_800,
  },
  { of: 'one worry', operation: posts.get, as: 'member', input: { id: postId }, statements: 1, blocks: 18 },
  { of: 'likes', operation: likes.stats, as: 'member', input: { postId }, statements: 1, blocks: 15 },
  {
    of: 'a profile',
    operation: users.profile,
    as: 'member',
    input: { username: 'crowd_7' },
    statements: 1,
    blocks: 15,
  },
  {
    of: 'followers',
    operation: users.followers,
    as: 'member',
    input: { username: 'crowd_0' },
    statements: 1,
    blocks: 140,
  },
  {
    of: 'followed',
    operation: users.following,
    as: 'member',
    input: { username: 'crowd_0' },
    statements: 1,
    blocks: 120,
  },
  { of: 'the dashboard', operation: dashboard.get, as: 'member', statements: 1, blocks: 50 },
];

const writes = (): Call[] => [
  { of: 'like', operation: likes.like, as: 'member', input: { postId }, statements: 1, blocks: 20 },
  { of: 'unlike', operation: likes.unlike, as: 'member', input: { postId }, statements: 1, blocks: 20 },
  {
    of: 'follow',
    operation: users.follow,
    as: 'member',
    input: { username: 'crowd_0' },
    statements: 4,
    blocks: 30,
  },
  {
    of: 'share',
    operation: posts.create,
    as: 'member',
    input: oneMore,
    statements: 5,
    blocks: 60,
  },
];

const blocksOfAll = async (sent: (Sent | string)[]) => {
  let blocks = 0;
  for (const one of sent) blocks += await blocksOf(api, one);
  return blocks;
};

describe('in a community of 25,000 posts', () => {
  it('reads cost few blocks, and as many round trips as they have to', async () => {
    for (const { of, operation, as, input = {}, ...bounds } of [...reads(), ...writes()]) {
      const given = typeof input === 'function' ? await input() : input;
      const sent = await statementsOf(operation, as, given);
      const blocks = await blocksOfAll(sent);
      expect.soft(sent.length, `statements of ${of} for a ${as}`).toBe(bounds.statements);
      expect.soft(blocks, `blocks of ${of} for a ${as}`).toBeLessThan(bounds.blocks);
    }
  }, 60_000);
});
