import {
  type AskingEyes,
  commentSeenBy,
  commentShownTo,
  comments,
  posts,
  statement,
  unmetOnce,
  viewerId,
  visibleTo,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { byAuthor, type CommentRow, named, read } from './present.ts';
import { commentEyesOf } from './rules.ts';

export { setCommentStatus } from './status.ts';

const p = sql.placeholder;
const one = named('one');

/** One statement for each kind of eyes. */
export const forAllEyes = <Made>(make: (eyes: AskingEyes) => Made) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
  moderating: make('moderating'),
});

/** The worry `:postId` as `holder`, where the caller may see it. */
export const postHolder = (eyes: AskingEyes) => sql`
  select ${posts.id} from ${posts} where ${posts.id} = ${p('postId')} and ${visibleTo(eyes)}`;

/** The comment `:id` as `holder`, where it stands in a thread that the caller may see. */
export const commentHolder = (eyes: AskingEyes) => sql`
  select ${one.id} from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
  where ${one.id} = ${p('id')} and ${visibleTo(eyes)} and ${commentShownTo(eyes, one)}`;

const findShown = forAllEyes((eyes) =>
  statement<CommentRow>(sql`
    with ${unmetOnce}
    select ${read(one)} from ${comments} ${one}
    join ${posts} on ${posts.id} = ${one.postId} ${byAuthor(eyes, one)}
    where ${one.id} = ${p('id')} and ${visibleTo(eyes)} and ${commentShownTo(eyes, one)}`),
);

/** The comment, or the stub of it, as it stands in the caller's thread; else NOT_FOUND, as if there were none. */
export async function shownComment(
  ctx: Context,
  id: string,
  includeModerated?: boolean,
): Promise<CommentRow> {
  const find = findShown[commentEyesOf(ctx.viewer, includeModerated)];
  const [row] = await find(ctx.services.db, { id, viewerId: ctx.viewer?.id ?? null });
  return row ?? fail('NOT_FOUND');
}

type Counted = { count: number };

const countUnderPost = forAllEyes((eyes) =>
  statement<Counted>(sql`
    with ${unmetOnce}, holder as materialized (${postHolder(eyes)})
    select (
      select count(*)::int from ${comments} ${one}
      where ${one.postId} = holder.id and ${commentSeenBy(eyes, one)}
    ) as count from holder`),
);

const answer = named('answer');
const countAnswers = forAllEyes((eyes) =>
  statement<Counted>(sql`
    with ${unmetOnce}, holder as materialized (${commentHolder(eyes)})
    select (
      select count(*)::int from ${comments} ${answer}
      where ${answer.parentId} = holder.id and ${commentSeenBy(eyes, answer)}
    ) as count from holder`),
);

const counting =
  (statements: typeof countUnderPost) =>
  async (ctx: Context, holder: { postId: string } | { id: string }): Promise<Counted> => {
    const count = statements[commentEyesOf(ctx.viewer)];
    const [row] = await count(ctx.services.db, { ...holder, viewerId: ctx.viewer?.id ?? null });
    return row ?? fail('NOT_FOUND');
  };

/** How many the caller sees under a worry, answers among them. */
export const commentsCount = counting(countUnderPost);
/** How many direct answers to a comment the caller sees. */
export const repliesCount = counting(countAnswers);

/** The comment `:id`, where the caller sees it, and what decides whether they may change it. */
export const ownOne = (eyes: AskingEyes) => sql`
  select ${one.id}, ${one.parentId} is not null as is_reply, ${one.userId} = ${viewerId} as is_own
  from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
  where ${one.id} = ${p('id')} and ${visibleTo(eyes)} and ${commentSeenBy(eyes, one)}`;
