import { describe, expect, it } from 'vitest';
import { wordsIn } from '../text.ts';
import { isFulfilled } from './rule.ts';
import { finderOf, termWordsOf } from './terms.ts';

const names = ['harm', 'body', 'film'] as const;
const finder = finderOf({ harm: 'cut, want to .. die, suic*', body: 'arm, left arm', film: 'film' }, names);
const placesIn = (text: string) => finder(termWordsOf(wordsIn(text), 'en'));
const rule = { all: ['harm', 'body'], within: 4, unless: ['film'] } as const;

describe('the words of a text', () => {
  it.each([
    ["i don't know", 'en', 'i dont know'],
    ["j'ai peur", 'fr', 'j ai peur'],
    ['no puedo más', 'es', 'no puedo mas'],
    ['k i l l myself', 'en', 'kill myself'],
    ['s.u.i.c.i.d.e', 'en', 'suicide'],
    ['i a m', 'en', 'i a m'],
  ] as const)('of %j in %s are written as terms are', (text, language, words) => {
    expect(termWordsOf(wordsIn(text), language).join(' ')).toBe(words);
  });
});

describe('a term', () => {
  it.each([
    ['i cut it', { from: 1, to: 2 }],
    ['want to die', { from: 0, to: 3 }],
    ['want to just lie down die', { from: 0, to: 6 }],
    ['suicidal', { from: 0, to: 1 }],
  ])('is found with other endings and with words between: %s', (text, place) => {
    expect(placesIn(text).get('harm')).toEqual([place]);
  });

  it.each(['cutting', 'want to sit and wait and die', 'want die'])('is not found in %j', (text) => {
    expect(placesIn(text).get('harm')).toBeUndefined();
  });

  it('is kept at eight places at most, so that a rule has few ways to combine them', () => {
    expect(placesIn('cut '.repeat(100)).get('harm')).toHaveLength(8);
  });
});

describe('a rule', () => {
  it.each([
    ['cut my arm', true],
    ['my arm, i cut it', true],
    ['cut a very long piece of my arm', false],
    ['cut my hair', false],
    ['in the film they cut an arm', false],
  ])('of %j is fulfilled: %s', (text, isIt) => {
    expect(isFulfilled(rule, placesIn(text))).toBe(isIt);
  });

  it('needs a term of its own for each list', () => {
    const own = finderOf({ harm: 'arm', body: 'arm' }, names);
    expect(isFulfilled(rule, own(['arm']))).toBe(false);
    expect(isFulfilled(rule, own(['arm', 'arm']))).toBe(true);
  });
});
