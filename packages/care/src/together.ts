import { crisisLevels } from '@halved/shared/crisis-levels';
import { type AnalyseOptions, type Analysis, analysing } from './analyse.ts';
import { piecesOf } from './pieces.ts';
import type { Steps } from './steps.ts';

const levelOf = ({ crisis }: Analysis): number => crisisLevels.indexOf(crisis);

/** An analysis with the graver level of danger and the worse scores of two, so that neither text can hide behind the other. */
const beside = (one: Analysis, other: Analysis): Analysis => ({
  ...one,
  crisis: levelOf(other) > levelOf(one) ? other.crisis : one.crisis,
  scores: {
    ...(other.scores.toxicity > one.scores.toxicity ? other.scores : one.scores),
    urgesSelfHarm: one.scores.urgesSelfHarm || other.scores.urgesSelfHarm,
    contacts: Math.max(one.scores.contacts, other.scores.contacts),
  },
});

/**
 * What is understood of texts that are sent together. Each is read by itself and to its end. The first decides what
 * they are about; all of them decide whether they are held and whether their writer may be in danger.
 */
export function* analysingTogether(
  texts: readonly [string, ...string[]],
  options?: AnalyseOptions,
): Steps<Analysis> {
  const [first, ...others] = texts.flatMap(piecesOf);
  let all = yield* analysing(first ?? '', options);
  for (const text of others) all = beside(all, yield* analysing(text, options));
  return all;
}
