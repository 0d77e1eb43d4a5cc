import { analyses, type Database, posts, type RowOf, selecting, statement, users } from '@halved/db';
import { sql } from 'drizzle-orm';
import type { withReading } from './provider-reading.ts';

const p = sql.placeholder;

/** The suffix of the model version of an analysis that an AI provider contributed to. */
const providerMark = '+ai';

/**
 * Whether everybody sees the post and no provider was asked about it. Only posts of the last day qualify, so that no
 * old post is sent to a provider unexpectedly.
 */
const isToAsk = sql`
  ${posts.publishedAt} > now() - interval '1 day' and ${posts.moderationStatus} = 'approved'
  and ${posts.privacyLevel} = 'public' and ${analyses.modelVersion} not like '%+%'`;

const words = {
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  longContent: posts.longContent,
};

const toAskColumns = { id: posts.id, ...words, username: users.username, displayName: users.displayName };
export type PostToAsk = RowOf<typeof toAskColumns>;

/** Posts with their analysis and their author. */
const analysedPosts = sql`${posts}
  join ${analyses} on ${analyses.postId} = ${posts.id} join ${users} on ${users.id} = ${posts.userId}`;

const selectToAsk = statement(
  selecting(
    toAskColumns,
    (selectList) => sql`
      select ${selectList} from ${analysedPosts}
      where ${isToAsk} and ${posts.id} <> all(${p('without')}::uuid[])
      order by ${posts.publishedAt} desc limit 1`,
  ),
);

/**
 * The latest public post that no provider was asked about. The posts in `without` are left out. Only one, so that its
 * words are sent as soon as they are read, and not after its author took them back.
 */
export const postToAsk = async (db: Database, without: readonly string[]): Promise<PostToAsk | undefined> =>
  (await selectToAsk(db, { without }))[0];

const lock = statement(sql`select 1 from ${posts} where id = ${p('id')}::uuid for update`);

const lockedColumns = {
  userId: posts.userId,
  ...words,
  hint: users.language,
  isDecided: sql<boolean>`exists (
    select 1 from moderation_cases where post_id = ${posts.id} and decided_at >= ${posts.updatedAt}
  )`,
};
type LockedPost = RowOf<typeof lockedColumns>;

// Locking and reading are two statements. A single statement would not see a decision that a moderator made while the
// statement waited for the lock.
const selectLocked = statement(
  selecting(
    lockedColumns,
    (selectList) => sql`
      select ${selectList} from ${analysedPosts} where ${posts.id} = ${p('id')}::uuid and ${isToAsk}`,
  ),
);

const updateAnalysis = statement(sql`
  update ${analyses} set category = ${p('category')}::text, sentiment_score = ${p('sentimentScore')}::real,
    confidence = ${p('confidence')}::real, keywords = ${p('keywords')}::text[],
    subcategory = case when category = ${p('category')}::text then subcategory end,
    is_crisis = is_crisis or ${p('isNewDanger')}::boolean, model_version = model_version || ${providerMark}::text
  where post_id = ${p('id')}::uuid`);

const updateCategory = statement(
  sql`update ${posts} set category = ${p('category')}::text where id = ${p('id')}::uuid`,
);

/** A post, locked until the transaction ends, if a provider may still be asked about it. */
export async function lockPostToAsk(db: Database, id: string): Promise<LockedPost | undefined> {
  await lock(db, { id });
  return (await selectLocked(db, { id }))[0];
}

type Enriched = Omit<ReturnType<typeof withReading>, 'isToHold'>;

/** Saves a provider's reading of a post, and its category in the post's own row. */
export async function enrichAnalysis(db: Database, id: string, enriched: Enriched): Promise<void> {
  await updateAnalysis(db, { id, ...enriched });
  await updateCategory(db, { id, category: enriched.category });
}
