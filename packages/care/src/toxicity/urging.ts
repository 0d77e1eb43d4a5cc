import type { LanguageCode } from '@halved/shared/languages';
import { pushing, urgingKinds } from '../lexicon/urging/urging.ts';
import { chancesOf, type LinearModel } from '../model/linear.ts';
import { storedModel, storedThresholds } from '../model/stored.ts';
import { isJudgeable, type Reading, readingOfPlain, withoutEmoji } from '../text.ts';
import { withoutKindWords } from './kind-words.ts';
import { isUrgingNear } from './near/urging-near.ts';
import { signsOf } from './signs.ts';
import { type UrgingPhrase, urgingInputs, urgingPhrasesIn } from './urging-phrases.ts';

export const aims = ['other', 'urging'] as const;

const model = storedModel('urging', aims);

const thresholds = storedThresholds('urging');
/** Two in three, where the file has no threshold. The present file is older than thresholds and has none (MODEL-CARD.md). */
const likely = Math.log(0.65 / (1 - 0.65));

/** What terms near each other add to the score, a logarithm. */
const weightOfRule = 0.5;

/** The kinds of words that push. A text without any is too short or too far from the training texts to be judged. */
const pushes = urgingKinds.flatMap((kind, place) => (pushing.includes(kind) ? [place] : []));
const isPush = ({ kinds }: UrgingPhrase) => kinds.some((kind) => pushes.includes(kind));

/** How much likelier a comment urges than not, as a logarithm; undefined if it has no word that could. */
export function urgingScoreOf(
  from: LinearModel,
  reading: Reading,
  language: LanguageCode,
): number | undefined {
  // “Soon gone” has a word that pushes, and says nothing.
  if (!isJudgeable(reading.words)) return undefined;
  const isNear = isUrgingNear(reading, language);
  const phrases = urgingPhrasesIn(reading, language);
  if (!isNear && !phrases.some(isPush)) return undefined;
  const inputs = urgingInputs(reading, phrases, signsOf(reading, language));
  const [other = 0, urging = 0] = chancesOf(from, reading, inputs.entries());
  return Math.log(urging / other) + (isNear ? weightOfRule : 0);
}

/** Whether a word of a text could push, or terms near each other do. */
const hasPush = (reading: Reading, language: LanguageCode): boolean =>
  isUrgingNear(reading, language) || urgingPhrasesIn(reading, language).some(isPush);

function isUrgingAsWritten(reading: Reading, language: LanguageCode): boolean {
  const score = urgingScoreOf(model(), reading, language);
  if (score === undefined || score < (thresholds()[language] ?? likely)) return false;
  return hasPush(withoutKindWords(reading, language), language);
}

/**
 * Whether a comment urges somebody to harm themselves, also without the words of a pattern. What pushes must not be in its
 * kind words alone ("you are not useless"). Emoji are left out: the model would take hearts for kindness, and laughter
 * for cruelty.
 */
export function isUrging({ plain, evened = plain }: Reading, language: LanguageCode): boolean {
  const forms = new Set([plain, evened].map(withoutEmoji));
  return [...forms].some((form) => isUrgingAsWritten(readingOfPlain(form), language));
}
