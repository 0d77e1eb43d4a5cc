import {
  checkIns,
  isoStatement,
  literalInt,
  orNull,
  posts,
  selecting,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import type { CheckInAnswer } from '@halved/shared/check-in-kinds';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../context.ts';
import { offersHelp } from '../notify/public.ts';
import { atMoment, listColumns, newestFirst, pagedList } from '../paging/public.ts';

const p = sql.placeholder;

const page = alias(checkIns, 'page');

const columns = {
  id: page.id,
  postId: orNull(posts.id),
  shortContent: orNull(posts.shortContent),
  reason: page.reason,
  askedAt: page.askedAt,
  answer: page.answer,
  answeredAt: page.answeredAt,
};

// Every statement that reads a post for a member uses `visibleTo`, also this one, whose post is the caller's own.
const joinPost = sql`left join ${posts} on ${posts.id} = ${page.postId} and ${visibleTo('member')}`;
const isQuestion = sql`not ${offersHelp}`;

/** A member's check-ins, the latest first. */
export const checkInList = pagedList({
  order: newestFirst('askedAt', 'id'),
  positionOf: ({ askedAt, id }) => atMoment(askedAt, id),
  with: [
    sql`own as not materialized (select * from ${checkIns} where ${checkIns.userId} = ${viewerId} and ${isQuestion})`,
  ],
  rows: sql`own`,
  joins: joinPost,
  columns: listColumns(columns),
});

const update = isoStatement(
  selecting(
    columns,
    (selectList) => sql`
      with page as (
        update check_ins set answer = ${p('answer')}, answered_at = coalesce(answered_at, now())
        where id = ${p('id')} and user_id = ${viewerId} and ${isQuestion}
          and (answered_at is null
            or answered_at > now() - make_interval(hours => ${literalInt(limits.checkIns.changeHours)}))
        returning *
      ),
      read as (
        update notifications set read_at = now() from page
        where notifications.user_id = page.user_id and notifications.kind = 'check_in'
          and notifications.subject_id = page.id and notifications.read_at is null
      )
      select ${selectList} from page ${joinPost}`,
  ),
);

/**
 * Stores an answer and marks the notification as read. Undefined if there is no such check-in, or if its answer can no
 * longer be changed.
 */
export async function updateAnswer(
  { viewer, services }: MemberContext,
  { id, answer }: { id: string; answer: CheckInAnswer },
) {
  const [row] = await update(services.db, { id, answer, viewerId: viewer.id });
  return row;
}

const select = statement(
  selecting(
    { id: checkIns.id },
    (selectList) => sql`
      select ${selectList} from ${checkIns}
      where ${checkIns.id} = ${p('id')} and ${checkIns.userId} = ${viewerId} and ${isQuestion}`,
  ),
);

/** Whether the caller has a check-in with this id. */
export const hasCheckIn = async ({ viewer, services }: MemberContext, id: string): Promise<boolean> =>
  (await select(services.db, { id, viewerId: viewer.id })).length > 0;
