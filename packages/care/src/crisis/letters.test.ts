import { expect, it } from 'vitest';
import { trainingSeeds } from '../data/seeds.ts';
import { plainOf } from '../text.ts';
import { letter, wordPart } from './letters.ts';

/** The variation selector, which makes the sign before it coloured. It is not part of a word. */
const colouring = '\ufe0f';
const characters = [...new Set(trainingSeeds().flatMap(({ text }) => [...plainOf(text)]))].filter(
  (character) => character !== colouring,
);
const matching = (pattern: RegExp) => characters.filter((character) => pattern.test(character));

it('the short list of letter ranges separates letters from everything else as Unicode’s properties do', () => {
  expect(characters.length).toBeGreaterThan(2_000);
  expect(matching(new RegExp(wordPart, 'u'))).toEqual(matching(/[\p{L}\p{M}\p{N}]/u));
});

it('every letter of a plain text is in the short list of letter ranges', () => {
  const isLetter = new RegExp(letter, 'u');
  expect(matching(/\p{L}/u).filter((character) => !isLetter.test(character))).toEqual([]);
});
