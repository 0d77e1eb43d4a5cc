import * as z from 'zod/mini';
import { countryCodes } from '../countries.ts';
import { category } from './category.ts';
import { component, moment } from './scalars.ts';

/** Parts that the contracts of analytics and demographics share. */

export const country = z.enum(countryCodes, 'validation.country');

/** A published number of people or posts, a multiple of 5. */
export const roundedCount = z.int();
/** A published sentiment from 0 to 1, a multiple of 0.05. Null if it is withheld. */
export const averageSentiment = z.nullable(z.number());
/** A growth in percent, computed from published counts. Null if there is nothing to compare with. */
export const change = z.nullable(z.number());

export const CategoryCount = component(
  'CategoryCount',
  z.strictObject({ category, count: roundedCount, averageSentiment }),
);
export type CategoryCount = z.infer<typeof CategoryCount>;

export const CategoryTrend = component(
  'CategoryTrend',
  z.strictObject({
    category,
    /** Each week by its first day, the earliest first. Weeks that are withheld are left out. */
    points: z.array(z.strictObject({ date: z.iso.date(), count: roundedCount, averageSentiment })),
    /** The later half of the weeks against the earlier half. */
    change,
  }),
);
export type CategoryTrend = z.infer<typeof CategoryTrend>;

/** When the snapshot was built that the numbers come from. Null before the first one. */
export const generatedAt = z.nullable(moment);
