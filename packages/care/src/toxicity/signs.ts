import type { LanguageCode } from '@halved/shared/languages';
import { type Wordings, wordingsOf } from '../crisis/wordings.ts';
import { foundIn, type Phrases, phrasesOf } from '../lexicon/phrases.ts';
import { oncePerLanguage } from '../once.ts';
import type { Steps } from '../steps.ts';
import { type Reading, withoutEmoji } from '../text.ts';
import { wordsOf } from '../words/words-of.ts';
import { distance } from './distance.ts';
import { groups } from './groups.ts';

const signs = ['insult', 'profanity', 'second', 'group', 'distance'] as const;
type Sign = (typeof signs)[number];

/** What the lexicons find in a text, in addition to the model's score. */
export interface Signs {
  /** Words that insult a person. */
  insults: number;
  /** Swear words. */
  profanity: number;
  /** Words that address somebody. */
  second: number;
  /** Words for people who are often hated. */
  groups: number;
  /** Whether the text distances itself from what it mentions, or forbids it. */
  isDistanced: boolean;
}

interface Known {
  phrases: Phrases<Sign>;
  urging: Wordings;
}

const knownFor = oncePerLanguage((language): Known => {
  const { insults, profanity, second, selfHarmUrging } = wordsOf(language).lexicon;
  return {
    phrases: phrasesOf<Sign>([
      ...distance[language].split(' ').map((phrase) => [phrase.replaceAll('_', ' '), 'distance'] as const),
      ...groups[language].split(' ').map((phrase) => [phrase.replaceAll('_', ' '), 'group'] as const),
      ...profanity.map((phrase) => [phrase, 'profanity'] as const),
      ...second.map((phrase) => [phrase, 'second'] as const),
      ...insults.map((phrase) => [phrase, 'insult'] as const),
    ]),
    urging: wordingsOf(selfHarmUrging, language),
  };
});

/** The lexicons of the text's language and of English apply, because people swear in English everywhere. */
export function signsOf(reading: Reading, language: LanguageCode): Signs {
  const counts = { insult: 0, profanity: 0, second: 0, group: 0, distance: 0 };
  for (const each of new Set<LanguageCode>([language, 'en'])) {
    for (const sign of foundIn(reading, knownFor(each).phrases)) counts[sign]++;
  }
  const { insult: insults, profanity, second, group } = counts;
  const isDistanced = counts.distance > 0;
  return { insults, profanity, second, groups: group, isDistanced };
}

/** The forms of a text that patterns of urging are searched for in. Many of them end with the text or the sentence. */
function formsOf({ plain, evened = plain }: Reading): Set<string> {
  return new Set([plain, evened, withoutEmoji(evened)]);
}

/** Whether a text tells somebody else to harm themselves, in one of these languages or in English. */
export function* urgingIn(reading: Reading, languages: readonly LanguageCode[]): Steps<boolean> {
  for (const text of formsOf(reading)) {
    for (const each of new Set<LanguageCode>([...languages, 'en'])) {
      for (const { regex } of knownFor(each).urging.nearIn(text)) {
        if (text.search(regex()) >= 0) return true;
        yield;
      }
    }
  }
  return false;
}

/**
 * The corpora have no hostile comments in these languages, or only few. Each gets a number of its own, because what the
 * model has not seen there would otherwise always count as harmless.
 */
const sign = 0.6;
const apart: readonly LanguageCode[] = ['ja', 'ko'];

/** The signs as numbers for the model. */
export const signInputs = ({ insults, profanity, second }: Signs, language: LanguageCode): number[] => [
  Math.min(insults, 3) * sign,
  Math.min(profanity, 3) * sign,
  second > 0 ? sign : 0,
  insults > 0 && second > 0 ? sign : 0,
  ...apart.map((each) => (each === language ? 1 : 0)),
];
export const signInputCount = 4 + apart.length;
