import type { Database } from '@halved/db';
import { readQueue } from '../moderation/public.ts';
import { type Finding, good, warningIf } from './finding.ts';
import { tooLong } from './limits.ts';

const remedy =
  'Decide them in the queue, or find more moderators: npm run halved -- user grant <email> --role moderator';

/** Findings about the moderation queue: what has waited for too long. */
export async function queueInDatabase(db: Database): Promise<Finding[]> {
  const { waiting, lateUrgent, late } = await readQueue(db, tooLong);
  const findings = [
    ...warningIf(
      lateUrgent > 0,
      `Urgent items wait for a moderator for more than ${tooLong.urgentHours} hours: ${lateUrgent}. ${remedy}`,
    ),
    ...warningIf(
      late > 0,
      `Items wait for a moderator for more than ${tooLong.queueHours} hours: ${late}. ${remedy}`,
    ),
  ];
  return findings.length > 0
    ? findings
    : [good(`Items that wait for a moderator: ${waiting}, none too long.`)];
}
