import type { Database } from '@halved/db';
import type { MemberContext } from '../../context.ts';
import { forgetProviderReading, type PostRow } from '../posts/public.ts';
import {
  authorRecordOf,
  forgetDecision,
  judge,
  judgeChanged,
  moderationStateOf,
  type ResolutionWords,
  type Submission,
  screenPost,
  textOfResolution,
  updateModerationCase,
  type Verdict,
} from '../screening/public.ts';

/**
 * The verdict on a post whose resolution becomes `text`, or is removed (null). Returns null if the post keeps its
 * status and its case. An approved post is judged by the new text alone. A held post whose resolution is rewritten or
 * removed is judged by all its words, and is approved if none of them is a reason to hold it.
 */
async function verdictOn(
  db: Database,
  ctx: MemberContext,
  post: PostRow,
  text: string | null,
): Promise<Verdict | null> {
  const hint = ctx.language;
  const submission: Submission = {
    kind: 'worry',
    isPublic: post.privacyLevel === 'public',
    ...(await authorRecordOf(ctx, db, post)),
  };
  const before = await moderationStateOf(ctx.services, db, { postId: post.id });
  if (before.status !== 'approved') {
    const isRewritten = post.isResolved;
    if (!isRewritten) return null;
    return judgeChanged(screenPost(post, { hint, resolution: text }), submission, { before, isRewritten });
  }
  if (text === null) return null;
  const findings = screenPost({ shortContent: text, longContent: null }, { hint });
  const verdict = judge(findings, { ...submission, repeats: 0 });
  return verdict.case && verdict;
}

/** Screens a resolution and updates the moderation case of its post. Returns the post's new moderation status. */
export async function screenResolution(
  db: Database,
  ctx: MemberContext,
  post: PostRow,
  words: ResolutionWords | null,
): Promise<PostRow['moderationStatus']> {
  const verdict = await verdictOn(db, ctx, post, words && textOfResolution(words));
  if (words && post.privacyLevel !== 'public') await forgetDecision(db, { postId: post.id });
  if (!verdict) return post.moderationStatus;
  await updateModerationCase(db, { postId: post.id }, verdict.case);
  const isPublishedAgain = verdict.status !== post.moderationStatus && verdict.status === 'approved';
  if (isPublishedAgain) await forgetProviderReading(db, post.id);
  return verdict.status;
}
