import type { Database } from '@halved/db';
import type { ResolutionWords } from '@halved/shared/contract/resolution-words';
import type { MemberContext } from '../../context.ts';
import { askAnew } from '../analysis/queries.ts';
import { understand } from '../analysis/rules.ts';
import { keepCase, standingBefore, standingOf } from '../moderation/queries.ts';
import { judge, judgeAgain, type Sent, type Verdict } from '../moderation/rules.ts';
import type { PostRow } from '../posts/queries.ts';
import { saidIn } from './rules.ts';

/**
 * Where a worry stands once its resolution says `said`, or nothing any more; null where nothing changes for it. What
 * everybody reads is held for what is new in it alone, whatever was decided on the worry. What is held goes free as soon
 * as nothing of all its words is left to hold it.
 */
async function verdictOn(
  db: Database,
  ctx: MemberContext,
  worry: PostRow,
  said: string | null,
): Promise<Verdict | null> {
  const hint = ctx.language;
  const { id, shortContent: words } = worry;
  const sent: Sent = {
    kind: 'worry',
    isPublic: worry.privacyLevel === 'public',
    ...(await standingOf(ctx, db, { id, words })),
  };
  const before = await standingBefore(ctx.services, db, { postId: id });
  if (before.status !== 'approved') {
    const isRewritten = worry.isResolved;
    if (!isRewritten) return null;
    return judgeAgain(understand({ ...worry, said }, { hint }), sent, { before, isRewritten });
  }
  if (said === null) return null;
  const verdict = judge(understand({ shortContent: said, longContent: null }, { hint }), {
    ...sent,
    repeats: 0,
  });
  return verdict.case && verdict;
}

/** Reads what a resolution says, lays the worry before the moderators where it must be, and tells where it stands. */
export async function judgeResolved(
  db: Database,
  ctx: MemberContext,
  worry: PostRow,
  words: ResolutionWords | null,
): Promise<PostRow['moderationStatus']> {
  const verdict = await verdictOn(db, ctx, worry, words && saidIn(words));
  if (!verdict) return worry.moderationStatus;
  await keepCase(db, { postId: worry.id }, verdict.case);
  if (verdict.status !== worry.moderationStatus && verdict.status === 'approved') await askAnew(db, worry.id);
  return verdict.status;
}
