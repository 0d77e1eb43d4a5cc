import { expect, it } from 'vitest';
import { elidedSlot, withOptionalAccents } from './elided-slot.ts';

const isWhole = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

it('a word of a slot may follow an article or a pronoun with an apostrophe', () => {
  const water = elidedSlot('eau endormir');
  expect(["l'eau", 'eau', "d'eau", "m'endormir"].filter((text) => !isWhole(water, text))).toEqual([]);
  expect(isWhole(water, "x'eau")).toBe(false);
});

it('the accents of a pattern may be missing', () => {
  const pattern = withOptionalAccents('être lacéré|nœud|più');
  const texts = ['être lacéré', 'etre lacere', 'nœud', 'noeud', 'più', 'piu'];
  expect(texts.filter((text) => !isWhole(pattern, text))).toEqual([]);
  expect(isWhole(pattern, 'être lacère')).toBe(false);
});
