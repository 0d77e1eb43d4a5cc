import { contentId } from '@halved/db/content/content-id';
import { storeContent } from '@halved/db/content/store-content';
import { contract } from '@halved/shared/contract';
import { difficulties, exerciseCategories } from '@halved/shared/wellness-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { exercises, exercise, exerciseCategories: categories, techniques, technique } = contract.wellness;
const box = contentId('exercises', 'box-breathing');
const spanish = { 'accept-language': 'es' };
const german = { 'accept-language': 'de' };
const french = { 'accept-language': 'fr' };

let api: Api;
let as: Member;
beforeAll(async () => {
  api = await startApi();
  await storeContent(api);
  // An operator's own exercise may have no texts in some languages.
  await api.pool.query("update content_items set texts = texts - 'fr' where id = $1", [box]);
  as = await api.aMember({ grantedTier: 'premium' });
});
afterAll(() => api.stop());

describe('the list of exercises', () => {
  it('is in the order of the categories, the easier first', async () => {
    const { exercises: all, total } = await api.call(exercises, { as, input: { limit: 100 } });
    expect(all).toHaveLength(total);
    expect(total).toBeGreaterThanOrEqual(30);
    const places = all.map(
      ({ category, difficulty }) =>
        exerciseCategories.indexOf(category) * 10 + difficulties.indexOf(difficulty),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('has the same items page by page, by cursor and by offset', async () => {
    const { exercises: all } = await api.call(exercises, { as, input: { limit: 100 } });
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.call(exercises, { as, input: { limit: 8, cursor } });
      expect(page.total).toBe(all.length);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      read.push(...page.exercises.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(all.map(({ id }) => id));
    const second = await api.call(exercises, { as, input: { limit: 8, offset: 8 } });
    expect(second.exercises.map(({ id }) => id)).toEqual(read.slice(8, 16));
    const beyond = await api.call(exercises, { as, input: { offset: 1_000 } });
    expect(beyond).toMatchObject({ exercises: [], hasMore: false, nextCursor: null });
  });

  it('rejects the cursor of another list, and an unknown filter, category or difficulty', async () => {
    const cursor = Buffer.from(`n 1 ${box}`).toString('base64url');
    expect((await api.refused(exercises, { as, input: { cursor } })).details).toHaveProperty('cursor');
    for (const query of [
      'exercises?category=swimming',
      'exercises?difficulty=impossible',
      'exercises?mood=blue',
      'exercises/popular?category=swimming',
      'techniques?category=swimming',
      'techniques?difficulty=beginner',
    ]) {
      const url = `/api/wellness/${query}`;
      const response = await api.inject({ url, headers: { authorization: `Bearer ${as.token}` } });
      expect(response.statusCode).toBe(400);
    }
  });

  it('is filtered by category, difficulty and words at once', async () => {
    const input = { category: 'breathing', difficulty: 'beginner', query: 'box' } as const;
    const found = await api.call(exercises, { as, input });
    expect(found.exercises.map(({ id }) => id)).toEqual([box]);
    expect(found.total).toBe(1);
    const none = await api.call(exercises, { as, input: { ...input, category: 'sleep' } });
    expect(none.exercises).toEqual([]);
  });

  it('finds words in any order and without regard to case and accents, in the reader’s language', async () => {
    const search = async (query: string, headers = {}) =>
      (await api.call(exercises, { as, input: { query }, headers })).exercises.map(({ id }) => id);
    expect(await search('BREATHING  box')).toContain(box);
    expect(await search('RESPIRACION CUADRÁDO', spanish)).toContain(box);
    expect(await search('respiración')).toEqual([]);
    expect(await search('')).not.toEqual([]);
  });

  it('counts the exercises of each category', async () => {
    const counts = (await api.call(categories, { as })).categories;
    const { total } = await api.call(exercises, { as, input: {} });
    expect(counts.map(({ category }) => category)).toEqual([...exerciseCategories]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});

describe('an exercise', () => {
  it('is in the reader’s language, with its steps, their seconds and their rhythm', async () => {
    const read = await api.call(exercise, { as, input: { id: box }, headers: spanish });
    expect(read).toMatchObject({
      title: 'Respiración en cuadrado',
      language: 'es',
      duration: 4,
      imageUrl: '/pictures/breath-box.svg',
      progress: null,
    });
    expect(read.steps[1]).toMatchObject({ id: 'small-box', durationSeconds: 48, rhythm: [3, 3, 3, 3] });
    expect(read.steps[0]).toMatchObject({ rhythm: null, imageUrl: null });
    for (const step of read.steps) expect(step.content.length).toBeGreaterThan(10);
  });

  it('has one title for each of two readers with different languages', async () => {
    const read = await api.call(exercise, { as, input: { id: box }, headers: german });
    expect(read).toMatchObject({ title: 'Atmen im Viereck', language: 'de' });
  });

  it('is in English and says so if it has no texts in the reader’s language', async () => {
    const read = await api.call(exercise, { as, input: { id: box }, headers: french });
    expect(read).toMatchObject({ title: 'Box breathing', language: 'en' });
  });

  it('that does not exist is not found, whatever the id looks like', async () => {
    for (const id of [contentId('exercises', 'nothing'), contentId('techniques', 'box-breathing'), 'box'])
      expect((await api.refused(exercise, { as, input: { id } })).code).toBe('NOT_FOUND');
  });
});

describe('the techniques', () => {
  it('are in the order of the categories, the most effective first, and can be limited and filtered by category and words', async () => {
    const { techniques: all } = await api.call(techniques, { as, input: {} });
    expect(all.length).toBeGreaterThanOrEqual(30);
    const grounding = await api.call(techniques, { as, input: { category: 'grounding' } });
    const stars = grounding.techniques.map(({ effectiveness }) => effectiveness);
    expect(stars).toEqual(stars.toSorted((one, other) => other - one));
    expect(all.slice(0, stars.length)).toEqual(grounding.techniques);
    const two = await api.call(techniques, { as, input: { limit: 2 } });
    expect(two.techniques).toEqual(all.slice(0, 2));
    const [first] = all;
    const query = first?.title.toUpperCase();
    expect((await api.call(techniques, { as, input: { query } })).techniques).toContainEqual(first);
  });

  it('have instructions, evidence and further resources in the reader’s language', async () => {
    const { techniques: all } = await api.call(techniques, { as, input: {} });
    for (const { id, title } of all) {
      const read = await api.call(technique, { as, input: { id }, headers: spanish });
      expect(read.language).toBe('es');
      expect(read.title).not.toBe(title);
      expect(read.instructions.split('\n').length).toBeGreaterThan(1);
      expect(read.whenToUse.length).toBeGreaterThan(1);
      expect(read.evidence.title).not.toBe('');
      for (const resource of read.resources) expect(resource.title).not.toBe('');
    }
  });
});
