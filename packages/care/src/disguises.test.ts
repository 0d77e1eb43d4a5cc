import type { LanguageCode } from '@halved/shared/languages';
import { shortestMs } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { withoutDisguises } from './disguises.ts';
import { screen } from './screen.ts';
import { maxLength } from './text.ts';

it.each([
  ['i think about su1c1de', 'i think about suicide'],
  ['i want to d!e or k*ll myse1f', 'i want to die or kill myself'],
  ['s3lf h@rm', 'self harm'],
  ['s.u.i.c.i.d.e and d-i-e', 'suicide and die'],
  ['k i l l  m y s e l f', 'kill  myself'],
  ['k i l l m y s e l f', 'kill myself'],
  ['quiero m0rir', 'quiero morir'],
  ['хочу умере*ь', 'хочу умереть'],
])('words of danger are spelled out: %s', (text, spelled) => {
  expect(withoutDisguises(text)).toBe(spelled);
});

it.each([
  'i am a 2nd year student, b2b, mp3, h2o, covid19 and 50mg',
  'ana@example.org wrote to @noor_92 #tired',
  'c# and r&b, 24/7, a_b_c, wait!what',
  'a b c d e f g, i.e. that, u.s.a. and e-m-a-i-l',
  'soooo tired, hmmmm, aaaand byeee',
  'd** k*** 0000',
])('other words stay as they are: %s', (text) => {
  expect(withoutDisguises(text)).toBe(text);
});

describe('a person in danger who disguises a word is offered help', () => {
  it.each<[LanguageCode, string]>([
    ['en', 'I want to d!e'],
    ['en', 'i wanna dieeeee so bad'],
    ['en', 'thinking about s.u.i.c.i.d.e again'],
    ['en', 'i wanna kill mys3lf'],
    ['en', 's3lf h4rm again last night'],
    ['es', 'me quiero m*rir'],
    ['fr', 'je veux mouriiiir'],
    ['de', 'ich will sterbennn'],
    ['it', 'voglio morireee'],
    ['pt', 'quero morrerrr'],
    ['ru', 'хочу умеретьььь'],
  ])('%s: %s', (language, text) => {
    expect(screen(text, { localeHint: language }).crisis).not.toBe('none');
  });
});

it('a comment that urges somebody in disguise is held', () => {
  const { moderation, scores } = screen('just k1ll y0urself', { localeHint: 'en', kind: 'comment' });
  expect({ moderation, urges: scores.urgesSelfHarm }).toEqual({ moderation: 'pending', urges: true });
});

it.each(['a1', 'a*', 'a ', 'a.', 'aaab', 'd!e ', 's.u.', '*', 'ы1ы'])(
  'the longest text of %s is read in linear time',
  (part) => {
    const text = part.repeat(maxLength / part.length);
    expect(shortestMs(() => withoutDisguises(text), 100)).toBeLessThan(100);
  },
);
