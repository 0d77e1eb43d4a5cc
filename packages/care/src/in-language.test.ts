import type { LanguageCode } from '@halved/shared/languages';
import { shortestMs } from '@halved/shared/testing/spent-time';
import { expect, it } from 'vitest';
import { knownWordOf, readingIn } from './in-language.ts';
import { maxLength, readingOf } from './text.ts';

const plainIn = (text: string, language: LanguageCode) => readingIn(readingOf(text), language).plain;

it.each<[LanguageCode, string, string]>([
  ['en', 'sooo tireddd', 'so tired'],
  ['en', 'i feeel aloneee at schoool', 'i feel alone at school'],
  ['en', 'i misssss him, pleaseee tellll me', 'i miss him, please tell me'],
  ['en', 'noooo', 'no'],
  ['es', 'te extraño muchooooo', 'te extraño mucho'],
  ['fr', 'je suis tropppp fatiguéeee', 'je suis trop fatiguée'],
  ['de', 'ich sollll schlafennn', 'ich soll schlafen'],
  ['it', 'è tuttooo finitooo', 'è tutto finito'],
  ['pt', 'tô com muuuito medooo', 'tô com muito medo'],
  ['ru', 'мне оооочень плохооо', 'мне очень плохо'],
  ['ar', 'تعبت جداااا', 'تعبت جدا'],
])('drawn-out words are read as they are known: (%s) %s', (language, text, plain) => {
  expect(plainIn(text, language)).toBe(plain);
});

it.each<[LanguageCode, string, string]>([
  ['de', 'ich kann nicht aufhoeren, fuer mich ist es boese', 'ich kann nicht aufhören, für mich ist es böse'],
  [
    'de',
    'das faellt mir schwer, die schuldgefuehle bleiben',
    'das fällt mir schwer, die schuldgefühle bleiben',
  ],
  [
    'de',
    'die neue steuer ist sauer, zuerst aktuell, ich tue es, poesie von michael',
    'die neue steuer ist sauer, zuerst aktuell, ich tue es, poesie von michael',
  ],
  ['de', 'die größe von duett und fuer', 'die größe von duett und fuer'],
  ['zh', '爸爸過世了我不知道怎麼辦', '爸爸过世了我不知道怎么办'],
  ['zh', '妳還好嗎', '你还好吗'],
  ['ja', '電車に乗れない', '電車に乗れない'],
])('a text is read in the usual writing of its language: (%s) %s', (language, text, plain) => {
  expect(plainIn(text, language)).toBe(plain);
});

it('a word of many drawn-out letters has each of them once', () => {
  expect(knownWordOf('aaabbbcccdddeee', 'en')).toBe('abcde');
});

it.each(['aaab', 'a', 'aaa ', 'ue', '過'])('the longest text of %s is read in linear time', (part) => {
  const reading = readingOf(part.repeat(maxLength / part.length));
  for (const language of ['en', 'de', 'zh'] as const) {
    expect(shortestMs(() => readingIn(reading, language), 200)).toBeLessThan(200);
  }
});
