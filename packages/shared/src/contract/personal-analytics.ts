import * as z from 'zod/mini';
import { category } from './category.ts';
import { operation } from './operation.ts';
import { component, timeRange } from './scalars.ts';

/** The caller's own numbers within the range: posts by publication, resolutions and check-ins by their moment. */
export const PersonalAnalytics = component(
  'PersonalAnalytics',
  z.strictObject({
    /** By week, named by its first day, the earliest first. The average is from −1 to 1, as an analysis has it. */
    sentiment: z.array(z.strictObject({ date: z.iso.date(), average: z.number(), count: z.int() })),
    /** The largest first. */
    categories: z.array(z.strictObject({ category, count: z.int() })),
    /** The average days from publication to resolution. */
    resolutions: z.strictObject({ total: z.int(), averageDays: z.nullable(z.number()) }),
    /** What helped, the most frequent first, with the average of the stars. */
    methods: z.array(
      z.strictObject({ method: z.string(), count: z.int(), averageHelpfulness: z.nullable(z.number()) }),
    ),
    checkIns: z.strictObject({
      asked: z.int(),
      better: z.int(),
      same: z.int(),
      worse: z.int(),
      resolved: z.int(),
    }),
  }),
);
export type PersonalAnalytics = z.infer<typeof PersonalAnalytics>;

export const personalAnalytics = {
  personal: operation('GET /analytics/personal', {
    summary: 'The caller’s own posts, resolutions, methods and check-ins in numbers.',
    access: 'tier:personal_analytics',
    noStore: true,
    input: z.strictObject({ timeRange }),
    output: PersonalAnalytics,
  }),
};
