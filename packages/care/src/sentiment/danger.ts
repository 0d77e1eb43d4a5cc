import type { CrisisLevel } from '@halved/shared/crisis-levels';

/** The highest sentiment of a text whose writer may be in danger, whatever the words sound like. */
const highest: Readonly<Record<CrisisLevel, number>> = { none: 1, possible: -0.6, explicit: -0.8 };

/** How far below the highest one a bounded sentiment may be. */
const spread = 0.1;

/** A number from 0 to 1 that depends on the text and says nothing about it: the later digits of its sentiment. */
const restOf = (sentiment: number): number => Math.abs(sentiment * 1_000) % 1;

/**
 * The sentiment of a text, from −1 to 1, but not above the highest for its level of danger. Everybody reads the sentiment
 * of a public worry, and nobody but its writer may learn of the danger. So bounded values are spread, and none of them
 * stands for danger.
 */
export function boundedBy(danger: CrisisLevel, sentiment: number): number {
  const bound = highest[danger];
  return sentiment <= bound ? sentiment : bound - spread * restOf(sentiment);
}
