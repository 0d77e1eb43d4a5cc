import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '@halved/care';
import { type Database, withTransaction } from '@halved/db';
import type { PostChanges } from '@halved/shared/contract/posts';
import type { LanguageCode } from '@halved/shared/languages';
import type * as z from 'zod/mini';
import type { MemberContext, Viewer } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { isFuture } from '../../services/clock-queries.ts';
import {
  analyzePost,
  authorRecordOf,
  bodyOf,
  enterQueue,
  forgetDecision,
  judgeChanged,
  judgeCommentsAgain,
  moderationStateOf,
  ownPrompt,
  type Submission,
  screenPost,
  updateModerationCase,
} from '../screening/public.ts';
import { ownPost } from './access.ts';
import { forgetProviderReading, saveAnalyses } from './analysis-queries.ts';
import { changePost, deletePost, nowInDatabase, resolutionTextOf } from './queries.ts';
import type { PostRow } from './row-queries.ts';
import { storedFieldsOf, timingOf } from './rules.ts';

type Changes = z.infer<typeof PostChanges>;
type Words = ReturnType<typeof storedFieldsOf<Changes>>;

/**
 * The columns that a new publication time changes. A published post cannot be scheduled. A scheduled post can be
 * rescheduled or published at once, but cannot stay scheduled without a time.
 */
async function timeChanges(db: Database, before: PostRow, changes: Changes) {
  const timing = timingOf(changes);
  if (before.publishedAt) return timing === null || timing.when === 'now' ? {} : fail('ALREADY_PUBLISHED');
  if (timing === null || timing.when === 'missing') {
    return changes.scheduledFor === null ? refuse('scheduledFor', 'validation.scheduleRequired') : {};
  }
  if (timing.when === 'now') return { isScheduled: false, scheduledFor: null, publishedAt: nowInDatabase };
  if (!(await isFuture(db, timing.at))) refuse('scheduledFor', 'validation.scheduleInPast');
  return { isScheduled: true, scheduledFor: new Date(timing.at) };
}

/** What a verdict is based on: the analysis that is saved, or a screening with the text of the post's resolution. */
const withResolution = async (db: Database, post: PostRow, analysis: Analysis, hint: LanguageCode) =>
  post.isResolved ? screenPost(post, { hint, resolution: await resolutionTextOf(db, post.id) }) : analysis;

/** The author of a change, who may have made it earlier, such as by a setting. */
type Author = Pick<Viewer, 'id' | 'accountAgeHours'>;
type ChangeContext = Pick<MemberContext, 'language' | 'services'> & { viewer: Author };

/** Analyses and judges a post again if its words or its privacy change. Returns its new moderation status. */
async function screenChanges(db: Database, ctx: ChangeContext, before: PostRow, changes: Partial<Words>) {
  const after = { ...before, ...changes };
  const isRewritten = bodyOf(after) !== bodyOf(before) || ownPrompt(after) !== ownPrompt(before);
  if (!isRewritten && after.privacyLevel === before.privacyLevel) return {};
  const { id } = after;
  const hint = ctx.language;
  const analysis = analyzePost(after, { hint });
  const record = await authorRecordOf(ctx, db, after);
  const submission: Submission = { kind: 'worry', isPublic: after.privacyLevel === 'public', ...record };
  const verdict = judgeChanged(await withResolution(db, after, analysis, hint), submission, {
    before: await moderationStateOf(ctx.services, db, { postId: id }),
    isRewritten,
  });
  if (isRewritten) await saveAnalyses(db, [{ id, analysis }]);
  else if (verdict?.status === 'approved') await forgetProviderReading(db, id);
  if (verdict) await updateModerationCase(db, { postId: id }, verdict.case);
  if (isRewritten && !submission.isPublic) await forgetDecision(db, { postId: id });
  return verdict ? { moderationStatus: verdict.status } : {};
}

/**
 * Changes a locked post: what its author wrote or chose (`words`), and columns beside it, such as its times. Returns
 * whether comments wait for another verdict, because the post became public or stopped being public.
 */
export async function changeLocked(
  db: Database,
  ctx: ChangeContext,
  before: PostRow,
  { words, beside }: { words: Partial<Words>; beside: Parameters<typeof changePost>[2] },
): Promise<boolean> {
  const screened = await screenChanges(db, ctx, before, words);
  await changePost(db, before, { ...words, ...beside, ...screened, updatedAt: nowInDatabase });
  const wasPublic = before.privacyLevel === 'public';
  const isPublic = (words.privacyLevel ?? before.privacyLevel) === 'public';
  if (beside.publishedAt || (isPublic && !wasPublic)) await enterQueue(db, { postId: before.id });
  return wasPublic !== isPublic && (await judgeCommentsAgain(db, { postId: before.id, isPublic }));
}

/**
 * Changes any part of the caller's own post. Fields that the input leaves out stay unchanged. An input with what the post
 * has already is no change.
 */
export async function updatePost(ctx: MemberContext, id: string, changes: Changes): Promise<void> {
  const areCommentsWaiting = await withTransaction(ctx.services.pool, async (db) => {
    const before = await ownPost(ctx, id, db);
    const words = storedFieldsOf(changes);
    const beside = await timeChanges(db, before, changes);
    if (isDeepStrictEqual({ ...before, ...words, ...beside }, before)) return false;
    return changeLocked(db, ctx, before, { words, beside });
  });
  if (areCommentsWaiting) ctx.services.jobs.wake('read-unread');
  ctx.services.recountQueue.add(id);
}

export const removePost = (ctx: MemberContext, id: string): Promise<void> =>
  withTransaction(ctx.services.pool, async (db) => deletePost(db, await ownPost(ctx, id, db)));
