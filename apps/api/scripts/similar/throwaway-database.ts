import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@halved/db';
import { openEmbedded } from '@halved/db/embedded';
import { migrate } from '@halved/db/migrate';

/** The data are thrown away, so durability is switched off. */
const reckless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A visitor sees all public posts, and is the author of none. */
export const visitor = { audience: 'visitor', viewerId: null } as const;

/** A migrated database of a PostgreSQL of its own. `stop` deletes it. */
export interface ThrowawayDatabase extends Pick<OpenDatabase, 'db' | 'pool'> {
  stop: () => Promise<void>;
}

export async function openThrowaway(): Promise<ThrowawayDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'halved-similar-'));
  await chmod(dataDir, 0o711);
  const embedded = await openEmbedded({ dataDir, settings: reckless });
  await migrate(embedded.url);
  const { db, pool, close } = openDatabase({ url: embedded.url });
  return {
    db,
    pool,
    stop: async () => {
      await close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
