import { contentId } from '@halved/db/content/content-id';
import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { exercise, exercises, startExercise, updateProgress, history } = contract.wellness;

let api: Api;
let as: Member;
let id: string;
beforeAll(async () => {
  api = await startApi();
  ({ id } = await api.anItem('exercises'));
});
beforeEach(async () => {
  as = await api.aMember({ grantedTier: 'premium' });
});
afterAll(() => api.stop());

const start = (member = as) => api.call(startExercise, { as: member, input: { id } });
const change = (progressId: string, input: object, member = as) =>
  api.call(updateProgress, { as: member, input: { progressId, ...input } });
const refusedChange = (progressId: string, input: object, member = as) =>
  api.refused(updateProgress, { as: member, input: { progressId, ...input } });
const open = async (member = as) => (await api.call(exercise, { as: member, input: { id } })).progress;

describe('an exercise that somebody starts', () => {
  it('is at its first step, and is continued on another device', async () => {
    expect(await open()).toBeNull();
    const started = await start();
    expect(started).toMatchObject({ exerciseId: id, currentStep: 0, completed: false, completedAt: null });
    await change(started.id, { currentStep: 2 });
    expect(await start()).toMatchObject({ id: started.id, currentStep: 2 });
    expect(await open()).toMatchObject({ id: started.id, currentStep: 2 });
    expect(await open(await api.aMember({ grantedTier: 'premium' }))).toBeNull();
  });

  it('has one progress, however many calls start it at once', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(new Set(started.map((progress) => progress.id)).size).toBe(1);
    const { total } = await api.call(history, { as, input: {} });
    expect(total).toBe(1);
  });

  it('is started anew after it was completed', async () => {
    const first = await start();
    await change(first.id, { completed: true });
    expect(await open()).toBeNull();
    expect((await start()).id).not.toBe(first.id);
  });
});

describe('a progress', () => {
  it('rejects a step outside the exercise, and keeps its own', async () => {
    const progress = await start();
    for (const currentStep of [4, 1_000, -1, 1.5]) {
      const refusal = await refusedChange(progress.id, { currentStep });
      expect(refusal.details).toEqual({ currentStep: 'This exercise has no such step' });
    }
    await change(progress.id, { currentStep: 3 });
    expect(await open()).toMatchObject({ currentStep: 3 });
  });

  it('takes no rating, effectiveness or notes before it is completed', async () => {
    const progress = await start();
    const message = 'Complete the exercise first, then say how it was';
    const refusal = await refusedChange(progress.id, { rating: 4, effectiveness: 5, notes: 'Good' });
    expect(refusal.details).toEqual({ rating: message, effectiveness: message, notes: message });
    expect(await change(progress.id, { notes: '', rating: null })).toEqual(progress);
  });

  it('takes rating, effectiveness and notes after its completion; each can be changed or removed', async () => {
    const progress = await start();
    const completed = await change(progress.id, { completed: true, rating: 4 });
    expect(completed).toMatchObject({ completed: true, rating: 4, effectiveness: null, notes: null });
    await change(progress.id, { effectiveness: 5, notes: '  It was quiet.\nI slept.  ' });
    expect(await change(progress.id, { rating: null })).toMatchObject({
      rating: null,
      effectiveness: 5,
      notes: 'It was quiet.\nI slept.',
      completedAt: completed.completedAt,
    });
    expect(await change(progress.id, { notes: '' })).toMatchObject({ notes: null, effectiveness: 5 });
  });

  it('does not change when it is completed again, and stays completed when an earlier step is shown', async () => {
    const progress = await start();
    const first = await change(progress.id, { completed: true });
    expect(await change(progress.id, { completed: true })).toEqual(first);
    const after = await change(progress.id, { currentStep: 1 });
    expect(after).toMatchObject({ completed: true, completedAt: first.completedAt, currentStep: 1 });
    const response = await api.inject({
      method: 'PUT',
      url: `/api/wellness/progress/${progress.id}`,
      headers: { authorization: `Bearer ${as.token}` },
      payload: { completed: false },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details).toEqual([
      { path: 'completed', message: 'A completed exercise stays completed' },
    ]);
  });

  it('keeps everything that several devices say at once', async () => {
    const progress = await start();
    await change(progress.id, { completed: true });
    await Promise.all([
      change(progress.id, { rating: 2 }),
      change(progress.id, { effectiveness: 3 }),
      change(progress.id, { notes: 'Together' }),
    ]);
    const [entry] = (await api.call(history, { as, input: {} })).progress;
    expect(entry).toMatchObject({ rating: 2, effectiveness: 3, notes: 'Together' });
  });

  it('of somebody else is not found, and neither is an unknown one', async () => {
    const progress = await start();
    const other = await api.aMember({ grantedTier: 'premium' });
    expect((await refusedChange(progress.id, { currentStep: 1 }, other)).code).toBe('NOT_FOUND');
    expect((await refusedChange(id, { currentStep: 1 })).code).toBe('NOT_FOUND');
    expect(await open()).toMatchObject({ currentStep: 0 });
  });
});

describe('the history', () => {
  it('has the latest start first, page by page, with the title in the reader’s language', async () => {
    const days = [3, 1, 2];
    const ids: string[] = [];
    for (const day of days) {
      const moment = hoursFromNow(-24 * day);
      const made = await api.aProgress({ by: as, of: { id }, startedAt: moment, completedAt: moment });
      ids.push(made.id);
    }
    const order = [ids[1], ids[2], ids[0]];
    const page = await api.call(history, { as, input: { limit: 2 } });
    expect(page.progress.map((entry) => entry.id)).toEqual(order.slice(0, 2));
    expect(page).toMatchObject({ total: 3, hasMore: true });
    const rest = await api.call(history, { as, input: { limit: 2, cursor: page.nextCursor ?? '' } });
    expect(rest.progress.map((entry) => entry.id)).toEqual(order.slice(2));
    expect(rest.progress[0]?.exercise).toEqual({
      title: 'Four breaths',
      category: 'breathing',
      steps: 4,
      language: 'en',
    });
  });

  it('stays readable when the tier has ended, and the rating of an exercise can still be changed', async () => {
    const progress = await start();
    await change(progress.id, { completed: true });
    await api.change(as, { grantedTierUntil: hoursFromNow(-1) });
    api.services.accounts.forget(as.id);
    expect((await api.refused(exercise, { as, input: { id } })).code).toBe('TIER_REQUIRED');
    expect((await api.call(history, { as, input: {} })).progress).toHaveLength(1);
    expect(await change(progress.id, { rating: 5 })).toMatchObject({ rating: 5 });
  });
});

describe('an exercise that somebody started and that has changed since', () => {
  it('stays in the history and can be finished if it is no longer offered, but nobody else finds or starts it', async () => {
    const texts = { en: { title: 'Old', description: 'Gone.', tags: ['old'], steps: {} } };
    const old = await api.anItem('exercises', { slug: 'old-exercise', texts });
    await letPass(61_000);
    const started = await api.call(startExercise, { as, input: { id: old.id } });
    await api.pool.query('update content_items set retired_at = now() where id = $1', [old.id]);
    await letPass(122_000);

    const listed = (await api.call(exercises, { as, input: {} })).exercises.map((item) => item.id);
    expect(listed).toEqual([id]);
    const other = await api.aMember({ grantedTier: 'premium' });
    for (const operation of [exercise, startExercise])
      expect((await api.refused(operation, { as: other, input: { id: old.id } })).code).toBe('NOT_FOUND');

    const retired = await api.call(exercise, { as, input: { id: old.id } });
    expect(retired).toMatchObject({ isRetired: true, progress: { id: started.id } });
    expect((await api.call(exercise, { as, input: { id } })).isRetired).toBe(false);
    expect((await api.call(startExercise, { as, input: { id: old.id } })).id).toBe(started.id);
    await change(started.id, { currentStep: 1 });
    await change(started.id, { completed: true });
    const [entry] = (await api.call(history, { as, input: {} })).progress;
    expect(entry).toMatchObject({ id: started.id, completed: true, exercise: { title: 'Old' } });
    expect((await api.refused(startExercise, { as, input: { id: old.id } })).code).toBe('NOT_FOUND');
  });

  it('continues at its last step if the stored step no longer exists', async () => {
    const slug = 'shorter';
    const longer = await api.anItem('exercises', { slug });
    const { id: progressId } = await api.aProgress({ by: as, of: longer, currentStep: 3 });
    await api.pool.query(
      `update content_items set hash = 'shorter', facts = jsonb_set(facts, '{steps}', jsonb_path_query_array(facts, '$.steps[0 to 1]'))
       where id = $1`,
      [contentId('exercises', slug)],
    );
    await letPass(600_000);
    expect((await api.call(exercise, { as, input: { id: longer.id } })).progress?.currentStep).toBe(1);
    expect(await change(progressId, { completed: true })).toMatchObject({ currentStep: 1, completed: true });
  });
});
