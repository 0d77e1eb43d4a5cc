import type { LanguageCode } from '@halved/shared/languages';
import { gap } from '../crisis/rules.ts';
import { type Wordings, wordingsOf } from '../crisis/wordings.ts';
import { foundIn, type Phrases, phrasesOf, placedIn } from '../lexicon/phrases.ts';
import { oncePerLanguage } from '../once.ts';
import { placedWordsIn, type Reading, wordsIn } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import { belittling } from './belittling.ts';
import { encouragements } from './encouragements.ts';
import { denials } from './softeners.ts';

type Kind = 'insult' | 'second' | 'denial' | 'only';

/** After these a negated insult goes on: "not only stupid". */
const only =
  'only just merely solo sólo solamente seulement juste nur bloß soltanto apenas só somente только просто sirf bas सिर्फ बस';

interface Known {
  phrases: Phrases<Kind>;
  encouragements: Wordings;
}

const knownFor = oncePerLanguage((language): Known => {
  const { insults, second } = wordsOf(language).lexicon;
  return {
    phrases: phrasesOf<Kind>([
      ...only.split(' ').map((word) => [word, 'only'] as const),
      ...denials[language].split(' ').map((word) => [word, 'denial'] as const),
      ...second.map((word) => [word, 'second'] as const),
      ...insults.map((word) => [word, 'insult'] as const),
      ...belittling[language].split(' ').map((word) => [word, 'insult'] as const),
    ]),
    encouragements: wordingsOf(encouragements[language], language),
  };
});

const clause = /[^,;:،、，.!?。！？؟।…\n]+/g;
/** Languages whose negation follows the word. */
const isFollowing: ReadonlySet<LanguageCode> = new Set(['hi', 'ko']);
/** The most words from a negation to the insult, where it is not the next one: "not an idiot", "no eres una idiota". */
const reaches: Partial<Record<LanguageCode, number>> = { en: 2, fr: 2, de: 2, es: 3, it: 3, pt: 3 };

/** Fewer words than this beside kind ones say nothing ("you"), unless they insult. */
const fewestWords = 3;
const nothing: Reading = { plain: '', words: [] };

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/**
 * The part of a clause from a negation to the insult that it negates, as the start and end of its characters. The clause
 * addresses somebody, because people also hate in negations.
 */
function deniedIn(part: string, language: LanguageCode): [start: number, end: number] | undefined {
  const placed = placedWordsIn(part);
  const places: Record<Kind, Set<number>> = {
    insult: new Set(),
    second: new Set(),
    denial: new Set(),
    only: new Set(),
  };
  for (const [kind, place] of placedIn(
    { words: placed.map(({ word }) => word) },
    knownFor(language).phrases,
  )) {
    places[kind].add(place);
  }
  const reach = reaches[language] ?? 1;
  const step = isFollowing.has(language) ? 1 : -1;
  for (const insult of places.insult) {
    for (let distance = 1; distance <= reach; distance++) {
      const denial = insult + distance * step;
      if (!places.denial.has(denial)) continue;
      const [first, last] = [Math.min(insult, denial), Math.max(insult, denial)];
      const between = range(first + 1, last);
      // “Aren't you stupid” negates nothing. In other languages the verb alone addresses somebody.
      const isOff = (place: number) =>
        places.only.has(place) || (language === 'en' && places.second.has(place));
      if (between.some(isOff)) continue;
      if (!range(first - reach, last).some((place) => places.second.has(place))) continue;
      const [from, to] = [placed[first], placed[last]];
      if (from && to) return [from.index, to.index + to.word.length];
    }
  }
  return undefined;
}

/** In languages without blanks, the words with which an insult is negated, at the end or at the beginning. */
const joined: Partial<Record<LanguageCode, RegExp>> = {
  ja: /[^、。！？…\s]{1,12}(?:じゃない|ではない|じゃなく|ではなく)(?![のか？?])/gu,
  zh: /(?<=[你妳您][^，。！？…\s是]{0,4})不是[^，。！？…\s是]{1,8}/gu,
};

function withoutDenied(plain: string, language: LanguageCode): string {
  const pattern = joined[language];
  if (pattern) {
    const { phrases } = knownFor(language);
    const isInsult = (part: string) => foundIn({ words: wordsIn(part) }, phrases).includes('insult');
    return plain.replaceAll(pattern, (part) => (isInsult(part) ? gap : part));
  }
  return plain.replaceAll(clause, (part) => {
    const denied = deniedIn(part, language);
    return denied ? part.slice(0, denied[0]) + gap + part.slice(denied[1]) : part;
  });
}

/**
 * A comment without set phrases of support ("you got this") and without insults that it negates ("you are not stupid"),
 * which the readers of hostility would take for hostile. Takes time linear in the length of the text.
 */
export function withoutKindWords({ plain }: Pick<Reading, 'plain'>, language: LanguageCode): Reading {
  const { phrases, encouragements: known } = knownFor(language);
  const others = known.nearIn(plain).reduce((rest, { regex }) => rest.replaceAll(regex(), gap), plain);
  const rest = withoutDenied(others, language);
  const words = wordsIn(rest);
  if (rest === plain || words.length >= fewestWords) return { plain: rest, words };
  return foundIn({ words }, phrases).includes('insult') ? { plain: rest, words } : nothing;
}
