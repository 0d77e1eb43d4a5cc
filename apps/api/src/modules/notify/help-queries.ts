import { analyses, checkIns } from '@halved/db';
import { sql } from 'drizzle-orm';

/**
 * Whether a row of `check_ins` offers help instead of a question: its post read as if its writer were in danger when the
 * check-in came, or reads so now. A post is often read again, and people edit their words.
 */
export const offersHelp = sql`(${checkIns.isCaring} or exists (
  select 1 from ${analyses} where ${analyses.postId} = ${checkIns.postId} and ${analyses.isCrisis}
))`;
