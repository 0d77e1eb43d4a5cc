import type { LanguageCode } from '@halved/shared/languages';
import { knownWordOf } from './in-language.ts';
import { unspaced } from './language/traits.ts';
import { foundIn, phrasesOf } from './lexicon/phrases.ts';
import { once, oncePerLanguage } from './once.ts';
import { worthOf } from './similar/rarity.ts';
import { kinds, termOf, unitsOf } from './similar/terms.ts';
import { composedStart, plainOf, withoutElision } from './text.ts';
import { wordsOf } from './words/words-of.ts';

const mostKeywords = 8;
/** The length up to which a text is read for keywords. */
const readLength = 4_000;

const segmenters = {
  ja: once(() => new Intl.Segmenter('ja', { granularity: 'word' })),
  zh: once(() => new Intl.Segmenter('zh', { granularity: 'word' })),
};

const addresses =
  /https?:\/\/[^\s]{1,500}|www\.[^\s]{1,500}|(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}@[^\s]{1,80}|@[\p{L}\p{N}_]{1,50}|#(?=\p{L})/giu;
const spacedWord = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[.!?…:\n"“«¿¡]/gu;
const isWord = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*$/u;

const drawnOut = /(\p{L})\1\1/iu;

interface Candidate {
  word: string;
  often: number;
  first: number;
}

const katakana = /^[\p{Script=Katakana}ー]+$/u;
const hiragana = /^\p{Script=Hiragana}{2,}$/u;
const oneKanji = /^\p{Script=Han}$/u;
const inflected = /^\p{Script=Han}+\p{Script=Hiragana}+$/u;

/**
 * The words of a Japanese text. The segmenter divides foreign words that it does not know, and cuts verbs before their
 * endings: "リ", "スカ" and "消", "えたい".
 */
function* japaneseWords(text: string, stopwords: ReadonlySet<string>): Generator<string> {
  let before = '';
  for (const { segment, isWordLike } of segmenters.ja().segment(text)) {
    const isEnding = hiragana.test(segment) && !stopwords.has(segment);
    // "私がいない" is divided before "ない", so that "がい" says nothing.
    const isParticle = segment.length === 2 && stopwords.has(before);
    if (isEnding && (isParticle || inflected.test(before))) continue;
    if ((isEnding && oneKanji.test(before)) || (katakana.test(segment) && katakana.test(before))) {
      before += segment;
      continue;
    }
    if (before) yield before;
    before = isWordLike ? segment : '';
  }
  if (before) yield before;
}

/** A short verb with the particle of what has happened: "吃了". */
const happened = /^(.{1,2})了$/u;

function* chineseWords(text: string): Generator<string> {
  for (const { segment, isWordLike } of segmenters.zh().segment(text))
    if (isWordLike) yield segment.replace(happened, '$1');
}

function rawWords(text: string, language: LanguageCode): Iterable<string> {
  if (language === 'ja') return japaneseWords(text, stopwordsOf('ja'));
  return language === 'zh' ? chineseWords(text) : (text.match(spacedWord) ?? []);
}

/** In most languages a capital inside a sentence begins a name. In German it begins every noun. */
const namesHaveCapitals = (language: LanguageCode) => language !== 'de' && !unspaced.has(language);
const beginsWithCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/** Whether so many words begin with a capital that they are no names: somebody writes as in the title of a book. */
function isTitle(words: readonly string[]): boolean {
  const long = words.filter((word) => isWord.test(word) && word.length > 2);
  return long.length > 3 && long.filter(beginsWithCapital).length * 4 > long.length * 3;
}

const stopwordsOf = oncePerLanguage(
  (language): ReadonlySet<string> =>
    new Set(wordsOf(language).lexicon.stopwords.map((word) => plainOf(word))),
);

/** Laughter, in the letters in which it is typed. */
const laughter = /^(?:(?:ha|he|hi|ah)+h?|(?:ja|je)+j?|k{2,}|(?:ха|хе)+х?|ه{2,}|ㅋ+|ㅎ+|w{2,}|哈+)$/u;

const isStopword = (plain: string, stopwords: ReadonlySet<string>): boolean =>
  laughter.test(plain) || stopwords.has(plain) || stopwords.has(withoutElision(plain));

const swearingOf = oncePerLanguage((language) =>
  phrasesOf(wordsOf(language).lexicon.profanity.map((word) => [word, true] as const)),
);

/** Whether a word in its plain form is a swear word. */
const isProfane = (plain: string, language: LanguageCode): boolean =>
  foundIn({ words: [plain] }, swearingOf(language)).length > 0;

/** Whether a word says nothing about the matter of a text. */
function isEmpty(word: string, language: LanguageCode, stopwords: ReadonlySet<string>): boolean {
  if (!isLongEnough(word, language)) return true;
  const plain = plainOf(word);
  return isStopword(plain, stopwords) || isProfane(plain, language);
}

function candidatesOf(text: string, language: LanguageCode): Candidate[] {
  const stopwords = stopwordsOf(language);
  const candidates = new Map<string, Candidate>();
  const words = [...rawWords(text, language)];
  const hasDrawn = drawnOut.test(text);
  const hasNames = namesHaveCapitals(language) && !isTitle(words);
  const names = new Set<string>();
  const little = new Set<string>();
  let isStart = true;
  let position = 0;
  for (const raw of words) {
    const starts = isStart;
    isStart = !isWord.test(raw);
    if (isStart) continue;
    const lowered = raw.toLowerCase().replaceAll('’', "'");
    const word = hasDrawn ? knownWordOf(lowered, language) : lowered;
    if (!starts && hasNames && beginsWithCapital(raw)) names.add(word);
    if (little.has(word)) continue;
    const known = candidates.get(word);
    if (known) known.often++;
    else if (isEmpty(word, language, stopwords)) little.add(word);
    else candidates.set(word, { word, often: 1, first: position++ });
  }
  return [...candidates.values()].filter(({ word }) => !names.has(word));
}

const longest = 30;
const isLongEnough = (word: string, language: LanguageCode) =>
  word.length <= longest && word.length >= (['ja', 'zh', 'ko', 'hi', 'ar'].includes(language) ? 2 : 3);

/** How characteristic a word is, or the most characteristic part of a word of a language without spaces. */
const characterOf = (word: string, language: LanguageCode) =>
  Math.max(
    ...unitsOf(word, language).map((unit) => {
      const { rarity, divergence } = worthOf(termOf(unit, kinds.word), language);
      return Math.min(rarity, 7) * (0.6 + divergence);
    }),
  );

/**
 * The three to eight most characteristic words of a text as they are written in it, the most characteristic first.
 * Names, numbers, addresses, laughter and swear words are left out. A short text may have fewer.
 */
export function keywordsOf(text: string, language: LanguageCode): string[] {
  const bare = composedStart(text, readLength).replaceAll(addresses, ' ');
  const candidates = candidatesOf(bare, language);
  const worth = ({ word, often, first }: Candidate) =>
    (1 + Math.log(often)) * characterOf(word, language) * (1 + 0.3 / (1 + first / 4));
  const count = Math.min(mostKeywords, Math.max(3, Math.ceil(candidates.length / 2)));
  return candidates
    .map((candidate) => ({ ...candidate, worth: worth(candidate) }))
    .sort((a, b) => b.worth - a.worth || a.first - b.first)
    .slice(0, count)
    .map(({ word }) => word);
}
