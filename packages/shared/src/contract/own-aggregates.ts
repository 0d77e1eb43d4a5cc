import * as z from 'zod/mini';
import { timeRanges } from '../time-ranges.ts';
import { country } from './aggregates.ts';
import { category } from './category.ts';
import { operation } from './operation.ts';
import { component } from './scalars.ts';

const CountedIn = component(
  'CountedIn',
  z.strictObject({
    /** Whether the next snapshot counts the caller. */
    counted: z.boolean(),
    /**
     * The published cells that the caller is in, by range, country and region. Null stands for all countries, regions
     * or categories.
     */
    cells: z.array(
      z.strictObject({
        /** The name of the region. */
        region: z.nullable(z.string()),
        country: z.nullable(country),
        range: z.enum(timeRanges),
        category: z.nullable(category),
      }),
    ),
  }),
);
export type CountedIn = z.infer<typeof CountedIn>;

/** What published numbers contain of a member, and whether they may. */
export const ownAggregates = {
  aggregates: operation('GET /users/me/aggregates', {
    summary: 'Which published numbers the caller is counted in.',
    access: 'user',
    output: CountedIn,
  }),
  updateAggregates: operation('PUT /users/me/aggregates', {
    summary:
      'Leaves the published numbers, or joins them again, from the next snapshot on. Leaving erases at once which cells count the caller.',
    access: 'user',
    // It publishes nothing, and whoever is suspended may leave, too.
    allowsSuspended: true,
    input: z.strictObject({ counted: z.boolean() }),
    output: CountedIn,
  }),
};
