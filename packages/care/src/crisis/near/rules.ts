import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { NearRule } from '../../near/rule.ts';
import type { TermLists } from '../../near/terms.ts';
import { type DangerList, harmlessLists } from './lists.ts';

/** The terms of danger in one language. */
export type DangerTerms = TermLists<DangerList>;

export interface DangerRule extends NearRule<DangerList> {
  level: Exclude<CrisisLevel, 'none'>;
}

/** What shows that even explicit words are about somebody else, the past or a joke. */
const notMeant: readonly DangerList[] = ['story', 'other', 'past', 'deny', 'grief', 'fun'];
/** Medicine is no reason to doubt an injury: people hide it from doctors. */
const notInjured: readonly DangerList[] = harmlessLists.filter((list) => list !== 'move' && list !== 'care');

const near = (all: readonly DangerList[], within: number): DangerRule => ({
  all,
  within,
  unless: harmlessLists,
  level: 'possible',
});
/** The terms of one list, which say enough alone. */
const alone = (list: DangerList, unless: readonly DangerList[] = harmlessLists): DangerRule => ({
  all: [list],
  within: Infinity,
  unless,
  level: list === 'explicit' ? 'explicit' : 'possible',
});

/**
 * What people say near each other when they are in danger. A rule is a reason to believe it, no proof: `danger.ts` adds
 * it to the score of the learnt reader.
 */
export const dangerRules: readonly DangerRule[] = [
  alone('explicit', notMeant),
  alone('wish'),
  alone('plan'),
  alone('injury', notInjured),
  alone('means'),
  near(['hurt', 'body', 'purpose'], 14),
  near(['hurt', 'body', 'relapse'], 14),
  near(['hurt', 'body', 'blade'], 14),
  near(['blade', 'hidden'], 10),
  near(['blade', 'relapse'], 12),
  near(['blade', 'body'], 8),
  near(['body', 'marks'], 10),
  near(['marks', 'cover'], 14),
  near(['marks', 'hidden'], 14),
  near(['marks', 'relapse'], 14),
  near(['cover', 'heat'], 12),
  near(['cover', 'excuse'], 14),
  near(['marks', 'excuse'], 14),
  near(['relapse', 'clean'], 14),
  near(['better', 'lacking'], 14),
  near(['nobody', 'noticing', 'lacking'], 16),
  near(['envy', 'dead'], 8),
  near(['hazard', 'struck', 'welcome'], 16),
  near(['illness', 'welcome'], 12),
  near(['living', 'weary'], 7),
  near(['prayer', 'fetched'], 12),
  near(['letters', 'written', 'soon'], 18),
  near(['letters', 'written', 'absent'], 18),
  near(['given', 'things', 'absent'], 16),
  near(['soon', 'absent'], 10),
  near(['drug', 'stored'], 9),
  alone('found'),
  near(['sufficient', 'drug'], 8),
  near(['sufficient', 'height'], 8),
  near(['sufficient', 'lethal'], 10),
  near(['asking', 'painless', 'lethal'], 14),
  near(['asking', 'lethal', 'drug'], 12),
  near(['asking', 'lethal', 'height'], 12),
];
