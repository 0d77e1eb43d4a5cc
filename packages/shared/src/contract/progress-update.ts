import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { personText } from './scalars.ts';

const { min, max } = limits.stars;
const stars = z.int('validation.stars').check(z.gte(min, 'validation.stars'), z.lte(max, 'validation.stars'));

// This schema has its own file, because the form validates with it and should not load the rest of the contract.
/** What changes in the progress of an exercise. `rating`, `effectiveness` and `notes` need a completed exercise. */
export const ProgressUpdate = z.strictObject({
  /** Counted from 0. */
  currentStep: z.optional(z.int('validation.step').check(z.gte(0, 'validation.step'))),
  completed: z.optional(z.literal(true, 'validation.completed')),
  notes: z.nullish(
    personText({
      max: limits.exerciseNotes.max,
      tooLong: 'validation.exerciseNotesTooLong',
      lines: true,
    }),
  ),
  rating: z.nullish(stars),
  effectiveness: z.nullish(stars),
});
export type ProgressUpdate = z.infer<typeof ProgressUpdate>;
