import { operations } from '@halved/shared/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { communities } from '../testing/community.ts';
import { testEnv } from '../testing/env.ts';
import { exampleOf } from '../testing/examples.ts';
import { hoursFromNow } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { plant } from '../testing/plant.ts';
import { aWorld } from '../testing/world.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const area = operations.filter(({ name }) => /^(?:admin|moderation)\./.test(name));

/** Planted into everything that belongs to a worry that is not public, and nowhere else. */
const secret = 'quidditas';

/**
 * Puts unique words into the private, friends-only and scheduled worries of a community: their long texts, their
 * resolutions, and the comments on them. Each of them has an open case, and private ones a report, as one has that was
 * public when somebody reported it.
 */
async function plantSecrets(community: Awaited<ReturnType<typeof plant>>) {
  const hidden = community.posts.filter(
    ({ privacyLevel, publishedAt }) => privacyLevel !== 'public' || publishedAt === null,
  );
  const subjects: { kind: 'post' | 'comment'; id: string; by: { id: string } }[] = [];
  for (const [index, post] of hidden.entries()) {
    const by = community.people[post.author];
    const reader = community.people[(post.author + 1) % community.people.length];
    if (!by || !reader) continue;
    const text = (part: string) => `${secret} ${part} ${index}`;
    await api.pool.query(
      `update posts set short_content = $2, long_content = $3, worry_prompt = $4 where id = $1`,
      [post.id, text('short'), text('long'), text('prompt')],
    );
    await api.pool.query(
      `insert into resolutions (id, post_id, coping_methods, resolution_story, resolved_at)
       values (gen_random_uuid(), $1, array[$2], $3, now())
       on conflict (post_id) do update set coping_methods = excluded.coping_methods, resolution_story = excluded.resolution_story`,
      [post.id, text('method'), text('story')],
    );
    const comment = await api.aComment({ by: reader, on: post, content: text('comment') });
    await api.aCase({ post }, { isUrgent: true, openedAt: hoursFromNow(-5) });
    await api.aCase({ comment });
    subjects.push({ kind: 'post', id: post.id, by }, { kind: 'comment', id: comment.id, by: reader });
    if (post.privacyLevel === 'friends') continue;
    await api.pool.query(
      `insert into reports (id, post_id, reporter_id, reason, details) values (gen_random_uuid(), $1, $2, 'spam', $3)`,
      [post.id, reader.id, text('report')],
    );
  }
  return subjects;
}

/** A failure names its seed, and HALVED_SEED repeats it. */
it(
  'no word of a worry that is not public is in any answer of the admin area or of moderation, in any community',
  async () => {
    let answers = 0;
    const runs = fc.asyncProperty(communities, async (plan) => {
      const community = await plant(api, plan);
      const world = await aWorld(api);
      const subjects = await plantSecrets(community);
      const staff = [await api.aMember({ role: 'admin' }), await api.aMember({ role: 'moderator' })];
      for (const { kind, id, by } of subjects) {
        const owner = { ...world.owner, ...by };
        for (const { name, operation } of area) {
          const example = exampleOf.get(name)?.({ ...world, owner, post: { id }, comment: { id } }) ?? {};
          const input = 'kind' in example ? { ...example, kind } : example;
          for (const as of staff) {
            const { body, statusCode } = await api.send(operation, { as, input });
            expect(statusCode, `${name}: ${body}`).toBeLessThan(500);
            expect(body, name).not.toContain(secret);
            answers += 1;
          }
        }
        for (const as of staff) {
          const wide = await api.inject({
            url: '/api/moderation/queue?limit=100',
            headers: { authorization: `Bearer ${as.token}` },
          });
          expect(wide.body).not.toContain(secret);
        }
      }
    });
    const { seed } = testEnv;
    const numRuns = Math.ceil(testEnv.communities / 4);
    await fc.assert(runs, { numRuns, ...(seed !== undefined && { seed }) });
    expect(answers).toBeGreaterThan(numRuns);
  },
  (testEnv.communities + 10) * 10_000,
);
