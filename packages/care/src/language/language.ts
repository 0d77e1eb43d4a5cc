import { defaultLanguage, isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { languagesByWriting } from './scripts.ts';

/** The languages that the script alone cannot distinguish. */
export const modelLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'hi',
  'ja',
  'zh',
] as const satisfies readonly LanguageCode[];

export interface Detected {
  languageCode: LanguageCode;
  /** 0 to 1. */
  confidence: number;
}

/** A detected language, and all that the text could be in, such as Portuguese beside Spanish in two words. */
interface Found extends Detected {
  plausible: readonly LanguageCode[];
}

const model = storedModel('language', modelLanguages);

/**
 * The hint counts only in texts with fewer words than this. "no" is a word of several languages, so the language of the
 * interface decides.
 */
const enoughWords = 6;
/** The factor by which the hint raises the probability of its language. It shrinks with each word of the text. */
const hintWeights = [1, 30, 10, 5, 3, 2];
/** The confidence for a text without letters, which could be in any language. */
const nothingKnown = 0;

/** The least probability with which a text could be in a language. */
const leastPlausible = 0.03;

/** Words that English alone has. "Die" and "so" are also German, so three such words beside them would be taken for it. */
const english = new Set('wanna gonna gotta lemme want should would could myself let'.split(' '));
/** How much likelier one of these words makes English in a text with few words. */
const englishWeight = 100;

const letters = /\p{L}/u;

/** Detects which of our languages a text is in. `hint` is the language of the interface. Never throws. */
export function languageOf(reading: Reading, hint?: string): Found {
  const hinted = hint && isLanguageCode(hint) ? hint : undefined;
  const [only, ...others] = languagesByWriting(reading.plain, hinted);
  if (!only) return { languageCode: hinted ?? defaultLanguage, confidence: nothingKnown, plausible: [] };
  if (others.length === 0) return { languageCode: only, confidence: 1, plausible: [only] };
  const possible: readonly LanguageCode[] = [only, ...others];
  const chances = chancesOf(model(), reading);
  const spoken = reading.words.filter((word) => letters.test(word));
  const length = only === 'zh' ? Math.ceil(spoken.join('').length / 3) : spoken.length;
  const weight = length < enoughWords ? (hintWeights[length] ?? 1) : 1;
  const isEnglish = length < enoughWords && spoken.some((word) => english.has(word));
  const weightOf = (language: LanguageCode) =>
    (language === hinted ? weight : 1) * (isEnglish && language === 'en' ? englishWeight : 1);
  const shares = modelLanguages.map((language, place) =>
    possible.includes(language) ? (chances[place] ?? 0) * weightOf(language) : 0,
  );
  const sum = shares.reduce((total, share) => total + share, 0) || 1;
  const best = shares.reduce((most, share, place) => (share > (shares[most] ?? 0) ? place : most), 0);
  return {
    languageCode: modelLanguages[best] ?? only,
    confidence: (shares[best] ?? 0) / sum,
    plausible: modelLanguages.filter((_, place) => (shares[place] ?? 0) / sum >= leastPlausible),
  };
}
