import type { Database } from '@halved/db';
import { countUnread } from '../analysis/public.ts';
import { type Finding, good, warning } from './finding.ts';

/** Reports how many posts the models of this version have read. */
export async function analysisInDatabase(db: Database): Promise<Finding> {
  const { unread, all } = await countUnread(db);
  return unread === 0
    ? good(`Every worry is analysed (${all}).`)
    : warning(`Analysed worries: ${all - unread} of ${all}; a running server reads the rest by itself.`);
}
