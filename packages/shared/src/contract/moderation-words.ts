import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { reportReasons } from '../report-reasons.ts';
import { personText } from './scalars.ts';

// This schema has a file of its own because the report dialog checks with it and should load nothing else of the
// contract.
/** Why somebody reports something (docs/product.md §8.3). */
export const ReportWords = z.strictObject({
  reason: z._default(z.enum(reportReasons, 'validation.reportReason'), reportReasons[0]),
  details: z.optional(
    personText({
      max: limits.reportDetailsMax,
      required: 'validation.reportReason',
      tooLong: 'validation.reportDetailsTooLong',
      lines: true,
      optional: true,
    }),
  ),
});
export type ReportWords = z.infer<typeof ReportWords>;
