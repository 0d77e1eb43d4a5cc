import type { Analysis } from '@halved/care';
import { type Database, users } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { NewPost } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { once } from '../../once.ts';
import { understand } from '../analysis/rules.ts';
import { keepCase, standingOf } from '../moderation/queries.ts';
import { judge } from '../moderation/rules.ts';
import { insertWorry } from './insert.ts';
import { isStillToCome } from './queries.ts';
import { timingOf } from './rules.ts';

type Input = z.infer<typeof NewPost>;

/** When a new worry is published: now (null), or not before the time it names, which must be still to come. */
async function scheduleOf(db: Database, input: Input): Promise<Date | null> {
  const timing = timingOf(input);
  if (timing?.when === 'missing') return refuse('scheduledFor', 'validation.scheduleRequired');
  if (timing?.when !== 'later') return null;
  if (!(await isStillToCome(db, timing.at))) refuse('scheduledFor', 'validation.scheduleInPast');
  return new Date(timing.at);
}

/**
 * Whom a worry is for where nothing is said. Read here: who has just made private their default must not share with
 * everyone for what a cache remembers. Of an account that is gone there is none, and its worry is refused for that.
 */
async function usualPrivacy(db: Database, userId: string): Promise<PrivacyLevel> {
  const [account] = await db
    .select({ privacyLevel: users.privacyLevel })
    .from(users)
    .where(eq(users.id, userId));
  return account?.privacyLevel ?? 'private';
}

async function insertPost(db: Database, ctx: MemberContext, id: string, input: Input): Promise<Analysis> {
  const { viewer, language: hint } = ctx;
  const { commentsEnabled = true, sensitive = false, shortContent, worryPrompt } = input;
  const scheduledFor = await scheduleOf(db, input);
  const privacyLevel = input.privacyLevel ?? (await usualPrivacy(db, viewer.id));
  const longContent = input.longContent || null;
  const understood = understand({ worryPrompt, shortContent, longContent }, { hint });
  const standing = await standingOf(ctx, db, { id, words: shortContent });
  const verdict = judge(understood, { kind: 'worry', isPublic: privacyLevel === 'public', ...standing });
  const words = { shortContent, worryPrompt, longContent };
  const options = {
    privacyLevel,
    commentsEnabled,
    sensitive,
    scheduledFor,
    moderationStatus: verdict.status,
  };
  await insertWorry(db, { id, userId: viewer.id, ...words, ...options }, understood);
  if (verdict.case) await keepCase(db, { postId: id }, verdict.case);
  return understood;
}

/** Shares or schedules a worry, once for each Idempotency-Key; its id, and what was understood of it just now. */
export async function createPost(ctx: MemberContext, input: Input) {
  const make = (db: Database, id: string) => insertPost(db, ctx, id, input);
  const { id, made } = await once(ctx, contract.posts.create, input, { make });
  ctx.services.justRead.note(id);
  return { id, understood: made };
}
