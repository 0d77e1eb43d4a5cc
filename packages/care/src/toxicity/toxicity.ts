import { chancesOf } from '../model/linear.ts';
import { storedModel } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { type Signs, toldBy } from './signs.ts';

export const manners = ['ok', 'toxic'] as const;

const model = storedModel('toxicity', manners);

/**
 * How likely people would find a text hostile, 0 to 1. Give it the text without what it says about its writer's own
 * danger (`crisisOf`): somebody's distress is never toxic.
 */
export const toxicityOf = (reading: Reading, signs: Signs): number =>
  chancesOf(model(), reading, toldBy(signs))[1] ?? 0;
