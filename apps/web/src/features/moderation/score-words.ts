import type { ModerationItem } from '@halved/shared/contract/moderation';

export type Scores = NonNullable<ModerationItem['scores']>;
export type Hostility = 'low' | 'raised' | 'high' | 'veryHigh';

const raisedFrom = 0.7;
const highFrom = 0.85;
const veryHighFrom = 0.92;

/** How hostile a text is, by the thresholds at which it is held. */
export function hostilityOf(toxicity: number): Hostility {
  if (toxicity >= veryHighFrom) return 'veryHigh';
  if (toxicity >= highFrom) return 'high';
  return toxicity >= raisedFrom ? 'raised' : 'low';
}

const signs = ['urgesSelfHarm', 'isAimed', 'namesGroup', 'isInsulting', 'isProfane'] as const;

/** The findings about a text, most serious first. */
export const signsOf = (scores: Scores): (typeof signs)[number][] => signs.filter((sign) => scores[sign]);
