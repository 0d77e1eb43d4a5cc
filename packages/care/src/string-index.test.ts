import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findIn, stringIndexOf } from './string-index.ts';

const piece = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '死', '😀'), minLength: 1, maxLength: 9 });
const tagsIn = (text: string, strings: readonly string[], beginnings: 'characters' | 'words') => {
  const found = new Set<number>();
  const all = stringIndexOf(strings.map((one, place) => [one, place] as const));
  findIn(text, all, beginnings, (place) => found.add(place));
  return [...found].sort((a, b) => a - b);
};
const placesOf = (strings: readonly string[], isFound: (one: string) => boolean) =>
  [...strings.keys()].filter((place) => isFound(strings[place] ?? ''));

it('finds at every character exactly the strings that a text contains', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '死', '😀') }),
      fc.array(piece),
      (text, strings) => {
        expect(tagsIn(text, strings, 'characters')).toEqual(placesOf(strings, (one) => text.includes(one)));
      },
    ),
  );
});

it('finds only strings at the beginning of a word if it looks for words', () => {
  const strings = ['cut', 'cut my', 'ut', 'my arm ', 'arm', 'again'];
  expect(tagsIn('cut my arm ', strings, 'words')).toEqual(
    placesOf(strings, (one) => ['cut', 'cut my', 'my arm ', 'arm'].includes(one)),
  );
});
