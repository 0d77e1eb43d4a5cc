import { contract } from '@halved/shared/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { get, similar } = contract.analysis;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const people = 4;
const person = fc.nat(people - 1);
const pairs = fc.uniqueArray(
  fc.tuple(person, person).filter(([from, to]) => from !== to),
  { maxLength: 4, selector: String },
);
const community = fc.record({
  roles: fc.array(fc.constantFrom('member', 'moderator'), { minLength: people, maxLength: people }),
  follows: pairs,
  blocks: pairs,
  posts: fc.array(
    fc.record({
      author: person,
      privacyLevel: fc.constantFrom('public', 'friends', 'private'),
      moderationStatus: fc.constantFrom('approved', 'approved', 'pending', 'rejected'),
      isPublished: fc.boolean(),
      isCrisis: fc.boolean(),
    }),
    { minLength: 2, maxLength: 7 },
  ),
});
type Community = typeof community extends fc.Arbitrary<infer Value> ? Value : never;

const words = 'The chemistry examination on Monday, I will fail it.';

/** Creates the members, and their posts, which are all about the same thing. */
async function createCommunity({ roles, follows, blocks, posts }: Community) {
  await api.pool.query('delete from users');
  const members: Member[] = [];
  for (const role of roles) members.push(await api.aMember({ role }));
  const member = (number: number) => members[number] ?? members[0] ?? expect.unreachable();
  for (const [from, to] of follows) await api.follow(member(from), member(to));
  for (const [from, to] of blocks) await api.block(member(from), member(to));
  const created = [];
  for (const { author, isPublished, isCrisis, ...columns } of posts) {
    const post = await api.aPost({
      by: member(author),
      ...columns,
      ...(!isPublished && { publishedAt: null }),
    });
    await api.anAnalysis(post, { words, isCrisis });
    created.push({ id: post.id, author, isPublished, ...columns });
  }
  return { members, created };
}

it('every viewer gets exactly the similar posts that are public, published, approved and not hidden by a block', async () => {
  await fc.assert(
    fc.asyncProperty(community, async (plan) => {
      const { members, created } = await createCommunity(plan);
      const isBlocked = (viewer: number | null, author: number) =>
        plan.blocks.some(
          ([from, to]) => (from === viewer && to === author) || (from === author && to === viewer),
        );
      const viewers = [null, ...members.keys()];
      for (const viewer of viewers) {
        const as = viewer === null ? undefined : members[viewer];
        for (const { id, author } of created) {
          const input = { postId: id };
          const isSeen = (await api.send(contract.posts.get, { as, input: { id } })).statusCode === 200;
          const [response, analysis] = [
            await api.send(similar, { as, input }),
            await api.send(get, { as, input }),
          ];
          expect([response.statusCode, analysis.statusCode]).toEqual(isSeen ? [200, 200] : [404, 404]);
          if (!isSeen) continue;
          const expected = created.filter(
            (other) =>
              other.author !== author &&
              other.isPublished &&
              other.privacyLevel === 'public' &&
              other.moderationStatus === 'approved' &&
              !isBlocked(viewer, other.author),
          );
          const { similar: results } = await api.call(similar, { as, input: { ...input, limit: 20 } });
          expect(results.map((post) => post.id).sort()).toEqual(expected.map((post) => post.id).sort());
          for (const { anonymousCount } of results) expect(anonymousCount).toBe(0);
        }
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
