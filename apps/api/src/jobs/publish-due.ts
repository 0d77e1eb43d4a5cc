import type { Database } from '@halved/db';
import { publishedAtOnce, publishSome } from './publish-queries.ts';

/** Publishes every post whose time has come by the database's clock, each once, and returns how many. */
export async function publishDue(db: Database): Promise<number> {
  let total = 0;
  for (;;) {
    const published = await publishSome(db);
    total += published;
    if (published < publishedAtOnce) return total;
  }
}
