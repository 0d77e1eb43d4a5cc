import type { Analysis } from '@halved/care';
import type { Database } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { NewPost } from '@halved/shared/contract/posts';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { withIdempotency } from '../../idempotency.ts';
import { isFuture } from '../../services/clock-queries.ts';
import { analyzePost, verdictsByRepeats } from '../screening/public.ts';
import { insertAnalyzedPost } from './insert-queries.ts';
import { defaultPrivacyOf } from './queries.ts';
import type { PostRow } from './row-queries.ts';
import { timingOf } from './rules.ts';

type Input = z.infer<typeof NewPost>;

/** When a new post is published: now (null), or at the scheduled time, which must be in the future. */
async function scheduleOf(db: Database, input: Input): Promise<Date | null> {
  const timing = timingOf(input);
  if (timing?.when === 'missing') return refuse('scheduledFor', 'validation.scheduleRequired');
  if (timing?.when !== 'later') return null;
  if (!(await isFuture(db, timing.at))) refuse('scheduledFor', 'validation.scheduleInPast');
  return new Date(timing.at);
}

/** A post that was just created, as its author reads it, and what is known about it. */
interface CreatedPost {
  post: PostRow;
  analysis: Analysis;
}

async function insertPost(db: Database, ctx: MemberContext, id: string, input: Input): Promise<CreatedPost> {
  const { viewer, language: hint } = ctx;
  const { commentsEnabled = true, sensitive = false, shortContent, worryPrompt } = input;
  const scheduledFor = await scheduleOf(db, input);
  const privacyLevel = input.privacyLevel ?? (await defaultPrivacyOf(db, viewer.id));
  const words = { worryPrompt, shortContent, longContent: input.longContent || null };
  const analysis = analyzePost(words, { hint });
  const isPublic = privacyLevel === 'public';
  const { accountAgeHours } = viewer;
  const verdicts = verdictsByRepeats(analysis, { kind: 'worry', isPublic, accountAgeHours });
  const options = { privacyLevel, commentsEnabled, sensitive, scheduledFor };
  const post = await insertAnalyzedPost(
    db,
    { id, userId: viewer.id, ...words, ...options, verdicts },
    analysis,
  );
  return { post: post ?? fail('NOT_FOUND'), analysis };
}

/** Publishes or schedules a post, once for each Idempotency-Key. Returns its id, and the post if this call created it. */
export async function createPost(ctx: MemberContext, input: Input) {
  const create = (db: Database, id: string) => insertPost(db, ctx, id, input);
  const { id, created } = await withIdempotency(ctx, contract.posts.create, input, {
    create,
    isOneStatement: true,
  });
  ctx.services.recountQueue.add(id);
  return { id, created };
}
