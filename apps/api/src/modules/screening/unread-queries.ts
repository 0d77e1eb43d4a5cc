import {
  comments,
  type Database,
  literalInt,
  moderationCases,
  posts,
  type RowOf,
  sameWords,
  selecting,
  statement,
  users,
} from '@halved/db';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

const p = sql.placeholder;
const maxSubjects = 20;

const cases = alias(moderationCases, 'cases');
const waitingColumns = {
  caseId: cases.id,
  postId: sql<string>`coalesce(${cases.postId}, ${comments.postId})`,
  commentId: cases.commentId,
};

/** A post or comment that is not analysed yet. */
export type UnreadSubject = RowOf<typeof waitingColumns>;

const waiting = statement(
  selecting(
    waitingColumns,
    (selectList) => sql`
      select ${selectList}
      from ${moderationCases} ${cases} left join ${comments} on ${comments.id} = ${cases.commentId}
      where ${cases.decidedAt} is null and ${cases.reason} = 'unread' and ${cases.id} <> all(${p('without')}::uuid[])
      order by ${cases.openedAt} limit ${literalInt(maxSubjects)}`,
  ),
);

/**
 * A few posts and comments whose analysis took too long when they were written, the earliest first. The cases in
 * `without` are left out.
 */
export const unreadSubjects = (db: Database, without: readonly string[]): Promise<UnreadSubject[]> =>
  waiting(db, { without });

const isStillUnread = (of: SQL) => sql`exists (
  select 1 from moderation_cases where ${of} and decided_at is null and reason = 'unread'
)`;

/** The facts that a verdict depends on besides the words. `moment` is when the words were written. */
const circumstancesAt = (moment: AnyColumn) => ({
  hint: users.language,
  isPublic: sql<boolean>`${posts.privacyLevel} = 'public'`,
  accountAgeHours: sql<number>`(extract(epoch from ${moment} - ${users.createdAt}) / 3600)::float8`,
});

// Locking and reading are two statements. A single statement would not see a decision that a moderator made while the
// statement waited for the lock.
const lockPost = statement(sql`
  select 1 from ${posts} where ${posts.id} = ${p('postId')}::uuid for no key update`);

const postColumns = {
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  longContent: posts.longContent,
  ...circumstancesAt(posts.updatedAt),
  repeats: sql<number>`(
    select count(*)::int from posts other
    where other.user_id = ${posts.userId} and other.id <> ${posts.id}
      and ${sameWords(sql`other.short_content`, sql`${posts.shortContent}`)}
      and other.created_at between ${posts.createdAt} - interval '24 hours' and ${posts.createdAt}
  )`,
};
type UnreadPost = RowOf<typeof postColumns>;

const post = statement(
  selecting(
    postColumns,
    (selectList) => sql`
      select ${selectList} from ${posts} join ${users} on ${users.id} = ${posts.userId}
      where ${posts.id} = ${p('postId')}::uuid and ${isStillUnread(sql`post_id = ${p('postId')}::uuid`)}`,
  ),
);

/**
 * A post that is not analysed yet, locked until the transaction ends. Undefined if it was analysed or decided on
 * meanwhile.
 */
export async function unreadPost(db: Database, postId: string): Promise<UnreadPost | undefined> {
  await lockPost(db, { postId });
  return (await post(db, { postId }))[0];
}

const commentColumns = {
  content: comments.content,
  ...circumstancesAt(comments.updatedAt),
  repeats: sql<number>`(
    select count(*)::int from comments other
    where other.user_id = ${comments.userId} and other.id <> ${comments.id}
      and ${sameWords(sql`other.content`, sql`${comments.content}`)}
      and other.created_at between ${comments.createdAt} - interval '24 hours' and ${comments.createdAt}
  )`,
};

const comment = statement(
  selecting(
    commentColumns,
    (selectList) => sql`
      select ${selectList} from ${posts}
        join ${comments} on ${comments.postId} = ${posts.id} join ${users} on ${users.id} = ${comments.userId}
      where ${posts.id} = ${p('postId')}::uuid and ${comments.id} = ${p('commentId')}::uuid
        and ${isStillUnread(sql`comment_id = ${p('commentId')}::uuid`)}`,
  ),
);

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
