import {
  blockedUsersCte,
  commentSeenBy,
  commentShownTo,
  comments,
  posts,
  type RequestedAudience,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { byAuthor, type CommentRow, named, read } from './present.ts';
import { commentAudienceOf } from './rules.ts';

export { setCommentStatus } from './status.ts';

const p = sql.placeholder;
const one = named('one');

/** One statement for each audience. */
export const forEachAudience = <Made>(make: (audience: RequestedAudience) => Made) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
  moderating: make('moderating'),
});

/** The worry `:postId` as `holder`, where the caller may see it. */
export const postHolder = (audience: RequestedAudience) => sql`
  select ${posts.id} from ${posts} where ${posts.id} = ${p('postId')} and ${visibleTo(audience)}`;

/** The comment `:id` as `holder`, where it stands in a thread that the caller may see. */
export const commentHolder = (audience: RequestedAudience) => sql`
  select ${one.id} from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
  where ${one.id} = ${p('id')} and ${visibleTo(audience)} and ${commentShownTo(audience, one)}`;

const findShown = forEachAudience((audience) =>
  statement<CommentRow>(sql`
    with ${blockedUsersCte}
    select ${read(one)} from ${comments} ${one}
    join ${posts} on ${posts.id} = ${one.postId} ${byAuthor(audience, one)}
    where ${one.id} = ${p('id')} and ${visibleTo(audience)} and ${commentShownTo(audience, one)}`),
);

/** The comment, or the stub of it, as it stands in the caller's thread; else NOT_FOUND, as if there were none. */
export async function shownComment(
  ctx: Context,
  id: string,
  includeModerated?: boolean,
): Promise<CommentRow> {
  const find = findShown[commentAudienceOf(ctx.viewer, includeModerated)];
  const [row] = await find(ctx.services.db, { id, viewerId: ctx.viewer?.id ?? null });
  return row ?? fail('NOT_FOUND');
}

type Counted = { count: number };

const countUnderPost = forEachAudience((audience) =>
  statement<Counted>(sql`
    with ${blockedUsersCte}, holder as materialized (${postHolder(audience)})
    select (
      select count(*)::int from ${comments} ${one}
      where ${one.postId} = holder.id and ${commentSeenBy(audience, one)}
    ) as count from holder`),
);

const answer = named('answer');
const countAnswers = forEachAudience((audience) =>
  statement<Counted>(sql`
    with ${blockedUsersCte}, holder as materialized (${commentHolder(audience)})
    select (
      select count(*)::int from ${comments} ${answer}
      where ${answer.parentId} = holder.id and ${commentSeenBy(audience, answer)}
    ) as count from holder`),
);

const counting =
  (statements: typeof countUnderPost) =>
  async (ctx: Context, holder: { postId: string } | { id: string }): Promise<Counted> => {
    const count = statements[commentAudienceOf(ctx.viewer)];
    const [row] = await count(ctx.services.db, { ...holder, viewerId: ctx.viewer?.id ?? null });
    return row ?? fail('NOT_FOUND');
  };

/** How many the caller sees under a worry, answers among them. */
export const commentsCount = counting(countUnderPost);
/** How many direct answers to a comment the caller sees. */
export const repliesCount = counting(countAnswers);

/** The comment `:id`, where the caller sees it, and what decides whether they may change it. */
export const ownOne = (audience: RequestedAudience) => sql`
  select ${one.id}, ${one.parentId} is not null as is_reply, ${one.userId} = ${viewerId} as is_own
  from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
  where ${one.id} = ${p('id')} and ${visibleTo(audience)} and ${commentSeenBy(audience, one)}`;
