import { auditLog, comments, posts, users } from '@halved/db';
import type { Author } from '@halved/shared/contract/users';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { atMoment, type ListRow, listColumns, newestIdFirst, pagedList } from '../paging/public.ts';
import { authorJson } from './author-queries.ts';

const actor = alias(users, 'actor');
const member = alias(users, 'member');
const comment = alias(comments, 'comment');
const page = alias(auditLog, 'page');

const authorOf = (user: typeof actor | typeof member) =>
  sql<Author | null>`case when ${user.id} is not null then ${authorJson(user)} end`;

export const logColumns = {
  id: page.id,
  action: page.action,
  details: sql<Record<string, string | null>>`${page.details} - 'author'`,
  createdAt: page.createdAt,
  actor: authorOf(actor),
  /** Null if the subject is deleted. */
  subjectId: sql<string | null>`coalesce(${posts.id}, ${comment.id}, ${member.id})`,
  member: authorOf(member),
  postId: sql<string | null>`coalesce(${posts.id}, ${comment.postId})`,
};

export type LogRow = ListRow<typeof logColumns>;

/** The joins of `page` with the actor and the subject of an entry. */
export const logJoins = sql`
  left join ${users} ${actor} on ${actor.id} = ${page.actorId}
  left join ${posts} on ${posts.id} = ${page.subjectId}
  left join ${comments} ${comment} on ${comment.id} = ${page.subjectId} and ${comment.deletedAt} is null
  left join ${users} ${member}
    on ${member.id} = coalesce(${posts.userId}, ${comment.userId}, ${page.subjectId})`;

/**
 * All actions on members, posts and comments, the latest first. The list is sorted by id, since ids follow the order of
 * time.
 */
export const logEntries = pagedList({
  order: newestIdFirst('id'),
  positionOf: ({ createdAt, id }) => atMoment(createdAt, id),
  rows: sql`${auditLog}`,
  joins: logJoins,
  columns: listColumns(logColumns),
  isNamed: false,
});
