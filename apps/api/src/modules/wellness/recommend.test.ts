import type { WorryCategory } from '@halved/shared/categories';
import { describe, expect, it } from 'vitest';
import { mainCategory, recommend } from './recommend.ts';

const item = (id: string, category: string, ...worries: WorryCategory[]) => ({
  id,
  facts: { category, worries },
});
const items = [
  item('breath', 'breathing', 'work', 'health', 'other'),
  item('box', 'breathing', 'work'),
  item('walk', 'movement', 'health', 'work'),
  item('letter', 'thoughts', 'family'),
];
const basis = (...categories: string[]) => ({ categories, completed: new Set<string>() });
const ids = (...given: Parameters<typeof recommend<(typeof items)[number]>>) =>
  recommend(...given).map(({ id }) => id);

describe('the recommendations', () => {
  it('are what helps with the latest worries, the most specific first, and of different categories', () => {
    expect(ids(items, basis('work'), 3)).toEqual(['box', 'walk', 'letter']);
    expect(ids(items, basis('family', 'work'), 2)).toEqual(['letter', 'box']);
    expect(ids(items, basis('work'), 4)).toEqual(['box', 'walk', 'letter', 'breath']);
  });

  it('have the order of the items if nothing was written, and are of different categories', () => {
    expect(ids(items, basis(), 3)).toEqual(['breath', 'walk', 'letter']);
  });

  it('put last what was completed lately', () => {
    const completed = new Set(['box', 'walk', 'breath']);
    expect(ids(items, { categories: ['work'], completed }, 1)).toEqual(['letter']);
  });
});

describe('the main category of what somebody wrote', () => {
  it('is the most frequent one, where the latest counts most', () => {
    expect(mainCategory(['family', 'work', 'work'])).toBe('work');
    expect(mainCategory(['family', 'work'])).toBe('family');
    expect(mainCategory(['work', 'family', 'health'])).toBe('work');
  });

  it('is none without posts', () => {
    expect(mainCategory([])).toBeUndefined();
  });
});
