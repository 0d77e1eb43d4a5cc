import {
  blockedUsersCte,
  commentSeenBy,
  commentShownTo,
  comments,
  isoStatement,
  posts,
  type RequestedAudience,
  selecting,
  statement,
  visibleTo,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { perAudience, requestedAudienceOf } from '../audience/public.ts';
import { type CommentRow, commentColumns, commentsAs, joinAuthor } from './row-queries.ts';

const p = sql.placeholder;
const comment = commentsAs('comment');

/** The post `:postId` as `holder`, if the caller may see it. */
export const postHolder = (audience: RequestedAudience) => sql`
  select ${posts.id} from ${posts} where ${posts.id} = ${p('postId')} and ${visibleTo(audience)}`;

/** The comment `:id` as `holder`, if it is in a thread that the caller may see. */
export const commentHolder = (audience: RequestedAudience) => sql`
  select ${comment.id} from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
  where ${comment.id} = ${p('id')} and ${visibleTo(audience)} and ${commentShownTo(audience, comment)}`;

const findShown = perAudience((audience) =>
  isoStatement(
    selecting(
      commentColumns(comment),
      (selectList) => sql`
        with ${blockedUsersCte}
        select ${selectList} from ${comments} ${comment}
        join ${posts} on ${posts.id} = ${comment.postId} ${joinAuthor(audience, comment)}
        where ${comment.id} = ${p('id')} and ${visibleTo(audience)} and ${commentShownTo(audience, comment)}`,
    ),
  ),
);

/** A comment or its stub, as the caller sees it in its thread. Undefined if the caller sees neither. */
export async function shownComment(
  ctx: Context,
  id: string,
  includeModerated?: boolean,
): Promise<CommentRow | undefined> {
  const find = findShown(requestedAudienceOf(ctx.viewer, includeModerated));
  const [row] = await find(ctx.services.db, { id, viewerId: ctx.viewer?.id ?? null });
  return row;
}

/** Counts the comments below a holder. The statement returns no row if the caller does not see the holder. */
const countUnder = (holder: SQL, counted: SQL) =>
  statement(
    selecting(
      { count: sql<number>`(select count(*)::int from ${counted})` },
      (selectList) => sql`
        with ${blockedUsersCte}, holder as materialized (${holder}) select ${selectList} from holder`,
    ),
  );

const countUnderPost = perAudience((audience) =>
  countUnder(
    postHolder(audience),
    sql`${comments} ${comment} where ${comment.postId} = holder.id and ${commentSeenBy(audience, comment)}`,
  ),
);

const reply = commentsAs('reply');
const countUnderComment = perAudience((audience) =>
  countUnder(
    commentHolder(audience),
    sql`${comments} ${reply} where ${reply.parentId} = holder.id and ${commentSeenBy(audience, reply)}`,
  ),
);

const countBy =
  <Holder extends { postId: string } | { id: string }>(statements: typeof countUnderPost) =>
  async (ctx: Context, holder: Holder): Promise<{ count: number } | undefined> => {
    const count = statements(requestedAudienceOf(ctx.viewer));
    const [row] = await count(ctx.services.db, { ...holder, viewerId: ctx.viewer?.id ?? null });
    return row;
  };

/** The number of comments and replies that the caller sees under a post. Undefined if they do not see the post. */
export const commentsCount = countBy<{ postId: string }>(countUnderPost);
/**
 * The number of direct replies to a comment that the caller sees. Undefined if they see neither the comment nor its
 * stub.
 */
export const repliesCount = countBy<{ id: string }>(countUnderComment);
