import type { ModerationItem } from '@halved/shared/contract/moderation';

export type Scores = NonNullable<ModerationItem['scores']>;
export type Hostility = 'low' | 'raised' | 'high' | 'veryHigh';

const raised = 0.7;
const high = 0.85;
const veryHigh = 0.92;

/** How hostile a text is, by the thresholds at which it is held. */
export function hostilityOf(toxicity: number): Hostility {
  if (toxicity >= veryHigh) return 'veryHigh';
  if (toxicity >= high) return 'high';
  return toxicity >= raised ? 'raised' : 'low';
}

const signs = ['urgesSelfHarm', 'isAimed', 'namesGroup', 'isInsulting', 'isProfane'] as const;

/** The findings about a text, most serious first. */
export const signsOf = (scores: Scores): (typeof signs)[number][] => signs.filter((sign) => scores[sign]);
