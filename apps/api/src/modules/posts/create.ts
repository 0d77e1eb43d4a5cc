import { createHash } from 'node:crypto';
import { type Database, idempotencyKeys, newId, posts, withTransaction } from '@halved/db';
import type { NewPost } from '@halved/shared/contract/posts';
import type { PrivacyLevel } from '@halved/shared/contract/scalars';
import { sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type * as z from 'zod/mini';
import type { Context, Viewer } from '../../context.ts';
import { fail, refuse } from '../../errors.ts';
import { isStillToCome, recount, standingColumns } from './queries.ts';
import { timingOf, wordsOf } from './rules.ts';

type Input = z.infer<typeof NewPost>;
type MemberContext = Context & { viewer: Viewer };

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
  const accountsDefault = sql<PrivacyLevel>`(select privacy_level from users where id = ${viewer.id})`;
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

const operation = 'posts.create';

/** The hash of what was asked: the parsed fields, in one order. */
function hashOf(input: Input): Buffer {
  const ordered = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest();
}

/**
 * The id that an Idempotency-Key stands for: `claimed` for the first with this key in 24 hours, else that of
 * the worry made before. One still running is 409, and so is the key with another body.
 */
async function claim(db: Database, userId: string, key: string, input: Input, id: string) {
  const lock = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${operation} ${key}`}, 0)) as free`,
  );
  if (!lock.rows[0]?.free) fail('REQUEST_IN_PROGRESS', { retryAfter: 1 });
  const bodyHash = hashOf(input);
  const mine = { userId, operation, key, bodyHash, createdId: id };
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values(mine)
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.operation, idempotencyKeys.key],
      set: { bodyHash, createdId: id, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`,
    })
    .returning({ id: idempotencyKeys.createdId });
  if (claimed) return { claimed: true, id };
  const [before] = await db
    .select()
    .from(idempotencyKeys)
    .where(sql`${idempotencyKeys.userId} = ${userId} and ${idempotencyKeys.operation} = ${operation}
      and ${idempotencyKeys.key} = ${key}`);
  if (!before?.bodyHash.equals(bodyHash)) return fail('IDEMPOTENCY_KEY_REUSED');
  return { claimed: false, id: before.createdId };
}

/** Shares or schedules a worry, once for each Idempotency-Key, and returns its id. */
export async function createPost(ctx: MemberContext, input: Input): Promise<string> {
  const key = ctx.idempotencyKey;
  if (key !== undefined && !validate(key)) refuse('Idempotency-Key', 'validation.idempotencyKey');
  return withTransaction(ctx.services.pool, async (db) => {
    const own = newId();
    const { claimed, id } = key
      ? await claim(db, ctx.viewer.id, key, input, own)
      : { claimed: true, id: own };
    if (claimed) await insertPost(db, ctx, id, input);
    return id;
  });
}
