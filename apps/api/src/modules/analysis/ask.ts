import {
  analyses,
  type CaseScores,
  type Database,
  posts,
  selectAs,
  statement,
  users,
  withTransaction,
} from '@halved/db';
import type { LanguageCode } from '@halved/shared/languages';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Ai } from '../../services/ai.ts';
import { keepCase } from '../moderation/queries.ts';
import { scoresOf } from '../moderation/rules.ts';
import { recount, standingColumns } from '../posts/queries.ts';
import { nameless, withReading } from './reading.ts';
import { textOf, understandPatiently, type Words } from './rules.ts';

const p = sql.placeholder;

/** Analyses that a provider had a part in are told by this behind their version. */
const asked = '+ai';

/** What everybody sees, and nobody has asked about: of the last day, so that nothing old leaves by surprise. */
const isToAsk = sql`
  ${posts.publishedAt} > now() - interval '1 day' and ${posts.moderationStatus} = 'approved'
  and ${posts.privacyLevel} = 'public' and ${analyses.modelVersion} not like '%+%'`;

interface ToAsk extends Words, Record<string, unknown> {
  id: string;
  username: string;
  displayName: string | null;
}

const next = statement<ToAsk>(sql`
  select ${selectAs({
    id: posts.id,
    worryPrompt: posts.worryPrompt,
    shortContent: posts.shortContent,
    longContent: posts.longContent,
    username: users.username,
    displayName: users.displayName,
  })}
  from ${posts} join ${analyses} on ${analyses.postId} = ${posts.id} join ${users} on ${users.id} = ${posts.userId}
  where ${isToAsk} and ${posts.id} <> all(${p('without')}::uuid[])
  order by ${posts.publishedAt} desc limit 5`);

/** A few public worries that no provider was asked about, the latest first, without those named. */
export const worriesToAsk = (db: Database, without: readonly string[]): Promise<ToAsk[]> =>
  next(db, { without });

const hold = statement(sql`select 1 from ${posts} where id = ${p('id')}::uuid for update`);

type Locked = Words & { userId: string; hint: LanguageCode; isDecided: boolean };
type Raised = Pick<ReturnType<typeof withReading>, 'isNewDanger' | 'isToHold'> & { scores: CaseScores };

// Looked at once it is held: a statement that waits for a worry does not see what was decided about it meanwhile.
const look = statement<Locked & Record<string, unknown>>(sql`
  select ${selectAs({
    userId: posts.userId,
    worryPrompt: posts.worryPrompt,
    shortContent: posts.shortContent,
    longContent: posts.longContent,
    hint: users.language,
    isDecided: sql`exists (
      select 1 from moderation_cases where post_id = ${posts.id} and decided_at >= ${posts.updatedAt}
    )`,
  })}
  from ${posts} join ${analyses} on ${analyses.postId} = ${posts.id} join ${users} on ${users.id} = ${posts.userId}
  where ${posts.id} = ${p('id')}::uuid and ${isToAsk}`);

const enrich = statement(sql`
  update ${analyses} set category = ${p('category')}::text, sentiment_score = ${p('sentimentScore')}::real,
    confidence = ${p('confidence')}::real, keywords = ${p('keywords')}::text[],
    subcategory = case when category = ${p('category')}::text then subcategory end,
    is_crisis = is_crisis or ${p('isNewDanger')}::boolean, model_version = model_version || ${asked}::text
  where post_id = ${p('id')}::uuid`);

const show = statement(
  sql`update ${posts} set category = ${p('category')}::text where id = ${p('id')}::uuid`,
);

const unask = statement(sql`
  update ${analyses} set model_version = split_part(model_version, '+', 1) where post_id = ${p('id')}::uuid`);

/** Has a provider asked once more, whose word is forgotten where a worry is let go by what our own models say. */
export const askAnew = async (db: Database, id: string): Promise<void> => void (await unask(db, { id }));

/** Moderators look at it: first where its writer may be in danger, and before anybody else where it attacks somebody. */
async function raise(
  db: Database,
  { id, userId }: { id: string; userId: string },
  raised: Raised,
): Promise<void> {
  const { isNewDanger, isToHold, scores } = raised;
  if (isNewDanger) return keepCase(db, { postId: id }, { reason: 'crisis', isUrgent: true, scores });
  if (!isToHold) return;
  const [before] = await db.select(standingColumns).from(posts).where(eq(posts.id, id));
  const [after] = await db
    .update(posts)
    .set({ moderationStatus: 'pending' })
    .where(eq(posts.id, id))
    .returning(standingColumns);
  await recount(db, userId, before ?? null, after ?? null);
  await keepCase(db, { postId: id }, { reason: 'doubtful', isUrgent: false, scores });
}

/** Asks the provider about a worry, and keeps what it says where the worry is still what it was. */
export async function askAbout(pool: Pool, ai: Ai, worry: ToAsk): Promise<void> {
  const text = textOf(worry);
  const reading = await ai.read(nameless(text, [worry.username, worry.displayName]));
  await withTransaction(pool, async (db) => {
    await hold(db, { id: worry.id });
    const [now] = await look(db, { id: worry.id });
    if (!now || textOf(now) !== text) return;
    const understood = await understandPatiently(now, now);
    const { isNewDanger, isToHold: isHostile, ...columns } = withReading(understood, reading, text);
    // What a moderator let stand as it is stays.
    const isToHold = isHostile && !now.isDecided;
    await enrich(db, { id: worry.id, ...columns, isNewDanger });
    await show(db, { id: worry.id, category: columns.category });
    const scores = scoresOf(understood.scores);
    await raise(db, { id: worry.id, userId: now.userId }, { isNewDanger, isToHold, scores });
  });
}
