import {
  aggregateCells,
  aggregateContributors,
  analyses,
  auditLog,
  billingEvents,
  blockedUsers,
  checkIns,
  checkouts,
  comments,
  contentItems,
  type Database,
  emailTokens,
  exerciseProgress,
  idempotencyKeys,
  inBatches,
  likes,
  notificationPreferences,
  notifications,
  outbox,
  posts,
  pushSubscriptions,
  reports,
  resolutions,
  selectAs,
  sessions,
  shownSentiment,
  subscriptions,
  users,
  viewerId,
  visibleTo,
  writtenPostColumns,
} from '@halved/db';
import { AccountExport } from '@halved/shared/contract/account-export';
import type { Fields } from '@halved/shared/fields';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { tierInForce } from '../../services/account-queries.ts';

type Parts = Omit<AccountExport, 'exportedAt'>;
type Rows<Name extends keyof Parts> = Record<string, unknown> &
  (Parts[Name] extends (infer Row)[] ? Row : NonNullable<Parts[Name]>);

const memberId = sql`${viewerId}::uuid`;

/** The export is rare, so its statements are not prepared. Batches are small, because a post may take 128 kB. */
const part = <Name extends keyof Parts>(query: SQL) => inBatches<Rows<Name>>(query, 50);

/** The export of a moderator has only what a member may see, since moderation cases are not a moderator's own data. */
const isVisible = visibleTo('member');

/** The id of a post, or null if the member may not see it. */
const ifVisible = (id: SQL) =>
  sql`(select ${posts.id} from ${posts} where ${posts.id} = ${id} and ${isVisible})`;

const { passwordHash: _secret, ...accountColumns } = getTableColumns(users);
const { userId: _author, ...postColumns } = writtenPostColumns;
const { id: _row, postId: _of, ...resolutionColumns } = getTableColumns(resolutions);
const { userId: _doneBy, ...exerciseColumns } = getTableColumns(exerciseProgress);
const { userId: _whose, ...preferenceColumns } = getTableColumns(notificationPreferences);
const { id: _checkout, userId: _asked, ...checkoutColumns } = getTableColumns(checkouts);
const {
  id: _event,
  userId: _named,
  body: _body,
  bodyHash: _hash,
  ...eventColumns
} = getTableColumns(billingEvents);
const { userId: _payer, ...subscriptionColumns } = getTableColumns(subscriptions);
const { userId: _signedIn, ...sessionColumns } = getTableColumns(sessions);

// A check-in that offered help instead of a question is left out everywhere. It would reveal that the post reads as if
// its writer were in danger, and that is never exported.
const isQuestion = sql`not ${checkIns.isCaring}`;
const lastQuestionAt = sql`(
  select max(${checkIns.askedAt}) from ${checkIns} where ${checkIns.userId} = ${memberId} and ${isQuestion}
)`;
const offersHelp = sql`(${notifications.kind} = 'check_in' and exists (
  select 1 from ${checkIns} where ${checkIns.id} = ${notifications.subjectId} and not (${isQuestion})
))`;

const relations = (table: SQL, own: SQL, other: SQL) => sql`
  select ${users.username} as username, ties.created_at as since
  from ${table} ties join ${users} on ${users.id} = ${other}
  where ${own} = ${memberId} order by ties.created_at, ${users.username}`;

const selects = {
  account: part<'account'>(sql`
    select ${selectAs({ ...accountColumns, tier: tierInForce, emailVerified: sql`${users.emailVerifiedAt} is not null` })}
    from ${users} where ${users.id} = ${memberId}`),
  notificationPreferences: part<'notificationPreferences'>(sql`
    select ${selectAs({ ...preferenceColumns, lastCheckInAt: lastQuestionAt })} from ${notificationPreferences}
    where ${notificationPreferences.userId} = ${memberId}`),
  worries: part<'worries'>(
    sql`select ${selectAs(postColumns)} from ${posts} where ${posts.userId} = ${memberId} order by ${posts.id}`,
  ),
  analyses: part<'analyses'>(sql`
    select ${selectAs({
      worryId: analyses.postId,
      category: analyses.category,
      subcategory: analyses.subcategory,
      sentimentScore: shownSentiment,
      keywords: analyses.keywords,
      confidence: analyses.confidence,
      analyzedAt: analyses.analyzedAt,
    })}
    from ${analyses} join ${posts} on ${posts.id} = ${analyses.postId}
    where ${posts.userId} = ${memberId} order by ${posts.id}`),
  resolutions: part<'resolutions'>(sql`
    select ${selectAs({ worryId: resolutions.postId, ...resolutionColumns })}
    from ${resolutions} join ${posts} on ${posts.id} = ${resolutions.postId}
    where ${posts.userId} = ${memberId} order by ${posts.id}`),
  comments: part<'comments'>(sql`
    select ${selectAs({
      id: comments.id,
      worryId: ifVisible(sql`${comments.postId}`),
      answerTo: sql`case when ${ifVisible(sql`${comments.postId}`)} is not null then ${comments.parentId} end`,
      content: comments.content,
      moderationStatus: comments.moderationStatus,
      repliesCount: comments.repliesCount,
      createdAt: comments.createdAt,
      updatedAt: comments.updatedAt,
    })}
    from ${comments} where ${comments.userId} = ${memberId} order by ${comments.createdAt}, ${comments.id}`),
  reports: part<'reports'>(sql`
    select ${selectAs({
      worryId: ifVisible(sql`${reports.postId}`),
      commentId: reports.commentId,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
    })}
    from ${reports} where ${reports.reporterId} = ${memberId} order by ${reports.createdAt}, ${reports.id}`),
  likes: part<'likes'>(sql`
    select ${selectAs({ worryId: posts.id, likedAt: likes.createdAt })}
    from ${likes} join ${posts} on ${posts.id} = ${likes.postId}
    where ${likes.userId} = ${memberId} and ${isVisible} order by ${likes.createdAt}, ${posts.id}`),
  exercises: part<'exercises'>(sql`
    select ${selectAs({ ...exerciseColumns, exercise: contentItems.slug })}
    from ${exerciseProgress} join ${contentItems} on ${contentItems.id} = ${exerciseProgress.exerciseId}
    where ${exerciseProgress.userId} = ${memberId} order by ${exerciseProgress.startedAt}, ${exerciseProgress.id}`),
  following: part<'following'>(relations(sql`follows`, sql`ties.follower_id`, sql`ties.followed_id`)),
  followers: part<'followers'>(relations(sql`follows`, sql`ties.followed_id`, sql`ties.follower_id`)),
  blocked: part<'blocked'>(relations(sql`blocks`, sql`ties.blocker_id`, sql`ties.blocked_id`)),
  notifications: part<'notifications'>(sql`
    select ${selectAs({
      id: notifications.id,
      kind: notifications.kind,
      worryId: ifVisible(sql`${notifications.postId}`),
      commentId: notifications.commentId,
      by: sql`array(
        select ${users.username} from notification_actors actors
        join ${users} on ${users.id} = actors.actor_id
        where actors.notification_id = ${notifications.id} and actors.actor_id not in ${blockedUsers}
        order by actors.created_at, ${users.username}
      )`,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })}
    from ${notifications} where ${notifications.userId} = ${memberId} and not ${offersHelp}
    order by ${notifications.createdAt}, ${notifications.id}`),
  checkIns: part<'checkIns'>(sql`
    select ${selectAs({
      worryId: checkIns.postId,
      reason: checkIns.reason,
      askedAt: checkIns.askedAt,
      answer: checkIns.answer,
      answeredAt: checkIns.answeredAt,
    })}
    from ${checkIns} where ${checkIns.userId} = ${memberId} and ${isQuestion}
    order by ${checkIns.askedAt}, ${checkIns.id}`),
  countedIn: part<'countedIn'>(sql`
    select ${selectAs({
      range: aggregateCells.range,
      country: aggregateCells.country,
      region: aggregateCells.region,
      category: aggregateCells.category,
    })}
    from ${aggregateContributors} join ${aggregateCells} on ${aggregateCells.id} = any(${aggregateContributors.cells})
    where ${aggregateContributors.userId} = ${memberId} order by ${aggregateCells.id}`),
  sessions: part<'sessions'>(sql`
    select ${selectAs(sessionColumns)} from ${sessions} where ${sessions.userId} = ${memberId} order by ${sessions.createdAt}`),
  waitingMails: part<'waitingMails'>(sql`
    select ${selectAs({
      kind: outbox.kind,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      attempts: outbox.attempts,
    })}
    from ${outbox} where ${outbox.userId} = ${memberId} order by ${outbox.createdAt}`),
  mailedLinks: part<'mailedLinks'>(sql`
    select ${selectAs({
      purpose: emailTokens.purpose,
      createdAt: emailTokens.createdAt,
      expiresAt: emailTokens.expiresAt,
    })}
    from ${emailTokens} where ${emailTokens.userId} = ${memberId} and ${emailTokens.expiresAt} > now()
    order by ${emailTokens.createdAt}`),
  pushSubscriptions: part<'pushSubscriptions'>(sql`
    select ${selectAs({
      endpoint: pushSubscriptions.endpoint,
      userAgent: pushSubscriptions.userAgent,
      createdAt: pushSubscriptions.createdAt,
      lastUsedAt: pushSubscriptions.lastUsedAt,
    })}
    from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${memberId}
    order by ${pushSubscriptions.createdAt}`),
  subscriptions: part<'subscriptions'>(sql`
    select ${selectAs(subscriptionColumns)} from ${subscriptions} where ${subscriptions.userId} = ${memberId}
    order by ${subscriptions.createdAt}`),
  checkouts: part<'checkouts'>(sql`
    select ${selectAs(checkoutColumns)} from ${checkouts} where ${checkouts.userId} = ${memberId}
    order by ${checkouts.createdAt}`),
  paymentEvents: part<'paymentEvents'>(sql`
    select ${selectAs(eventColumns)} from ${billingEvents} where ${billingEvents.userId} = ${memberId}
    order by ${billingEvents.id}`),
  requests: part<'requests'>(sql`
    select ${selectAs({
      operation: idempotencyKeys.operation,
      key: idempotencyKeys.key,
      createdId: idempotencyKeys.createdId,
      createdAt: idempotencyKeys.createdAt,
    })}
    from ${idempotencyKeys} where ${idempotencyKeys.userId} = ${memberId} order by ${idempotencyKeys.createdAt}`),
  records: part<'records'>(sql`
    select ${selectAs({
      action: auditLog.action,
      byYou: sql`coalesce(${auditLog.actorId} = ${memberId}, false)`,
      createdAt: auditLog.createdAt,
    })}
    from ${auditLog} where ${auditLog.actorId} = ${memberId} or ${auditLog.subjectId} = ${memberId}
    order by ${auditLog.createdAt}`),
};

/** Makes a transaction read one snapshot. Call it first in the transaction. */
export async function readOneSnapshot(db: Database): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`);
}

export type ExportPart = keyof typeof selects;

const isPart = (name: string): name is ExportPart => name in selects;

/** The names of the parts, in the order of the contract. */
export const partNames: ExportPart[] = Object.keys(AccountExport.shape).filter(isPart);

/** Reads a part of a member's export in batches of rows. Call it in a transaction. */
export const partOf = (db: Database, name: ExportPart, userId: string): AsyncGenerator<Fields[], undefined> =>
  selects[name](db, { viewerId: userId });
