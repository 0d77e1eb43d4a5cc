import { expect, it } from 'vitest';
import { searchFor } from './search.ts';

it.each([
  ['can’t sleep', "can't"],
  ["can't sleep", 'CAN’T'],
  ["l'école", 'l´ecole'],
  ['Ｅｘａｍ', 'exam'],
])('the text “%s” is found by “%s”', (text, query) => {
  expect(searchFor(query)([text])).toBe(true);
});
