import { crisisLevels } from '@halved/shared/crisis-levels';
import { mostDoors } from '@halved/shared/doors';
import { type AnalyseOptions, type Analysis, analysing } from './analyse.ts';
import { piecesOf } from './pieces.ts';
import { boundedBy } from './sentiment/danger.ts';
import type { Steps } from './steps.ts';

const levelOf = ({ crisis }: Analysis): number => crisisLevels.indexOf(crisis);

/**
 * Combines two analyses: the higher level of danger, which bounds the sentiment, and the worse scores, so that neither
 * text can hide behind the other.
 */
function combine(one: Analysis, other: Analysis): Analysis {
  const crisis = levelOf(other) > levelOf(one) ? other.crisis : one.crisis;
  return {
    ...one,
    doors: [...new Set([...one.doors, ...other.doors])].slice(0, mostDoors),
    crisis,
    sentimentScore: boundedBy(crisis, one.sentimentScore),
    scores: {
      ...(other.scores.toxicity > one.scores.toxicity ? other.scores : one.scores),
      urgesSelfHarm: one.scores.urgesSelfHarm || other.scores.urgesSelfHarm,
      contacts: Math.max(one.scores.contacts, other.scores.contacts),
    },
  };
}

/**
 * The analysis of texts that are sent together. Each text is analysed separately and to its end. The first text decides
 * the topic. All texts together decide whether they are held and whether their writer may be in danger.
 */
export function* analysingTogether(
  texts: readonly [string, ...string[]],
  options?: AnalyseOptions,
): Steps<Analysis> {
  const [first, ...others] = texts.flatMap(piecesOf);
  let all = yield* analysing(first ?? '', options);
  for (const text of others) all = combine(all, yield* analysing(text, options));
  return all;
}
