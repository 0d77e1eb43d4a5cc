import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { type Signs, toldBy } from './signs.ts';

export const manners = ['ok', 'toxic'] as const;

const model = storedModel('toxicity', manners);

/** Who objects to hatred says its words: no machine alone decides that it is theirs (`moderation.ts`). */
const mostOfDistanced = 0.91;

/**
 * How likely people would find a text hostile, 0 to 1. Give it the text without what it says about its writer's own
 * danger (`crisisOf`): somebody's distress is never toxic.
 */
export function toxicityOf(reading: Reading, signs: Signs): number {
  const chance = chancesOf(model(), reading, toldBy(signs))[1] ?? 0;
  return signs.isDistanced ? Math.min(chance, mostOfDistanced) : chance;
}
