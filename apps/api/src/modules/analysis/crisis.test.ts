import { contract } from '@halved/shared/contract';
import type { OutputOf } from '@halved/shared/contract/operation';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { posts, analysis, dashboard, users } = contract;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('delete from posts'));

const runs = 12;
const worryPrompt = 'I worry that …';
const levels = ['public', 'friends', 'private'] as const;

/** Ways in which people say that they are in danger: alone or among other sentences, with links and with swearing. */
const inDanger = fc.constantFrom(
  'I want to kill myself tonight',
  'I want to kill myself tonight. Fuck this, fuck all of it. https://example.org/me',
  'My exam is on Monday. I do not want to be here any more.',
  'Quiero morirme, no puedo más',
  'Ich will nicht mehr leben. Die Prüfung ist am Montag.',
  'Je veux mourir. https://example.org/me',
);

const share = (as: Member, shortContent: string, input: object = {}) =>
  api.call(posts.create, { as, input: { shortContent, worryPrompt, privacyLevel: 'public', ...input } });

/** Everybody who may ask for a post of `owner`. */
async function viewersOf(owner: Member) {
  const [friend, other, blocked] = [await api.aMember(), await api.aMember(), await api.aMember()];
  await api.follow(owner, friend);
  await api.block(owner, blocked);
  const moderator = await api.aMember({ role: 'moderator' });
  return [undefined, owner, friend, other, blocked, moderator];
}

const statusFor = async (as: Member | undefined, id: string) =>
  (await api.send(posts.get, { as, input: { id } })).statusCode;

describe('a worry whose writer may be in danger', () => {
  it('is never hidden: published at once, also by a newcomer, with links, said again and again', async () => {
    await fc.assert(
      fc.asyncProperty(inDanger, fc.integer({ min: 1, max: 4 }), async (words, times) => {
        const as = await api.aMember({ createdAt: new Date() });
        for (let time = 0; time < times; time++) {
          const { id, moderationStatus, publishedAt, support } = await share(as, words);
          expect([moderationStatus, publishedAt === null, support === null]).toEqual([
            'approved',
            false,
            false,
          ]);
          expect(await statusFor(undefined, id)).toBe(200);
        }
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('is never ranked down: it stands in every list where any other of its time would', async () => {
    await fc.assert(
      fc.asyncProperty(
        inDanger,
        fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }),
        async (words, which) => {
          await api.pool.query('delete from posts');
          const [as, reader] = [await api.aMember(), await api.aMember()];
          const made: string[] = [];
          for (const [at, isDanger] of which.entries())
            made.unshift((await share(as, isDanger ? words : `A quiet worry, number ${at}`)).id);
          const idsOf = ({ posts: listed }: OutputOf<typeof posts.list>) => listed.map(({ id }) => id);
          expect(idsOf(await api.call(posts.list, { as: reader }))).toEqual(made);
          expect(idsOf(await api.call(posts.byUser, { as: reader, input: { userId: as.id } }))).toEqual(made);
          expect(idsOf(await api.call(posts.discovery, { as: reader })).sort()).toEqual(made.toSorted());
        },
      ),
      { numRuns: runs },
    );
  }, 60_000);

  it('is counted in every figure like any other', async () => {
    const reader = await api.aMember();
    const figures = async (as: Member) => [
      await api.call(analysis.categories, { as: reader }),
      await api.call(dashboard.stats, { as }),
      await api.call(users.profile, { as: reader, input: { username: as.username } }),
    ];
    await fc.assert(
      fc.asyncProperty(inDanger, fc.constantFrom(...levels), async (words, privacyLevel) => {
        const as = await api.aMember();
        const { id } = await share(as, words, { privacyLevel });
        const before = await figures(as);
        const seen = (await api.send(analysis.get, { as, input: { postId: id } })).body;
        const { rowCount } = await api.pool.query(
          'update analyses set is_crisis = false where post_id = $1 and is_crisis',
          [id],
        );
        expect(rowCount).toBe(1);
        expect(await figures(as)).toEqual(before);
        expect((await api.send(analysis.get, { as, input: { postId: id } })).body).toBe(seen);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('is shown to nobody who could not see it anyway, and help is offered only to its writer', async () => {
    const owner = await api.aMember();
    const viewers = await viewersOf(owner);
    let quietOnes = 0;
    await fc.assert(
      fc.asyncProperty(inDanger, fc.constantFrom(...levels), async (words, privacyLevel) => {
        const { id } = await share(owner, words, { privacyLevel });
        const quiet = await share(owner, `Just tired of Mondays${'!'.repeat(++quietOnes)}`, { privacyLevel });
        for (const as of viewers) {
          expect(await statusFor(as, id)).toBe(await statusFor(as, quiet.id));
          const answers = [
            await api.send(posts.get, { as, input: { id } }),
            await api.send(posts.list, { as }),
            await api.send(analysis.get, { as, input: { postId: id } }),
            await api.send(analysis.similar, { as, input: { postId: id } }),
          ];
          for (const { body } of answers) expect(body).not.toMatch(/crisis|support|danger/i);
        }
      }),
      { numRuns: runs },
    );
  }, 60_000);
});

describe('what moderators are shown of such a worry', () => {
  const openOf = async (id: string) =>
    (
      await api.pool.query<{ reason: string; is_urgent: boolean }>(
        'select reason, is_urgent from moderation_cases where post_id = $1 and decided_at is null',
        [id],
      )
    ).rows;

  it('is a case where it is public, and nothing where it is not', async () => {
    const as = await api.aMember();
    const { id } = await share(as, 'I want to kill myself tonight');
    expect(await openOf(id)).toEqual([{ reason: 'crisis', is_urgent: true }]);
    for (const privacyLevel of ['friends', 'private'])
      expect(await openOf((await share(as, 'I want to kill myself tonight', { privacyLevel })).id)).toEqual(
        [],
      );
  });

  it('is removed when the words change, and returns with new words of danger', async () => {
    const as = await api.aMember();
    const { id } = await share(as, 'I want to kill myself tonight');
    const calmer = await api.call(posts.update, { as, input: { id, shortContent: 'A hard night.' } });
    expect(calmer.support).toBeNull();
    expect(await openOf(id)).toEqual([]);
    const longer = await api.call(posts.setBlog, {
      as,
      input: { id, longContent: 'I want to end my life.' },
    });
    expect(longer.support).toEqual({ level: 'explicit', language: 'en' });
    expect(longer.moderationStatus).toBe('approved');
    expect(await openOf(id)).toEqual([{ reason: 'crisis', is_urgent: true }]);
    expect((await api.call(posts.removeBlog, { as, input: { id } })).support).toBeNull();
  });

  it('stays the same, as does the answer to its writer, when the call is repeated', async () => {
    const as = await api.aMember();
    const input = { shortContent: 'Quiero morirme', worryPrompt };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await api.call(posts.create, { as, input, headers });
    expect(first.support).toEqual({ level: 'explicit', language: 'es' });
    expect(await api.call(posts.create, { as, input, headers })).toEqual(first);
  });
});

describe('a hostile worry', () => {
  it('is held for a moderator, seen by its author alone, and counted for nobody', async () => {
    const as = await api.aMember();
    const { id, moderationStatus } = await share(
      as,
      'You are a disgusting piece of shit, go to hell you fucking idiot',
    );
    expect(moderationStatus).toBe('pending');
    expect(await statusFor(as, id)).toBe(200);
    expect(await statusFor(await api.aMember(), id)).toBe(404);
    const { worriesCount } = await api.call(users.profile, { input: { username: as.username } });
    expect(worriesCount).toBe(0);
    await api.call(posts.update, { as, input: { id, shortContent: 'I was angry at somebody.' } });
    expect(await statusFor(await api.aMember(), id)).toBe(200);
  });
});
