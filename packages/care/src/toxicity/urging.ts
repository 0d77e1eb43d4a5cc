import type { LanguageCode } from '@halved/shared/languages';
import { pushing, urgingKinds } from '../lexicon/urging/urging.ts';
import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import { isJudgeable, type Reading } from '../text.ts';
import { conceptInputs, conceptsIn } from './concepts.ts';
import { signsOf } from './signs.ts';

export const aims = ['other', 'urging'] as const;

const model = storedModel('urging', aims);

/**
 * The probability from which a comment is held. Leaving out a fifth of the training comments at a time, three in a
 * hundred comments that are kind in strong words reach it, and a quarter of those that urge.
 */
const urging = 0.65;
/** The kinds of words that push. A text without any is too short or too far from the training texts to be judged. */
const pushes = urgingKinds.flatMap((kind, place) => (pushing.includes(kind) ? [place] : []));

/** Whether a comment urges somebody to harm themselves, also without the words of a pattern. */
export function isUrging(reading: Reading, language: LanguageCode): boolean {
  // “Soon gone” has a word that pushes, and says nothing.
  if (!isJudgeable(reading.words)) return false;
  const concepts = conceptsIn(reading, language);
  if (!concepts.some(({ kinds }) => kinds.some((kind) => pushes.includes(kind)))) return false;
  const inputs = conceptInputs(reading, concepts, signsOf(reading, language));
  return (chancesOf(model(), reading, inputs)[1] ?? 0) >= urging;
}
