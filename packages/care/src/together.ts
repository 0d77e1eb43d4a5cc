import { crisisLevels } from '@halved/shared/crisis-levels';
import { mostDoors } from '@halved/shared/doors';
import { type Analysis, analysing } from './analyse.ts';
import { piecesOf } from './pieces.ts';
import { type AnalyseOptions, type Screening, type ScreeningOptions, screening } from './screen.ts';
import { boundedBy } from './sentiment/danger.ts';
import type { Steps } from './steps.ts';

const levelOf = ({ crisis }: Screening): number => crisisLevels.indexOf(crisis);

/**
 * Combines what is known about a text with the screening of another: the higher level of danger, which bounds the
 * sentiment, and the worse scores, so that neither text can hide behind the other.
 */
function combine<Known extends Screening>(one: Known, other: Screening): Known {
  const { crisis, crisisLanguage } = levelOf(other) > levelOf(one) ? other : one;
  return {
    ...one,
    doors: [...new Set([...one.doors, ...other.doors])].slice(0, mostDoors),
    crisis,
    crisisLanguage,
    sentimentScore: boundedBy(crisis, one.sentimentScore),
    scores: {
      ...(other.scores.toxicity > one.scores.toxicity ? other.scores : one.scores),
      urgesSelfHarm: one.scores.urgesSelfHarm || other.scores.urgesSelfHarm,
      contacts: Math.max(one.scores.contacts, other.scores.contacts),
    },
  };
}

function* withOthers<Known extends Screening>(
  first: Known,
  others: readonly string[],
  options?: ScreeningOptions,
): Steps<Known> {
  let all = first;
  for (const text of others) all = combine(all, yield* screening(text, options));
  return all;
}

/** The texts that are sent together. */
export type Texts = readonly [string, ...string[]];

/**
 * The analysis of a worry that consists of several texts. The first text decides what it is about. All texts together
 * decide whether they are held and whether their writer may be in danger; each is screened separately and to its end.
 */
export function* analysingTogether(texts: Texts, options?: AnalyseOptions): Steps<Analysis> {
  const [first = '', ...others] = texts.flatMap(piecesOf);
  return yield* withOthers(yield* analysing(first, options), others, options);
}

/** The screening of texts that are sent together. Each is screened separately and to its end. */
export function* screeningTogether(texts: Texts, options?: ScreeningOptions): Steps<Screening> {
  const [first = '', ...others] = texts.flatMap(piecesOf);
  return yield* withOthers(yield* screening(first, options), others, options);
}
