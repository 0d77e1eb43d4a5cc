import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { personText } from './scalars.ts';

const { copingMethod, helpfulness } = limits;
const rating = 'validation.helpfulnessRating';

// This schema has its own file, because the form validates with it and should not load the rest of the contract.
/** What a member says about a resolution (docs/product.md §6.1). */
export const ResolutionInput = z.strictObject({
  copingMethods: z
    .array(
      personText({
        max: copingMethod.max,
        required: 'validation.copingMethodRequired',
        tooLong: 'validation.copingMethodTooLong',
      }),
      'validation.copingMethodRequired',
    )
    .check(
      z.minLength(1, 'validation.copingMethodRequired'),
      z.maxLength(copingMethod.most, 'validation.copingMethodsTooMany'),
    ),
  resolutionStory: z.nullish(
    personText({
      max: limits.resolutionStory.max,
      tooLong: 'validation.storyTooLong',
      lines: true,
    }),
  ),
  helpfulnessRating: z.nullish(
    z.int(rating).check(z.gte(helpfulness.min, rating), z.lte(helpfulness.max, rating)),
  ),
});
export type ResolutionInput = z.infer<typeof ResolutionInput>;
