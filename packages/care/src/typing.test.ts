import type { LanguageCode } from '@halved/shared/languages';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { trainingSeeds } from './data/seeds.ts';
import { likenessTo } from './similar/likeness.ts';
import { packVector } from './similar/packed-vector.ts';

const every = 60;
const worries = trainingSeeds()
  .filter((_, place) => place % every === 0)
  .map(({ text, language }) => ({ text, language, plain: analyse(text, { localeHint: language }) }));

const ofLatin: readonly LanguageCode[] = ['de', 'en', 'es', 'fr', 'it', 'pt'];
const ofOneAlphabet: readonly LanguageCode[] = [...ofLatin, 'ar', 'hi', 'ru'];
const traditional = new Map(
  [...'妈爸这没钱还说学么对'].map((one, place) => [one, [...'媽爸這沒錢還說學麼對'][place] ?? one]),
);

interface Typing {
  name: string;
  languages?: readonly LanguageCode[];
  typed: (text: string) => string;
}

/** How people type on a phone. The meaning stays the same. */
const typings: readonly Typing[] = [
  { name: 'in capital letters', typed: (text) => text.toUpperCase() },
  { name: 'with two blanks between words', typed: (text) => text.replaceAll(' ', '  ') },
  { name: 'with each word on a line of its own', typed: (text) => text.replaceAll(' ', '\n') },
  { name: 'with tears behind it', typed: (text) => `${text} 😭😭` },
  {
    name: 'with an emoji behind every third word',
    typed: (text) => text.replaceAll(/(\S+ \S+ \S+)/g, '$1😢'),
  },
  { name: 'with marks of direction', typed: (text) => `\u2067${text}\u2069` },
  { name: 'with invisible characters', typed: (text) => text.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u200b') },
  { name: 'with composed letters apart', typed: (text) => text.normalize('NFD') },
  {
    name: 'without its accents',
    languages: ofLatin,
    typed: (text) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
  },
  {
    name: 'without umlauts on the keyboard',
    languages: ['de'],
    typed: (text) =>
      text
        .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
        .replaceAll('ß', 'ss'),
  },
  { name: 'without the dots of ё', languages: ['ru'], typed: (text) => text.replaceAll('ё', 'е') },
  { name: 'with an acute accent as an apostrophe', typed: (text) => text.replaceAll(/['’]/g, '´') },
  {
    name: 'with the last letter drawn out',
    languages: ofOneAlphabet,
    typed: (text) => text.replace(/\p{L}(?=\P{L}*$)/u, '$&$&$&$&'),
  },
  {
    name: 'with vowel signs',
    languages: ['ar'],
    typed: (text) => text.replaceAll(/[\u0628-\u064a]/g, '$&\u064e'),
  },
  {
    name: 'with lengthened words',
    languages: ['ar'],
    typed: (text) => text.replaceAll(/[سشكلم](?=\p{L})/gu, '$&ــ'),
  },
  { name: 'without hamzas', languages: ['ar'], typed: (text) => text.replaceAll(/[أإآ]/g, 'ا') },
  { name: 'with ه for ة', languages: ['ar'], typed: (text) => text.replaceAll('ة', 'ه') },
  {
    name: 'with letters of a Persian keyboard',
    languages: ['ar'],
    typed: (text) => text.replaceAll('ي', 'ی').replaceAll('ك', 'ک'),
  },
  {
    name: 'without the dots below letters',
    languages: ['hi'],
    typed: (text) => text.normalize('NFD').replaceAll('\u093c', ''),
  },
  { name: 'with tears of Korean letters', languages: ['ko'], typed: (text) => `${text}ㅠㅠ` },
  { name: 'with each character apart', languages: ['ja', 'zh'], typed: (text) => [...text].join(' ') },
  {
    name: 'in traditional characters',
    languages: ['zh'],
    typed: (text) => [...text].map((one) => traditional.get(one) ?? one).join(''),
  },
];

/** A few worries are near the limit between two categories. */
const mostChanged = (count: number) => Math.max(1, count * 0.03);

describe.each(typings)('a worry $name', ({ languages, typed }) => {
  const pairs = worries
    .filter(({ language, text }) => (languages?.includes(language) ?? true) && typed(text) !== text)
    .map(({ language, text, plain }) => ({ plain, other: analyse(typed(text), { localeHint: language }) }));
  type Pair = (typeof pairs)[number];
  const changed = (isOther: (pair: Pair) => boolean) => pairs.filter(isOther).length;

  it('has the same language, category and doors', () => {
    expect(pairs.length).toBeGreaterThan(1);
    const most = mostChanged(pairs.length);
    expect(changed(({ plain, other }) => plain.language !== other.language)).toBeLessThanOrEqual(most);
    expect(changed(({ plain, other }) => plain.category !== other.category)).toBeLessThanOrEqual(most);
    expect(changed(({ plain, other }) => plain.doors.join() !== other.doors.join())).toBeLessThanOrEqual(
      most,
    );
  });

  it('is as similar to other worries', () => {
    const isFarther = ({ plain, other }: Pair) => {
      const likeness = likenessTo(plain.vector);
      return likeness(packVector(other.vector)) < likeness(packVector(plain.vector)) - 0.05;
    };
    expect(changed(isFarther)).toBeLessThanOrEqual(mostChanged(pairs.length));
  });
});
