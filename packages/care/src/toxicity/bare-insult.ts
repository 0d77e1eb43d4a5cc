import type { LanguageCode } from '@halved/shared/languages';
import { dense } from '../language/traits.ts';
import { oncePerLanguage } from '../once.ts';
import type { Reading } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import { aimedPhrasesOf, insultsSomebody } from './aimed.ts';

/** "You are", in the ways in which it is typed. "Your" is not among these words, because "your ex is an idiot" is kind. */
const youAre: Readonly<Record<LanguageCode, string>> = {
  en: "you are, you're, youre, you r, u are, u r, ur",
  es: 'eres, sos',
  fr: "tu es, t'es, vous êtes",
  de: 'du bist, bist, ihr seid',
  it: 'sei, siete',
  pt: 'você é, vc é, tu é, tu és',
  ru: 'ты, вы',
  ar: 'انت, انتي, انتم',
  hi: 'tu, tum, aap, तू, तुम, आप',
  ja: 'お前は, おまえは, てめえは, お前が',
  ko: '너, 넌, 너는, 니가, 네가',
  zh: '你是, 你就是, 你真, 你这, 你个',
};

const phrasesFor = oncePerLanguage((language) =>
  aimedPhrasesOf(language, {
    insults: wordsOf(language).lexicon.insults,
    second: youAre[language].split(', '),
  }),
);

const mostWords = 5;
const mostCharacters = 12;

const isShort = ({ plain, words }: Reading, language: LanguageCode): boolean =>
  dense.has(language) ? plain.length <= mostCharacters : words.length <= mostWords;

/**
 * Whether a text is an insult and says nothing else: "you are an idiot". The model learnt from longer texts and does not
 * mind it. Longer texts with the same words are often kind ones.
 */
export const isBareInsult = (reading: Reading, language: LanguageCode): boolean =>
  isShort(reading, language) && insultsSomebody(reading.plain, phrasesFor(language));
