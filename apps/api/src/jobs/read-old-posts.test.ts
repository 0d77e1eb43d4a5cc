import { databaseOver } from '@halved/db';
import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockUnanalyzed } from '../modules/analysis/unanalyzed-queries.ts';
import { analysisInDatabase } from '../modules/doctor/analysis-findings.ts';
import { type Api, startApi } from '../testing/harness.ts';
import { startJobs } from './index.ts';
import { readOldPosts } from './read-old-posts.ts';

const { get } = contract.analysis;
const exam = 'I am so scared of failing my chemistry exam next week';

const lines: Record<string, unknown>[] = [];
let api: Api;
beforeAll(async () => {
  api = await startApi({ log: (line) => lines.push(JSON.parse(line)) });
});
afterAll(() => api.stop());
beforeEach(() => api.pool.query('delete from posts'));

const runOptions = () => ({ signal: new AbortController().signal, pauses: false });
const work = () => readOldPosts(api.services, runOptions());
const unanalyzedPosts = async (count: number) => {
  const by = await api.aMember();
  return Promise.all(Array.from({ length: count }, () => api.aPost({ by, shortContent: exam })));
};
const analysed = async () =>
  (await api.pool.query<{ count: number }>('select count(*)::int as count from analyses')).rows[0]?.count;

describe('analysing posts that this version has not read', () => {
  it('reads every post once, private ones too, and then has nothing to do', async () => {
    const by = await api.aMember();
    const kinds = [
      {},
      { privacyLevel: 'private' },
      { publishedAt: null },
      { moderationStatus: 'pending' },
    ] as const;
    for (const columns of kinds) await api.aPost({ by, shortContent: exam, ...columns });
    expect(await work()).toBe(4);
    expect(await work()).toBe(0);
    const { rows } = await api.pool.query('select distinct category, language from posts');
    expect(rows).toEqual([{ category: 'education', language: 'en' }]);
  });

  it('replaces analyses of an older model, and leaves those of a newer model', async () => {
    const [old, newer] = await unanalyzedPosts(2);
    if (!old || !newer) throw new Error('nothing was made');
    await api.anAnalysis(old, { words: 'My landlord wants me out', modelVersion: '0' });
    await api.anAnalysis(newer, { words: 'My landlord wants me out', modelVersion: '1000' });
    expect(await work()).toBe(1);
    const categoryOf = async (postId: string) => (await api.call(get, { input: { postId } })).category;
    expect(await categoryOf(old.id)).toBe('education');
    expect(await categoryOf(newer.id)).not.toBe('education');
  });

  it('changes no timestamp, counter or status', async () => {
    const [post] = await unanalyzedPosts(1);
    const read = () => api.call(contract.posts.get, { input: { id: post?.id ?? '' } });
    const before = await read();
    await work();
    expect(await read()).toEqual({ ...before, category: 'education', language: 'en' });
  });

  it('is shared by several workers, which read each post once', async () => {
    await unanalyzedPosts(120);
    const done = await Promise.all([work(), work(), work()]);
    expect(done.reduce((sum, count) => sum + count)).toBe(120);
    expect(await analysed()).toBe(120);
  });

  it('tells PostgreSQL how common the terms of the posts are, before similar posts are counted', async () => {
    await unanalyzedPosts(120);
    await work();
    const known = "select reltuples::int from pg_class where oid = 'analyses'::regclass";
    expect((await api.pool.query(known)).rows).toEqual([{ reltuples: 120 }]);
  });

  it('leaves a post that another worker analysed while it was being locked', async () => {
    const [post, other] = await unanalyzedPosts(2);
    if (!post || !other) throw new Error('nothing was made');
    const client = await api.pool.connect();
    const query = client.query.bind(client);
    const querying = vi.spyOn(client, 'query').mockImplementation(async (...args: unknown[]) => {
      const result = await Reflect.apply(query, client, args);
      if (JSON.stringify(args[0]).includes('skip locked')) {
        await api.anAnalysis(post, { words: 'My landlord wants me out' });
      }
      return result;
    });
    const db = databaseOver(client);
    const left = await lockUnanalyzed(db, [post.id, other.id]);
    querying.mockRestore();
    client.release();
    expect(left.map(({ id }) => id)).toEqual([other.id]);
  });

  it('is finished by the next worker if one ends early', async () => {
    await unanalyzedPosts(60);
    const controller = new AbortController();
    const first = readOldPosts(api.services, { signal: controller.signal, pauses: true });
    while (!(await analysed()));
    controller.abort();
    const early = await first;
    expect(early).toBeLessThan(60);
    expect(await work()).toBe(60 - early);
  });

  it('counts the similar posts of each post afterwards', async () => {
    for (let n = 0; n < 3; n++)
      await api.aPost({ by: await api.aMember(), shortContent: `${exam}${'!'.repeat(n)}` });
    await work();
    const { rows } = await api.pool.query('select distinct similar_count from analyses');
    expect(rows).toEqual([{ similar_count: 2 }]);
  });

  it('adds to the aggregates how many posts have similar ones', async () => {
    const createdAt = new Date(Date.now() - 30 * dayMs);
    for (let n = 0; n < 12; n++)
      await api.aPost({ by: await api.aMember({ createdAt }), shortContent: `${exam}${'!'.repeat(n)}` });
    await work();
    const { rows } = await api.pool.query(
      `select value #> '{communityHealth,supportMetrics,postsWithSimilarWorries}' as similar
       from aggregate_reports where name = 'overview' and range = '90d'`,
    );
    expect(rows).toEqual([{ similar: 10 }]);
  });

  it('reports its progress in the log and to the operator, without anybody’s words', async () => {
    await unanalyzedPosts(30);
    expect(await analysisInDatabase(api.db)).toEqual({
      state: 'warning',
      text: 'Analysed worries: 0 of 30; a running server reads the rest by itself.',
    });
    lines.length = 0;
    await work();
    expect(lines).toMatchObject([{ read: 30, of: 30, msg: 'worries were analysed' }]);
    expect(JSON.stringify(lines)).not.toContain('chemistry');
    expect((await analysisInDatabase(api.db)).state).toBe('good');
  });

  it('is stopped with the server, even if it has not begun', async () => {
    await unanalyzedPosts(1);
    await startJobs(api.services)();
    expect(await analysed()).toBe(0);
  });
});
