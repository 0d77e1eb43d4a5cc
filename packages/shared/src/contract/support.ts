import * as z from 'zod/mini';
import { crisisLevels } from '../crisis-levels.ts';
import { doors, mostDoors } from '../doors.ts';
import { component, language } from './scalars.ts';

/**
 * Part of the response to the writer of a text, so that help can be shown at once: whether the text reads as if its
 * writer were in danger, in which language, and which kinds of need it speaks of. Null for all other texts. It is not
 * stored, and nobody else gets it.
 */
export const Support = component(
  'Support',
  z.nullable(
    z.strictObject({
      /** `none` if the text speaks of a need alone. */
      level: z.enum(crisisLevels),
      language,
      /** The kinds of need that have helplines of their own, the likeliest first. Empty for comments. */
      doors: z.array(z.enum(doors)).check(z.maxLength(mostDoors)),
    }),
  ),
);
export type Support = z.infer<typeof Support>;
