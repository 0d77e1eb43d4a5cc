import { worryCategories } from '@halved/shared/categories';
import { languageCodes } from '@halved/shared/languages';
import { growthOf, linear } from '@halved/shared/testing/spent-time';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analyse } from './analyse.ts';
import { modelVersion } from './model/version.ts';
import { screen } from './screen.ts';
import { warm } from './warm.ts';

beforeAll(warm);

/**
 * Parts from which the test builds random texts: scripts, emoji, halves of emoji, combining marks, control characters,
 * addresses.
 */
const bits = fc.constantFrom(
  'ich kann nicht schlafen',
  'もう限界',
  '我很难过',
  'मुझे डर है',
  'أنا خائف',
  '시험이 걱정돼',
  '😭',
  '👩‍👩‍👧‍👦',
  '\ud83d',
  '\udc00',
  'e\u0301\u0301\u0301',
  '\u0000',
  '\u202e',
  'https://example.org/?a=b',
  'a@b.c',
  '+44 20 7946 0000',
  'SOOOO',
  '!!!???',
  '\n',
  "don't",
  '\ufdfa',
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(bits, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(bits, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.tuple(bits, fc.integer({ min: 1, max: 60 })).map(([bit, times]) => bit.repeat(times)),
);
const hints = fc.option(fc.constantFrom(...languageCodes, 'tlh', '', '__proto__'), { nil: undefined });

function expectSound({ language, category, sentimentScore, confidence, keywords, scores, vector }: Analysis) {
  expect(languageCodes).toContain(language);
  expect(worryCategories).toContain(category);
  expect(Math.abs(sentimentScore)).toBeLessThanOrEqual(1);
  expect(confidence >= 0 && confidence <= 1).toBe(true);
  expect(scores.toxicity >= 0 && scores.toxicity <= 1).toBe(true);
  expect(keywords.length).toBeLessThanOrEqual(8);
  expect(vector.terms.length).toBe(vector.weights.length);
}

describe('an analysis', () => {
  it('succeeds for any text', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(texts, hints, (text, localeHint) => expectSound(analyse(text, { localeHint }))),
      { numRuns: 10_000 },
    );
  });

  it.each(['a', 'é ', '我', 'wooo ', '😭', 'kill ', "don't ", '. ', 'あ', '0', '@', '한', 'a@', 'https://'])(
    'succeeds for 10,000 characters of %j',
    (bit) => expectSound(analyse(bit.repeat(10_000 / bit.length))),
  );

  it('gives the same result for the same text', () => {
    const text = 'My boss hates me and I cannot sleep';
    expect(analyse(text)).toEqual(analyse(text));
  });

  it('names the version of the models', () => {
    expect(analyse('hm').modelVersion).toBe(modelVersion);
  });

  it.each([
    ['', 'other'],
    ['…', 'other'],
    ['My boss fired me and I have no job interview', 'work'],
    ['I failed my exam and my professor is angry', 'education'],
    ['I cannot pay the rent, my debt grows', 'finances'],
  ])('classifies %j as %s', (text, category) => {
    expect(analyse(text).category).toBe(category);
  });

  it('gives a worry of neutral words a sentiment below zero', () => {
    expect(analyse('hello').sentimentScore).toBeLessThan(0);
    expect(analyse('I love my happy life, great wonderful joy!').sentimentScore).toBeLessThan(0.3);
  });

  it('holds kind words with an insult among them, and publishes the kind words alone', () => {
    const kind =
      'I read every line that you wrote here, and it must be hard to carry all of that alone at night. ' +
      'When my sister was ill we sat in the kitchen until the morning and counted the trams that went by. ' +
      'A neighbour brought soup, nobody said much, and after some weeks it was a little easier to breathe. ';
    const insult = 'Shut up, you pathetic idiot, nobody likes you. ';
    const after = 'Anyway I hope that the weather is better there, and that tomorrow is kinder than today.';
    const moderation = (text: string) => screen(text, { kind: 'comment' }).moderation;
    expect(moderation(insult)).not.toBe('approved');
    expect(moderation(kind + insult + after)).not.toBe('approved');
    expect(moderation(kind + after)).toBe('approved');
  });

  it('never classifies distress as hostile', () => {
    for (const kind of ['worry', 'comment'] as const) {
      expect(screen('I feel like shit and I want to kill myself', { kind }).moderation).toBe('approved');
    }
  });
});

describe('the time an analysis takes', () => {
  it.each([
    'I am so worried about my exam, and you? ',
    '我很担心明天的考试，怎么办？',
    'a',
    '! ',
    'no. never ',
  ])('is linear in the length of a text of repeated %j', (bit) => {
    const textOf = (length: number) => bit.repeat(length / bit.length);
    expect(growthOf(analyse, textOf, 20_000)).toBeLessThan(linear);
  });
});
