import type { ModerationItem } from '@halved/shared/contract/moderation';
import { hostilityBounds } from '@halved/shared/hostility';

export type Scores = NonNullable<ModerationItem['scores']>;
export type Hostility = 'low' | 'raised' | 'high' | 'veryHigh';

/** How hostile a text is, by the thresholds at which it is held. */
export function hostilityOf(toxicity: number): Hostility {
  if (toxicity >= hostilityBounds.hostile) return 'veryHigh';
  if (toxicity >= hostilityBounds.doubtfulAlone) return 'high';
  return toxicity >= hostilityBounds.doubtful ? 'raised' : 'low';
}

const signs = ['urgesSelfHarm', 'isAimed', 'namesGroup', 'isInsulting', 'isProfane'] as const;

/** The findings about a text, most serious first. */
export const signsOf = (scores: Scores): (typeof signs)[number][] => signs.filter((sign) => scores[sign]);
