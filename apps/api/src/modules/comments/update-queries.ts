import {
  blockedUsersCte,
  commentSeenBy,
  comments,
  type Database,
  isoStatement,
  posts,
  type RequestedAudience,
  type RowOf,
  selecting,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../context.ts';
import { perAudience, requestedAudienceOf } from '../audience/public.ts';
import { retractComment } from '../notify/public.ts';
import { repeatsOfComment } from '../screening/public.ts';
import { type CommentRow, commentColumns, commentsAs, joinAuthor } from './row-queries.ts';

const p = sql.placeholder;
const comment = commentsAs('comment');
const changed = commentsAs('changed');

const isOwn = sql`${comment.userId} = ${viewerId}`;

/**
 * Whether the viewer sees the post, or wrote the comment to delete. Authors may delete their comments under a post that
 * they no longer see, such as after a block, because others may still read their words there.
 */
const seesOrWrote = (audience: RequestedAudience) => sql`(${isOwn} or ${visibleTo(audience)})`;

const locking = (isFound: (audience: RequestedAudience) => SQL) =>
  perAudience((audience) =>
    statement(sql`
      select ${posts.id} from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
      where ${comment.id} = ${p('id')} and ${isFound(audience)} for no key update of posts`),
  );
const locks = { edit: locking(visibleTo), delete: locking(seesOrWrote) };

/**
 * Locks the post of a comment. Every write under a post does so first. Returns false if the viewer may not know of the
 * comment.
 */
export const lockPostOf = async (
  db: Database,
  viewer: Viewer,
  { id, to }: { id: string; to: keyof typeof locks },
): Promise<boolean> =>
  (await locks[to](requestedAudienceOf(viewer))(db, { id, viewerId: viewer.id })).length > 0;

/** The comment `:id`, if the viewer sees it, and the facts that decide whether they may change it. */
const seenComment = (audience: RequestedAudience, isPostFound = visibleTo(audience)) => sql`
  select ${comment.id}, ${comment.parentId} is not null as is_reply, ${isOwn} as is_own
  from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
  where ${comment.id} = ${p('id')} and ${isPostFound} and ${commentSeenBy(audience, comment)}`;

const editableColumns = {
  isOwn: sql<boolean>`is_own`,
  isReply: sql<boolean>`is_reply`,
  /** Whether the comment has these words already. */
  isSame: sql<boolean>`${comment.content} = ${p('content')}::text`,
  /** Whether the post is public. */
  isPublic: sql<boolean>`${posts.privacyLevel} = 'public'`,
  /** How often the viewer wrote these words in other comments in the last 24 hours. */
  repeats: repeatsOfComment(sql`${p('content')}::text`),
};
type EditableComment = RowOf<typeof editableColumns>;

const findEditable = perAudience((audience) =>
  statement(
    selecting(
      editableColumns,
      (selectList) => sql`
        with ${blockedUsersCte}, seen as materialized (${seenComment(audience)})
        select ${selectList} from seen join ${comments} ${comment} on ${comment.id} = seen.id
          join ${posts} on ${posts.id} = ${comment.postId}`,
    ),
  ),
);

interface NewContent {
  id: string;
  content: string;
}

/** The facts that an edit of a comment depends on. Undefined if the viewer does not see the comment. */
export async function editableComment(
  db: Database,
  viewer: Viewer,
  words: NewContent,
): Promise<EditableComment | undefined> {
  const [row] = await findEditable(requestedAudienceOf(viewer))(db, { ...words, viewerId: viewer.id });
  return row;
}

// The same words again are no change. Readers are told that a comment was edited.
const update = perAudience((audience) =>
  isoStatement(
    selecting(
      commentColumns(changed),
      (selectList) => sql`
        with ${blockedUsersCte}, changed as (
          update ${comments} set content = ${p('content')}::text,
            updated_at = case when content = ${p('content')}::text then updated_at else clock_timestamp() end
          where id = ${p('id')} returning comments.*
        )
        select ${selectList} from changed ${joinAuthor(audience, changed)}`,
    ),
  ),
);

/** Changes the words of a comment. Returns undefined if the comment is deleted. */
export async function updateContent(
  db: Database,
  viewer: Viewer,
  words: NewContent,
): Promise<CommentRow | undefined> {
  const [row] = await update(requestedAudienceOf(viewer))(db, { ...words, viewerId: viewer.id });
  return row;
}

/**
 * Empties the viewer's own comment if it has replies. A comment without replies is deleted, with the stubs above it
 * that have no other reply. Stubs are not counted, so only the comment itself is subtracted from the counters.
 */
const deleteStatements = perAudience((audience) =>
  statement(
    selecting(
      { isOwn: sql<boolean>`is_own` },
      (selectList) => sql`
    with recursive ${blockedUsersCte}, seen as materialized (${seenComment(audience, seesOrWrote(audience))}),
    own as materialized (
      select ${comment}.*, exists (
        select 1 from comments reply where reply.parent_id = ${comment.id}
      ) as has_replies
      from seen join ${comments} ${comment} on ${comment.id} = seen.id where is_own
    ),
    emptied as (
      update comments set content = '', user_id = null, deleted_at = clock_timestamp()
      from own where comments.id = own.id and has_replies
    ),
    deleted_reports as (delete from reports using own where reports.comment_id = own.id and has_replies),
    deleted_cases as (delete from moderation_cases using own where comment_id = own.id and has_replies),
    childless as (
      select id, parent_id from own where not has_replies
      union all
      select above.id, above.parent_id from childless join comments above on above.id = childless.parent_id
      where above.deleted_at is not null and not exists (
        select 1 from comments other where other.parent_id = above.id and other.id <> childless.id
      )
    ),
    deleted as (delete from comments where id in (select id from childless)),
    ${retractComment(sql`select id from own`)},
    counted_post as (
      update posts set comments_count = comments_count - 1
      from own where posts.id = own.post_id and own.moderation_status = 'approved'
    ),
    counted_parent as (
      update comments set replies_count = comments.replies_count - 1
      from own where comments.id = own.parent_id and own.moderation_status = 'approved'
        and comments.id not in (select id from childless)
    )
    select ${selectList} from seen`,
    ),
  ),
);

/** Deletes a comment if it is the viewer's own. Returns undefined if it is another's that they do not see. */
export async function deleteComment(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<{ isOwn: boolean } | undefined> {
  const [row] = await deleteStatements(requestedAudienceOf(viewer))(db, { id, viewerId: viewer.id });
  return row;
}
