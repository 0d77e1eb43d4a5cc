import { contentId } from '@halved/db/content/content-id';
import { storeContent } from '@halved/db/content/store-content';
import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { popularExercises, recommendations, exercises } = contract.wellness;

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  await storeContent(api);
});
beforeEach(async () => {
  as = await api.aMember({ grantedTier: 'premium' });
});
afterAll(() => api.stop());

const day = 24;
const recommended = (headers = {}) => api.call(recommendations, { as, input: {}, headers });

/** The worries that an exercise or a technique helps with. No operation returns them, so the test reads the table. */
async function worriesOf(id: string): Promise<string[]> {
  const { rows } = await api.pool.query(
    `select facts -> 'worries' as worries from content_items where id = $1`,
    [id],
  );
  return rows[0].worries;
}

describe('the recommendations for a member', () => {
  it('are three exercises and three techniques for what they wrote about lately, with the reason', async () => {
    await api.aPost({ by: as, category: 'work', privacyLevel: 'private' });
    const { exercises: found, techniques, reason } = await recommended();
    expect([found.length, techniques.length]).toEqual([3, 3]);
    for (const { id } of [...found, ...techniques]) expect(await worriesOf(id)).toContain('work');
    expect(reason).toBe('You wrote about work lately. These may help.');
    const spanish = await recommended({ 'accept-language': 'es' });
    expect(spanish.reason).toBe('Hace poco escribiste sobre el trabajo. Esto puede ayudarte.');
    expect(spanish.exercises[0]?.language).toBe('es');
  });

  it.each(worryCategories)(
    'have something for a worry about %s, and a reason in both languages',
    async (category) => {
      await api.aPost({ by: as, category });
      const { exercises: found, techniques, reason } = await recommended();
      const [first] = found;
      expect(await worriesOf(first?.id ?? '')).toContain(category);
      expect(techniques).toHaveLength(3);
      expect(reason).toMatch(/^[A-Z].*\.$/);
      expect((await recommended({ 'accept-language': 'es' })).reason).not.toBe(reason);
    },
  );

  it('begin with something gentle if nothing was written, or nothing lately', async () => {
    await api.aPost({ by: as, category: 'work', publishedAt: hoursFromNow(-100 * day) });
    const { exercises: found, reason } = await recommended();
    expect(found).toHaveLength(3);
    expect(reason).toBe('These are good ones to begin with.');
  });

  it('say nothing about a worry that reads like a crisis, or about worries of others', async () => {
    const crisis = await api.aPost({ by: as, category: 'health' });
    await api.anAnalysis(crisis, { isCrisis: true });
    await api.aPost({ by: await api.aMember(), category: 'work' });
    expect((await recommended()).reason).toBe('These are good ones to begin with.');
  });

  it('are other exercises for a week after the recommended ones were completed', async () => {
    await api.aPost({ by: as, category: 'work' });
    const before = (await recommended()).exercises;
    for (const of of before) await api.aProgress({ by: as, of, completedAt: new Date() });
    const after = (await recommended()).exercises;
    for (const { id } of before) expect(after.map((item) => item.id)).not.toContain(id);
    await api.pool.query(`update exercise_progress set completed_at = now() - interval '8 days'`);
    expect((await recommended()).exercises).toEqual(before);
  });
});

describe('the popular exercises', () => {
  it('are those that most members completed in the last 90 days, then the others in their order', async () => {
    await api.pool.query('delete from exercise_progress');
    const [walk, box, scan] = ['slow-walk', 'box-breathing', 'body-scan'].map((slug) => ({
      id: contentId('exercises', slug),
    }));
    if (!walk || !box || !scan) throw new Error('There are three.');
    const others = await Promise.all(Array.from({ length: 10 }, () => api.aMember()));
    const complete = (count: number, of: { id: string }, days: number) =>
      Promise.all(
        others.slice(0, count).map((by) => api.aProgress({ by, of, completedAt: hoursFromNow(-days * day) })),
      );
    await complete(10, walk, 1);
    await complete(9, box, 1);
    await complete(4, scan, 1);
    await complete(10, scan, 91);
    await letPass(61_000);

    const popular = async (input = {}) => (await api.call(popularExercises, { as, input })).exercises;
    const { exercises: all } = await api.call(exercises, { as, input: {} });
    const rest = all.filter(({ id }) => ![walk.id, box.id].includes(id));
    const inOrder = [walk, box, ...rest].slice(0, 6).map(({ id }) => id);
    expect((await popular()).map(({ id }) => id)).toEqual(inOrder);
    // Somebody who completes one several times counts once.
    for (let time = 0; time < 5; time++)
      await api.aProgress({ by: others[0] ?? as, of: scan, completedAt: hoursFromNow(-day) });
    await letPass(61_000);
    expect((await popular()).map(({ id }) => id)).toEqual(inOrder);
    const inBreathing = await popular({ category: 'breathing', limit: 2 });
    expect(inBreathing.map(({ category }) => category)).toEqual(['breathing', 'breathing']);
    expect(inBreathing[0]?.id).toBe(box.id);
  });

  it('do not tell that somebody has just completed one: their order changes with five people', async () => {
    await api.pool.query('delete from exercise_progress');
    const { exercises: all } = await api.call(exercises, { as, input: { limit: 6 } });
    const last = all.at(-1) ?? expect.unreachable();
    const first = async () => {
      await letPass(61_000);
      return (await api.call(popularExercises, { as, input: { limit: 1 } })).exercises.map(({ id }) => id);
    };
    const completions = [];
    for (let people = 1; people <= 5; people++) {
      await api.aProgress({ by: await api.aMember(), of: last, completedAt: hoursFromNow(-1) });
      completions.push(...(await first()));
    }
    expect(completions.map((id) => id === last.id)).toEqual([false, false, false, false, true]);
  });
});
