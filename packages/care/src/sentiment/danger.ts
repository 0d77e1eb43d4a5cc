import type { CrisisLevel } from '@halved/shared/crisis-levels';

/** The highest sentiment of a text whose writer may be in danger, whatever the words sound like. */
const highest: Readonly<Record<CrisisLevel, number>> = { none: 1, possible: -0.6, explicit: -0.8 };

/** The sentiment of a text, from −1 to 1, but not above the highest for its level of danger. */
export const boundedBy = (danger: CrisisLevel, sentiment: number): number =>
  Math.min(sentiment, highest[danger]);
