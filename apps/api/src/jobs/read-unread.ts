import { highestId } from '@halved/db';
import { analyzePosts, findUnanalyzed } from '../modules/analysis/public.ts';
import { screenUnread } from '../modules/moderation/public.ts';
import { unreadSubjects } from '../modules/screening/public.ts';
import { kindOf } from '../services/error-kind.ts';
import type { Services } from '../services/index.ts';

type Dependencies = Pick<Services, 'db' | 'env' | 'pool' | 'log'>;

/**
 * Reads and screens the texts that took too long while their authors waited, and the comments whose post has become
 * public or has stopped being public. Then it reads the latest posts that were published without an analysis. Here the
 * time for a text is not limited: reading is linear in the length of the text, and pauses every few milliseconds for
 * other work. A text whose reading fails stays in the moderators' queue, and is read again together with the next unread
 * text, or at the next start.
 */
export async function readUnread(services: Dependencies): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const waiting = await unreadSubjects(services.db, [...tried]);
    if (waiting.length === 0) break;
    for (const subject of waiting) {
      tried.add(subject.caseId);
      await screenUnread(services, subject).catch((error: unknown) =>
        services.log.warn(kindOf(error), 'a text stays unread'),
      );
    }
  }
  const { unanalyzed } = await findUnanalyzed(services.db, highestId);
  await analyzePosts(services.pool, unanalyzed.slice(0, 25));
}
