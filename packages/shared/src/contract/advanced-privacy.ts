import * as z from 'zod/mini';
import { autoPrivateDays } from '../auto-private.ts';
import { operation } from './operation.ts';
import { component } from './scalars.ts';

/** After so many days the member's public posts become private. Null: never. */
export const autoPrivateAfterDays = z.nullable(z.literal(autoPrivateDays, 'validation.autoPrivate'));

const AdvancedPrivacy = component(
  'AdvancedPrivacy',
  z.strictObject({
    autoPrivateAfterDays,
    /** Whether the caller is left out of activeNow and of the recently active members. */
    hideActivity: z.boolean(),
  }),
);

export type AdvancedPrivacy = z.infer<typeof AdvancedPrivacy>;

/** What members with the feature can protect further (docs/product.md §17.2). */
export const advancedPrivacy = {
  advancedPrivacy: operation('GET /users/me/advanced-privacy', {
    summary: 'The caller’s advanced privacy. It stays in force when the tier ends.',
    access: 'user',
    output: AdvancedPrivacy,
  }),
  updateAdvancedPrivacy: operation('PUT /users/me/advanced-privacy', {
    summary: 'Changes the caller’s advanced privacy. An age also counts for posts that are older already.',
    access: 'tier:advanced_privacy',
    input: z.strictObject({
      autoPrivateAfterDays: z.optional(autoPrivateAfterDays),
      hideActivity: z.optional(z.boolean()),
    }),
    output: AdvancedPrivacy,
  }),
};
