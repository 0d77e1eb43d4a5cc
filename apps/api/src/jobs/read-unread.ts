import { withTransaction } from '@halved/db';
import { keepAnalyses, lookForUnread, readWorries } from '../modules/analysis/queries.ts';
import { understandPatiently as readWorry } from '../modules/analysis/rules.ts';
import { understandPatiently as readComment } from '../modules/comments/public.ts';
import { keepCase, standingBefore } from '../modules/moderation/queries.ts';
import { judge } from '../modules/moderation/rules.ts';
import { setStatus } from '../modules/moderation/status.ts';
import { unreadComment, unreadWorry, waitingUnread } from '../modules/moderation/unread-queries.ts';
import { saidOf } from '../modules/resolutions/queries.ts';
import type { Services } from '../services/index.ts';

type World = Pick<Services, 'db' | 'env' | 'pool' | 'log'>;

/** After every id there can be. */
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const decideWorry = (world: World, postId: string) =>
  withTransaction(world.pool, async (db) => {
    const found = await unreadWorry(db, postId);
    if (!found) return;
    const { hint, accountAgeHours, isPublic, repeats, ...words } = found;
    const understood = await readWorry(words, { hint });
    const said = await saidOf(db, postId);
    const all = said ? await readWorry({ ...words, said }, { hint }) : understood;
    const { status, reporters } = await standingBefore(world, db, { postId });
    const verdict = judge(all, { kind: 'worry', isPublic, accountAgeHours, repeats }, reporters);
    await keepAnalyses(db, [{ id: postId, understood }]);
    if (verdict.status !== status) await setStatus.post(db, postId, verdict.status);
    await keepCase(db, { postId }, verdict.case);
  });

const decideComment = (world: World, waiting: { postId: string; commentId: string }) =>
  withTransaction(world.pool, async (db) => {
    const found = await unreadComment(db, waiting);
    if (!found) return;
    const { commentId } = waiting;
    const { hint, accountAgeHours, isPublic, repeats, content } = found;
    const { status, reporters } = await standingBefore(world, db, { commentId });
    const sent = { kind: 'comment', isPublic, accountAgeHours, repeats } as const;
    const verdict = judge(await readComment(content, hint), sent, reporters);
    if (verdict.status !== status) await setStatus.comment(db, commentId, verdict.status);
    await keepCase(db, { commentId }, verdict.case);
  });

/**
 * Reads what took too long while its writer waited, however long it takes now, and decides what becomes of it; then the
 * latest worries that wait for nobody, but have no analysis. Everything that is written is read in the end: reading takes
 * time linear in a text, and gives way after every few milliseconds. What fails stays before the moderators, and is
 * tried again with the next that is left unread, or at the next start.
 */
export async function readUnread(world: World): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const waiting = await waitingUnread(world.db, [...tried]);
    if (waiting.length === 0) break;
    for (const { caseId, postId, commentId } of waiting) {
      tried.add(caseId);
      const decided =
        commentId === null ? decideWorry(world, postId) : decideComment(world, { postId, commentId });
      await decided.catch(({ name }: Error) => world.log.warn({ type: name }, 'a text stays unread'));
    }
  }
  const { unread } = await lookForUnread(world.db, highest);
  await readWorries(world.pool, unread.slice(0, 25));
}
