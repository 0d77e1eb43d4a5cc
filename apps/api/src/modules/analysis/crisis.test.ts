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

/** Texts that suggest danger: alone or among other sentences, with links and with swearing. */
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

/** One viewer of each kind that may request a post of `owner`. */
async function viewersOf(owner: Member) {
  const [friend, other, blocked] = [await api.aMember(), await api.aMember(), await api.aMember()];
  await api.follow(owner, friend);
  await api.block(owner, blocked);
  const moderator = await api.aMember({ role: 'moderator' });
  return [undefined, owner, friend, other, blocked, moderator];
}

const statusFor = async (as: Member | undefined, id: string) =>
  (await api.send(posts.get, { as, input: { id } })).statusCode;

describe('a post whose author may be in danger', () => {
  it('is published at once, even if its author is new, adds links or repeats it', async () => {
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

  it('is in every list, and has the same position by time as any other post', async () => {
    await fc.assert(
      fc.asyncProperty(
        inDanger,
        fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }),
        async (words, which) => {
          await api.pool.query('delete from posts');
          const [as, reader] = [await api.aMember(), await api.aMember()];
          const ids: string[] = [];
          for (const [at, isDanger] of which.entries())
            ids.unshift((await share(as, isDanger ? words : `A quiet worry, number ${at}`)).id);
          const idsOf = ({ posts: listed }: OutputOf<typeof posts.list>) => listed.map(({ id }) => id);
          expect(idsOf(await api.call(posts.list, { as: reader }))).toEqual(ids);
          expect(idsOf(await api.call(posts.byUser, { as: reader, input: { userId: as.id } }))).toEqual(ids);
          expect(idsOf(await api.call(posts.discovery, { as: reader })).sort()).toEqual(ids.toSorted());
        },
      ),
      { numRuns: runs },
    );
  }, 60_000);

  it('is counted in every figure like any other post', async () => {
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
        const body = (await api.send(analysis.get, { as, input: { postId: id } })).body;
        const { rowCount } = await api.pool.query(
          'update analyses set is_crisis = false where post_id = $1 and is_crisis',
          [id],
        );
        expect(rowCount).toBe(1);
        expect(await figures(as)).toEqual(before);
        expect((await api.send(analysis.get, { as, input: { postId: id } })).body).toBe(body);
      }),
      { numRuns: runs },
    );
  }, 60_000);

  it('is visible to the same readers as any other post, and no response reveals the danger', async () => {
    const owner = await api.aMember();
    const viewers = await viewersOf(owner);
    let quietCount = 0;
    await fc.assert(
      fc.asyncProperty(inDanger, fc.constantFrom(...levels), async (words, privacyLevel) => {
        const { id } = await share(owner, words, { privacyLevel });
        const quiet = await share(owner, `Just tired of Mondays${'!'.repeat(++quietCount)}`, {
          privacyLevel,
        });
        for (const as of viewers) {
          expect(await statusFor(as, id)).toBe(await statusFor(as, quiet.id));
          const responses = [
            await api.send(posts.get, { as, input: { id } }),
            await api.send(posts.list, { as }),
            await api.send(analysis.get, { as, input: { postId: id } }),
            await api.send(analysis.similar, { as, input: { postId: id } }),
          ];
          for (const { body } of responses) expect(body).not.toMatch(/crisis|support|danger/i);
        }
      }),
      { numRuns: runs },
    );
  }, 60_000);
});

describe('a public post in which danger is found', () => {
  const openCasesOf = async (id: string) =>
    (
      await api.pool.query<{ reason: string; is_urgent: boolean }>(
        'select reason, is_urgent from moderation_cases where post_id = $1 and decided_at is null',
        [id],
      )
    ).rows;

  it('has an urgent moderation case, unlike a post that is not public', async () => {
    const as = await api.aMember();
    const { id } = await share(as, 'I want to kill myself tonight');
    expect(await openCasesOf(id)).toEqual([{ reason: 'crisis', is_urgent: true }]);
    for (const privacyLevel of ['friends', 'private'])
      expect(
        await openCasesOf((await share(as, 'I want to kill myself tonight', { privacyLevel })).id),
      ).toEqual([]);
  });

  it('loses its case when its words change, and gets another when new words suggest danger', async () => {
    const as = await api.aMember();
    const { id } = await share(as, 'I want to kill myself tonight');
    const edited = await api.call(posts.update, { as, input: { id, shortContent: 'A hard night.' } });
    expect(edited.support).toBeNull();
    expect(await openCasesOf(id)).toEqual([]);
    const longer = await api.call(posts.setBlog, {
      as,
      input: { id, longContent: 'I want to end my life.' },
    });
    expect(longer.support).toEqual({ level: 'explicit', language: 'en', doors: [] });
    expect(longer.moderationStatus).toBe('approved');
    expect(await openCasesOf(id)).toEqual([{ reason: 'crisis', is_urgent: true }]);
    expect((await api.call(posts.removeBlog, { as, input: { id } })).support).toBeNull();
  });

  it('offers help in the language of its dangerous words, even if its few words look like another one', async () => {
    const as = await api.aMember();
    const { support } = await share(as, 'i wanna die so bad');
    expect(support).toEqual({ level: 'explicit', language: 'en', doors: [] });
  });

  it('offers its author the same support when the request is repeated', async () => {
    const as = await api.aMember();
    const input = { shortContent: 'Quiero morirme', worryPrompt };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await api.call(posts.create, { as, input, headers });
    expect(first.support).toEqual({ level: 'explicit', language: 'es', doors: [] });
    expect(await api.call(posts.create, { as, input, headers })).toEqual(first);
  });
});

describe('a hostile post', () => {
  it('is held for a moderator, seen by its author alone, and not counted', async () => {
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
