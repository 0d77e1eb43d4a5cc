import type { Analysis } from '@halved/care';
import { type Database, posts, withTransaction } from '@halved/db';
import type { PostChanges } from '@halved/shared/contract/posts';
import type { LanguageCode } from '@halved/shared/languages';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { askAnew, keepAnalyses } from '../analysis/queries.ts';
import { ownOpening, textOf, understand } from '../analysis/rules.ts';
import { keepCase, standingBefore, standingOf } from '../moderation/queries.ts';
import { judgeAgain, type Sent } from '../moderation/rules.ts';
import { saidOf } from '../resolutions/queries.ts';
import type { PostRow } from './present.ts';
import { isStillToCome, ownPost, recount, standingColumns } from './queries.ts';
import { timingOf, wordsOf } from './rules.ts';

type Changes = z.infer<typeof PostChanges>;
type Words = ReturnType<typeof wordsOf<Changes>>;

/** What changes in a worry's time: a shared one cannot be scheduled, a waiting one can be shared at once. */
async function timeChanges(db: Database, before: PostRow, changes: Changes) {
  const timing = timingOf(changes);
  if (timing === null) return {};
  if (before.publishedAt) return timing.when === 'now' ? {} : fail('ALREADY_PUBLISHED');
  if (timing.when === 'missing') return {};
  if (timing.when === 'now') return { isScheduled: false, scheduledFor: null, publishedAt: sql<Date>`now()` };
  if (!(await isStillToCome(db, timing.at))) refuse('scheduledFor', 'validation.scheduleInPast');
  return { isScheduled: true, scheduledFor: new Date(timing.at) };
}

/** What is judged of a worry: with its own words those of its resolution, which are no part of what it is about. */
const readWithResolution = async (db: Database, worry: PostRow, understood: Analysis, hint: LanguageCode) =>
  worry.isResolved ? understand({ ...worry, said: await saidOf(db, worry.id) }, { hint }) : understood;

/** What its words, new or as they are, mean for whom it is for now: read and judged anew where one of both changed. */
async function readAgain(db: Database, ctx: MemberContext, before: PostRow, changes: Words) {
  const after = { ...before, ...changes };
  const isRewritten = textOf(after) !== textOf(before) || ownOpening(after) !== ownOpening(before);
  if (!isRewritten && after.privacyLevel === before.privacyLevel) return {};
  const { id, shortContent: words } = after;
  const understood = understand(after, { hint: ctx.language });
  const standing = await standingOf(ctx, db, { id, words });
  const sent: Sent = { kind: 'worry', isPublic: after.privacyLevel === 'public', ...standing };
  const verdict = judgeAgain(await readWithResolution(db, after, understood, ctx.language), sent, {
    before: await standingBefore(ctx.services, db, { postId: id }),
    isRewritten,
  });
  if (isRewritten) await keepAnalyses(db, [{ id, understood }]);
  else if (verdict?.status === 'approved') await askAnew(db, id);
  if (verdict) await keepCase(db, { postId: id }, verdict.case);
  return verdict ? { moderationStatus: verdict.status } : {};
}

/** Changes any part of the caller's own worry; where nothing is said, nothing moves. */
export async function updatePost(ctx: MemberContext, id: string, changes: Changes): Promise<void> {
  await withTransaction(ctx.services.pool, async (db) => {
    const before = await ownPost(ctx, id, db);
    const words = wordsOf(changes);
    const set = { ...words, ...(await timeChanges(db, before, changes)) };
    if (Object.keys(set).length === 0) return;
    const [after] = await db
      .update(posts)
      .set({ ...set, ...(await readAgain(db, ctx, before, words)), updatedAt: sql`now()` })
      .where(eq(posts.id, id))
      .returning(standingColumns);
    await recount(db, ctx.viewer.id, before, after ?? null);
  });
  ctx.services.justRead.note(id);
}

export const removePost = (ctx: MemberContext, id: string): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => {
    const before = await ownPost(ctx, id, db);
    await db.delete(posts).where(eq(posts.id, id));
    await recount(db, ctx.viewer.id, before, null);
  });
