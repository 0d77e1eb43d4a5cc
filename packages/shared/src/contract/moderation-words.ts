import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { personText } from './scalars.ts';

// This schema has its own file, because the report dialog validates with it and should not load the rest of the
// contract.
/** The reason and details of a report (docs/product.md §8.3). */
export const ReportWords = z.strictObject({
  reason: z._default(z.enum(reportReasons, 'validation.reportReason'), reportReasons[0]),
  details: z.optional(
    personText({
      max: limits.reportDetailsMax,
      tooLong: 'validation.reportDetailsTooLong',
      lines: true,
    }),
  ),
});
export type ReportWords = z.infer<typeof ReportWords>;
