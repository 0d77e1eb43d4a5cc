import {
  blockedUsersCte,
  comments,
  type Database,
  posts,
  statement,
  visibleTo,
  withTransaction,
} from '@halved/db';
import { sql } from 'drizzle-orm';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { keepCase, saidBefore, standingBefore } from '../moderation/queries.ts';
import { judgeAgain, type Sent, type Understood } from '../moderation/rules.ts';
import { retractComment } from '../notify/public.ts';
import { byAuthor, type CommentRow, named, read } from './present.ts';
import { forEachAudience, ownOne, setCommentStatus } from './queries.ts';
import { commentAudienceOf } from './rules.ts';

const p = sql.placeholder;
const one = named('one');
const changed = named('changed');

/** Whoever writes under a worry locks it first. */
const lockPost = forEachAudience((audience) =>
  statement(sql`
    select ${posts.id} from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
    where ${one.id} = ${p('id')} and ${visibleTo(audience)} for no key update of posts`),
);

interface Found extends Record<string, unknown> {
  isOwn: boolean;
  isReply: boolean;
  isSame: boolean;
  isPublic: boolean;
  repeats: number;
}

const find = forEachAudience((audience) =>
  statement<Found>(sql`
    with ${blockedUsersCte}, seen as materialized (${ownOne(audience)})
    select is_own as "isOwn", is_reply as "isReply", ${one.content} = ${p('content')}::text as "isSame",
      ${posts.privacyLevel} = 'public' as "isPublic", ${saidBefore(sql`${p('content')}::text`)} as repeats
    from seen join ${comments} ${one} on ${one.id} = seen.id join ${posts} on ${posts.id} = ${one.postId}`),
);

const rewrite = forEachAudience((audience) =>
  statement<CommentRow>(sql`
    with ${blockedUsersCte}, changed as (
      update ${comments} set content = ${p('content')}, updated_at = clock_timestamp()
      where id = ${p('id')} returning comments.*
    )
    select ${read(changed)} from changed ${byAuthor(audience, changed)}`),
);

/** What becomes of a comment by its new words, with its counters and its place before the moderators. */
async function judgeRewritten(
  ctx: MemberContext,
  db: Database,
  { id, understood, sent }: { id: string; understood: Understood; sent: Sent },
): Promise<void> {
  const before = await standingBefore(ctx.services, db, { commentId: id });
  const verdict = judgeAgain(understood, sent, { before, isRewritten: true });
  if (!verdict) return;
  if (verdict.status !== before.status) await setCommentStatus(db, id, verdict.status);
  await keepCase(db, { commentId: id }, verdict.case);
}

/**
 * Writes new words into the caller's own comment, published or held as if they were sent now; an answer cannot be
 * edited (docs/product.md §4).
 */
export const updateComment = (
  ctx: MemberContext,
  { id, content }: { id: string; content: string },
  understood: Understood,
): Promise<CommentRow> =>
  withTransaction(ctx.services.pool, async (db) => {
    const { viewer } = ctx;
    const audience = commentAudienceOf(viewer);
    const values = { id, content, viewerId: viewer.id };
    const [locked] = await lockPost[audience](db, { id, viewerId: viewer.id });
    if (!locked) fail('NOT_FOUND');
    const found = (await find[audience](db, values))[0] ?? fail('NOT_FOUND');
    if (!found.isOwn) fail('FORBIDDEN');
    if (found.isReply) fail('REPLY_NOT_EDITABLE');
    const { isPublic, repeats } = found;
    const { accountAgeHours } = viewer;
    const sent: Sent = { kind: 'comment', isPublic, accountAgeHours, repeats };
    if (!found.isSame) await judgeRewritten(ctx, db, { id, understood, sent });
    return (await rewrite[audience](db, values))[0] ?? fail('NOT_FOUND');
  });

/**
 * Empties the caller's own comment where it was answered; else deletes it, and the stubs above it that have no other
 * answer. Stubs are not counted, so only the comment itself comes off the counters. Whoever was told of it and did not
 * read that yet is told of it no more.
 */
const takeAway = forEachAudience((audience) =>
  statement<{ isOwn: boolean }>(sql`
    with recursive ${blockedUsersCte}, seen as materialized (${ownOne(audience)}),
    own as materialized (
      select ${one}.*, exists (
        select 1 from comments answer where answer.parent_id = ${one.id}
      ) as is_answered
      from seen join ${comments} ${one} on ${one.id} = seen.id where is_own
    ),
    emptied as (
      update comments set content = '', user_id = null, deleted_at = clock_timestamp()
      from own where comments.id = own.id and is_answered
    ),
    unreported as (delete from reports using own where reports.comment_id = own.id and is_answered),
    closed as (delete from moderation_cases using own where comment_id = own.id and is_answered),
    doomed as (
      select id, parent_id from own where not is_answered
      union all
      select above.id, above.parent_id from doomed join comments above on above.id = doomed.parent_id
      where above.deleted_at is not null and not exists (
        select 1 from comments other where other.parent_id = above.id and other.id <> doomed.id
      )
    ),
    gone as (delete from comments where id in (select id from doomed)),
    ${retractComment(sql`select id from own`)},
    counted_post as (
      update posts set comments_count = comments_count - 1
      from own where posts.id = own.post_id and own.moderation_status = 'approved'
    ),
    counted_parent as (
      update comments set replies_count = comments.replies_count - 1
      from own where comments.id = own.parent_id and own.moderation_status = 'approved'
        and comments.id not in (select id from doomed)
    )
    select is_own as "isOwn" from seen`),
);

/** Deletes the caller's own comment. */
export const removeComment = ({ viewer, services }: MemberContext, id: string): Promise<void> =>
  withTransaction(services.pool, async (db: Database) => {
    const values = { id, viewerId: viewer.id };
    const audience = commentAudienceOf(viewer);
    const [post] = await lockPost[audience](db, values);
    if (!post) fail('NOT_FOUND');
    const [standing] = await takeAway[audience](db, values);
    if (!standing) return fail('NOT_FOUND');
    if (!standing.isOwn) fail('FORBIDDEN');
  });
