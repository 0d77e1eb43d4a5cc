import type { Database } from '@halved/db';
import { countUnanalyzed } from '../analysis/public.ts';
import { type Finding, good, warning } from './finding.ts';

/** Reports how many posts the models of this version have read. */
export async function analysisInDatabase(db: Database): Promise<Finding> {
  const { unanalyzed, all } = await countUnanalyzed(db);
  return unanalyzed === 0
    ? good(`Every worry is analysed (${all}).`)
    : warning(`Analysed worries: ${all - unanalyzed} of ${all}; a running server reads the rest by itself.`);
}
