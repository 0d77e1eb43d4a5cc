import { comments, type Database, literalInt, posts, selectAs, statement, users } from '@halved/db';
import type { LanguageCode } from '@halved/shared/languages';
import { sql } from 'drizzle-orm';
import type { Submission } from './rules.ts';

const p = sql.placeholder;
const atOnce = 20;

/** A post or comment that is not analysed yet. */
export interface UnreadSubject extends Record<string, unknown> {
  caseId: string;
  postId: string;
  commentId: string | null;
}

const waiting = statement<UnreadSubject>(sql`
  select cases.id as "caseId", coalesce(cases.post_id, comments.post_id) as "postId", cases.comment_id as "commentId"
  from moderation_cases cases left join comments on comments.id = cases.comment_id
  where cases.decided_at is null and cases.reason = 'unread'
    and cases.id <> all(${p('without')}::uuid[])
  order by cases.opened_at limit ${literalInt(atOnce)}`);

/**
 * A few posts and comments whose analysis took too long when they were written, the earliest first. The cases in
 * `without` are left out.
 */
export const unreadSubjects = (db: Database, without: readonly string[]): Promise<UnreadSubject[]> =>
  waiting(db, { without });

type Circumstances = { hint: LanguageCode } & Omit<Submission, 'kind'> & Record<string, unknown>;

const isStillUnread = (of: ReturnType<typeof sql>) => sql`exists (
  select 1 from moderation_cases where ${of} and decided_at is null and reason = 'unread'
)`;
const ageAt = (moment: ReturnType<typeof sql>) =>
  sql`(extract(epoch from ${moment} - ${users.createdAt}) / 3600)::float8`;

// The lock has its own statement, because a statement that waits for a lock does not see a decision that was made while
// it waited.
const lockPost = statement(sql`
  select 1 from ${posts} where ${posts.id} = ${p('postId')}::uuid for no key update`);

interface UnreadPost extends Circumstances {
  worryPrompt: string;
  shortContent: string;
  longContent: string | null;
}

const post = statement<UnreadPost>(sql`
  select ${selectAs({
    worryPrompt: posts.worryPrompt,
    shortContent: posts.shortContent,
    longContent: posts.longContent,
    hint: users.language,
    isPublic: sql`${posts.privacyLevel} = 'public'`,
    accountAgeHours: ageAt(sql`${posts.updatedAt}`),
    repeats: sql`(
      select count(*)::int from posts other
      where other.user_id = ${posts.userId} and other.id <> ${posts.id}
        and lower(other.short_content) = lower(${posts.shortContent})
        and other.created_at between ${posts.createdAt} - interval '24 hours' and ${posts.createdAt}
    )`,
  })}
  from ${posts} join ${users} on ${users.id} = ${posts.userId}
  where ${posts.id} = ${p('postId')}::uuid and ${isStillUnread(sql`post_id = ${p('postId')}::uuid`)}`);

/**
 * A post that is not analysed yet, locked until the transaction ends. Undefined if it was analysed or decided on
 * meanwhile.
 */
export async function unreadPost(db: Database, postId: string): Promise<UnreadPost | undefined> {
  await lockPost(db, { postId });
  return (await post(db, { postId }))[0];
}

const comment = statement<Circumstances & { content: string }>(sql`
  select ${selectAs({
    content: comments.content,
    hint: users.language,
    isPublic: sql`${posts.privacyLevel} = 'public'`,
    accountAgeHours: ageAt(sql`${comments.updatedAt}`),
    repeats: sql`(
      select count(*)::int from comments other
      where other.user_id = ${comments.userId} and other.id <> ${comments.id}
        and lower(other.content) = lower(${comments.content})
        and other.created_at between ${comments.createdAt} - interval '24 hours' and ${comments.createdAt}
    )`,
  })}
  from ${posts} join ${comments} on ${comments.postId} = ${posts.id} join ${users} on ${users.id} = ${comments.userId}
  where ${posts.id} = ${p('postId')}::uuid and ${comments.id} = ${p('commentId')}::uuid
    and ${isStillUnread(sql`comment_id = ${p('commentId')}::uuid`)}`);

/**
 * A comment that is not analysed yet. Its post is locked until the transaction ends. Undefined if the comment was
 * analysed or decided on meanwhile.
 */
export async function unreadComment(
  db: Database,
  { postId, commentId }: { postId: string; commentId: string },
) {
  await lockPost(db, { postId });
  return (await comment(db, { postId, commentId }))[0];
}
