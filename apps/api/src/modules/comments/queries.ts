import {
  blockedUsersCte,
  commentSeenBy,
  commentShownTo,
  comments,
  posts,
  type RequestedAudience,
  statement,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { forEachRequestedAudience, requestedAudienceOf } from '../audience/public.ts';
import { type CommentRow, commentsAs, joinAuthor, selectComment } from './row-queries.ts';

const p = sql.placeholder;
const comment = commentsAs('comment');

/** The post `:postId` as `holder`, if the caller may see it. */
export const postHolder = (audience: RequestedAudience) => sql`
  select ${posts.id} from ${posts} where ${posts.id} = ${p('postId')} and ${visibleTo(audience)}`;

/** The comment `:id` as `holder`, if it is in a thread that the caller may see. */
export const commentHolder = (audience: RequestedAudience) => sql`
  select ${comment.id} from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
  where ${comment.id} = ${p('id')} and ${visibleTo(audience)} and ${commentShownTo(audience, comment)}`;

const findShown = forEachRequestedAudience((audience) =>
  statement<CommentRow>(
    sql`
    with ${blockedUsersCte}
    select ${selectComment(comment)} from ${comments} ${comment}
    join ${posts} on ${posts.id} = ${comment.postId} ${joinAuthor(audience, comment)}
    where ${comment.id} = ${p('id')} and ${visibleTo(audience)} and ${commentShownTo(audience, comment)}`,
    { isoMoments: true },
  ),
);

/** A comment or its stub, as the caller sees it in its thread. Undefined if the caller sees neither. */
export async function shownComment(
  ctx: Context,
  id: string,
  includeModerated?: boolean,
): Promise<CommentRow | undefined> {
  const find = findShown[requestedAudienceOf(ctx.viewer, includeModerated)];
  const [row] = await find(ctx.services.db, { id, viewerId: ctx.viewer?.id ?? null });
  return row;
}

interface CountRow extends Record<string, unknown> {
  count: number;
}

const countUnderPost = forEachRequestedAudience((audience) =>
  statement<CountRow>(sql`
    with ${blockedUsersCte}, holder as materialized (${postHolder(audience)})
    select (
      select count(*)::int from ${comments} ${comment}
      where ${comment.postId} = holder.id and ${commentSeenBy(audience, comment)}
    ) as count from holder`),
);

const reply = commentsAs('reply');
const countUnderComment = forEachRequestedAudience((audience) =>
  statement<CountRow>(sql`
    with ${blockedUsersCte}, holder as materialized (${commentHolder(audience)})
    select (
      select count(*)::int from ${comments} ${reply}
      where ${reply.parentId} = holder.id and ${commentSeenBy(audience, reply)}
    ) as count from holder`),
);

const countBy =
  <Holder extends { postId: string } | { id: string }>(statements: typeof countUnderPost) =>
  async (ctx: Context, holder: Holder): Promise<{ count: number } | undefined> => {
    const count = statements[requestedAudienceOf(ctx.viewer)];
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
