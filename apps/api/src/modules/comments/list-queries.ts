import { blockedUsersCte, commentShownTo, comments, literalInt, type RequestedAudience } from '@halved/db';
import { limits } from '@halved/shared/limits';
import { type SQL, sql } from 'drizzle-orm';
import { perAudience } from '../audience/public.ts';
import {
  bounded,
  groupedList,
  listColumns,
  oldestFirst,
  type Position,
  pagedList,
} from '../paging/public.ts';
import { commentHolder, postHolder } from './queries.ts';
import { commentColumns, commentsAs, joinAuthor } from './row-queries.ts';
import { type ThreadRow, threadsIn } from './thread.ts';

const comment = commentsAs('comment');
const found = commentsAs('found');
const reply = commentsAs('reply');
const later = commentsAs('later');
/** The number of levels that can be below a reply. */
const levels = limits.thread.depth - 2;
const keptReplies = literalInt(limits.thread.replies);
const keptBytes = literalInt(limits.thread.bytes);
/** Whether a row of `below` is shown with its thread. */
const isKept = sql`ordinal <= ${keptReplies} and (octets <= ${keptBytes} or ordinal = 1)`;

const columnsWith = (hasMore: SQL<boolean>) => listColumns({ ...commentColumns(found), hasMore });

/**
 * A list of comments, the oldest first. `holder` selects the post or comment that the list is below, if the caller may
 * see it. `isListed` says which rows of `comment` are in the list.
 */
const commentsBelow = (audience: RequestedAudience, holder: SQL, isListed: SQL) => ({
  order: oldestFirst('createdAt', 'id'),
  positionOf: ({ createdMicroseconds, id }: Pick<ThreadRow, 'createdMicroseconds' | 'id'>): Position => [
    createdMicroseconds,
    id,
  ],
  with: [blockedUsersCte, sql`holder as materialized (${holder})`],
  owner: sql`holder`,
  rows: sql`(
    select ${comment}.* from ${comments} ${comment}
    where ${isListed} and ${commentShownTo(audience, comment)}
  ) listed`,
  joins: joinAuthor(audience, found),
});

const flatList = (audience: RequestedAudience, holder: SQL, isListed: SQL) =>
  pagedList({
    ...commentsBelow(audience, holder, isListed),
    shown: () => sql`page found`,
    columns: columnsWith(sql<boolean>`false`),
    boundAbove: limits.page.size,
  });

const isUnderPost = sql`${comment.postId} = (select id from holder)`;

/** All comments under a post in one list. */
export const allComments = perAudience((audience) => flatList(audience, postHolder(audience), isUnderPost));

/** The direct replies to a comment. */
export const replies = perAudience((audience) =>
  flatList(audience, commentHolder(audience), sql`${comment.parentId} = (select id from holder)`),
);

/**
 * `below` holds the first replies under each comment of the page, at most one more than the maximum that is shown.
 * The rows of `below` that are not shown are in `cut`.
 */
const repliesBelow = (audience: RequestedAudience, limit: number): SQL[] => [
  sql`below as materialized (
    select replies.*, root.created_at as root_at from (
      select id, created_at from page order by created_at, id limit ${literalInt(limit)}
    ) root cross join lateral (
      select ${reply}.*, row_number() over sofar as ordinal,
        sum(octet_length(${reply.content})) over sofar as octets
      from ${comments} ${reply}
      where ${reply.rootId} = root.id and ${commentShownTo(audience, reply, levels)}
      window sofar as (order by ${reply.createdAt}, ${reply.id} rows unbounded preceding)
      order by ${reply.createdAt}, ${reply.id} limit ${keptReplies} + 1
    ) replies
  )`,
  sql`cut as materialized (select root_id, created_at, id from below where not (${isKept}))`,
];

const pageWithReplies = sql`
  select page.*, null::bigint as ordinal, null::bigint as octets, created_at as root_at from page
  union all
  select * from below where ${isKept}`;

/** The comments of a page and their replies in one list. Only a page larger than usual can exceed one response. */
const boundedReplies = (limit: number): SQL =>
  limit > limits.thread.size
    ? bounded(
        pageWithReplies,
        sql`root_at, coalesce(root_id, id), ordinal nulls first`,
        sql`octet_length(content)`,
      )
    : pageWithReplies;

/** Whether a comment of the list has direct replies that were cut off. */
const hasMore = (audience: RequestedAudience) => sql<boolean>`exists (
  select 1 from cut join ${comments} ${later} on ${later.parentId} = ${found.id}
    and (${later.createdAt}, ${later.id}) >= (cut.created_at, cut.id)
  where cut.root_id = coalesce(${found.rootId}, ${found.id}) and ${commentShownTo(audience, later, levels)} offset 0
)`;

/** The first-level comments under a post, with their replies. */
export const threads = perAudience((audience) =>
  groupedList(
    {
      ...commentsBelow(audience, postHolder(audience), sql`${isUnderPost} and ${comment.parentId} is null`),
      below: ({ limit }) => repliesBelow(audience, limit),
      shown: ({ limit }) => sql`(${boundedReplies(limit)}) found`,
      columns: columnsWith(hasMore(audience)),
      sizes: [limits.thread.size],
    },
    threadsIn,
  ),
);
