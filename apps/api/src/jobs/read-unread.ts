import { findUnread, readUnread as readPosts } from '../modules/analysis/public.ts';
import { screenUnread } from '../modules/moderation/public.ts';
import { unreadSubjects } from '../modules/screening/public.ts';
import type { Services } from '../services/index.ts';

type World = Pick<Services, 'db' | 'env' | 'pool' | 'log'>;

/** This is greater than any id. */
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Reads the texts that took too long while their writers waited, and decides what becomes of them; then the latest
 * posts that are published without an analysis. Every text is read in the end, because reading takes time linear in its
 * length and pauses every few milliseconds. What fails stays before the moderators, and is tried again with the next
 * that is left unread, or at the next start.
 */
export async function readUnread(world: World): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const waiting = await unreadSubjects(world.db, [...tried]);
    if (waiting.length === 0) break;
    for (const subject of waiting) {
      tried.add(subject.caseId);
      await screenUnread(world, subject).catch(({ name }: Error) =>
        world.log.warn({ type: name }, 'a text stays unread'),
      );
    }
  }
  const { unread } = await findUnread(world.db, highest);
  await readPosts(world.pool, unread.slice(0, 25));
}
