import { type Database, posts } from '@halved/db';
import { contract } from '@halved/shared/contract';
import type { NewPost } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { MemberContext } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { once } from '../../once.ts';
import { isStillToCome, recount, standingColumns } from './queries.ts';
import { timingOf, wordsOf } from './rules.ts';

type Input = z.infer<typeof NewPost>;

/** When a new worry is published: now, or not before the time it names, which must be still to come. */
async function scheduleOf(db: Database, input: Input) {
  const timing = timingOf(input);
  if (timing?.when === 'missing') return refuse('scheduledFor', 'validation.scheduleRequired');
  if (timing?.when !== 'later') return { publishedAt: sql<Date>`now()` };
  if (!(await isStillToCome(db, timing.at))) refuse('scheduledFor', 'validation.scheduleInPast');
  return { isScheduled: true, scheduledFor: new Date(timing.at), publishedAt: null };
}

async function insertPost(
  db: Database,
  { viewer, language }: MemberContext,
  id: string,
  input: Input,
): Promise<void> {
  const schedule = await scheduleOf(db, input);
  const { shortContent, worryPrompt } = input;
  // Read here: who has just made private their default must not share with everyone for what a cache remembers.
  // Of an account that is gone there is none, and its worry is refused for that.
  const accountsDefault = sql<PrivacyLevel>`coalesce((select privacy_level from users where id = ${viewer.id}), 'private')`;
  const privacyLevel = input.privacyLevel ?? accountsDefault;
  const [made] = await db
    .insert(posts)
    .values({
      id,
      userId: viewer.id,
      ...wordsOf(input),
      shortContent,
      worryPrompt,
      privacyLevel,
      language,
      ...schedule,
    })
    .returning(standingColumns);
  await recount(db, viewer.id, null, made ?? null);
}

/** Shares or schedules a worry, once for each Idempotency-Key, and returns its id. */
export const createPost = async (ctx: MemberContext, input: Input): Promise<string> =>
  (await once(ctx, contract.posts.create, input, { make: (db, id) => insertPost(db, ctx, id, input) })).id;
