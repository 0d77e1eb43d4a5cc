import { viewerId } from '@halved/db';
import { type SQL, sql } from 'drizzle-orm';
import { deed } from '../notifications/queries.ts';

const p = sql.placeholder;

const onPost = (actorId: SQL) =>
  deed({
    id: sql`${p('toldPostId')}`,
    userId: sql`post.user_id`,
    kind: 'comment',
    subjectId: sql`post.id`,
    actorId,
    postId: sql`post.id`,
    saidId: sql`made.id`,
  });
const onComment = (actorId: SQL) =>
  deed({
    id: sql`${p('toldParentId')}`,
    userId: sql`parent.user_id`,
    kind: 'reply',
    subjectId: sql`parent.id`,
    actorId,
    postId: sql`post.id`,
    commentId: sql`parent.id`,
    saidId: sql`made.id`,
  });

// Who is answered under their own worry is told of the answer, and not of a comment beside it.
const deedsOf = (actorId: SQL) => sql`
  select ${onPost(actorId)} from made join post on true left join parent on true
  where made.moderation_status = 'approved' and post.user_id is distinct from parent.user_id
  union all
  select ${onComment(actorId)} from made join post on true join parent on true
  where made.moderation_status = 'approved'`;

/** Who is told that the caller's comment `made` stands under `post`, below `parent`: nobody of one that is held. */
export const deeds = deedsOf(sql`${viewerId}`);
/** The same of a comment that somebody else let stand. */
export const deedsOfAuthor = deedsOf(sql`made.user_id`);
