import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findIn, needlesOf } from './needles.ts';

const piece = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '死', '😀'), minLength: 1, maxLength: 9 });
const tagsIn = (text: string, needles: readonly string[], beginnings: 'characters' | 'words') => {
  const found = new Set<number>();
  const all = needlesOf(needles.map((needle, place) => [needle, place] as const));
  findIn(text, all, beginnings, (place) => found.add(place));
  return [...found].sort((a, b) => a - b);
};
const placesOf = (needles: readonly string[], isFound: (needle: string) => boolean) =>
  [...needles.keys()].filter((place) => isFound(needles[place] ?? ''));

it('finds at every character exactly the strings that a text contains', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '死', '😀') }),
      fc.array(piece),
      (text, needles) => {
        expect(tagsIn(text, needles, 'characters')).toEqual(
          placesOf(needles, (needle) => text.includes(needle)),
        );
      },
    ),
  );
});

it('finds only strings at the beginning of a word if it looks for words', () => {
  const needles = ['cut', 'cut my', 'ut', 'my arm ', 'arm', 'again'];
  expect(tagsIn('cut my arm ', needles, 'words')).toEqual(
    placesOf(needles, (needle) => ['cut', 'cut my', 'my arm ', 'arm'].includes(needle)),
  );
});
