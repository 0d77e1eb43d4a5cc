import { readOwnContent } from '@halved/db/content/own-content';
import { storeContent } from '@halved/db/content/store-content';
import type { Env } from '../env.ts';
import type { Services } from '../services/index.ts';

/**
 * Brings the content in the database up to date: what comes with this version, and the operator's own items. A broken
 * item of the operator's is logged and left out. If it was to replace an item that comes with Halved, that item stays.
 */
export async function updateContent(
  { dataDir }: Pick<Env, 'dataDir'>,
  { db, pool, log }: Pick<Services, 'db' | 'pool' | 'log'>,
): Promise<void> {
  const { items, problems } = await readOwnContent(dataDir);
  for (const { path, line, message } of problems)
    log.warn(`${path}:${line} ${message}. This item is left out.`);
  await storeContent({ db, pool }, items);
}
