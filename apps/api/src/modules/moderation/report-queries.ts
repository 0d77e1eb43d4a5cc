import {
  type Audience,
  blockedUsersCte,
  commentSeenBy,
  comments,
  type Database,
  newId,
  posts,
  type RowOf,
  selecting,
  statement,
  viewerId,
  visibleTo,
} from '@halved/db';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import type { ReportReason } from '@halved/shared/report-reasons';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../context.ts';
import { audienceOf, perAudience } from '../audience/public.ts';
import { countTrusted } from '../screening/public.ts';
import type { Subject } from './subject.ts';

const p = sql.placeholder;
const comment = alias(comments, 'comment');

/**
 * For each kind of subject: `select` finds the subject if the viewer sees it, and `column` refers to it in `reports`.
 */
const reportedOf: Record<ModeratedKind, { select: (audience: Audience) => SQL; column: SQL }> = {
  post: {
    select: (audience) => sql`
      select ${posts.id}, ${posts.userId} as author_id, ${posts.moderationStatus} as status,
        ${posts.privacyLevel} = 'public' as may_be_held
      from ${posts} where ${posts.id} = ${p('id')}::uuid and ${visibleTo(audience)}`,
    column: sql`post_id`,
  },
  comment: {
    select: (audience) => sql`
      select ${comment.id}, ${comment.userId} as author_id, ${comment.moderationStatus} as status, true as may_be_held
      from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
      where ${comment.id} = ${p('id')}::uuid and ${visibleTo(audience)} and ${commentSeenBy(audience, comment)}`,
    column: sql`comment_id`,
  },
};

const reportedColumns = (column: SQL) => ({
  isOwn: sql<boolean>`seen.author_id = ${viewerId}::uuid`,
  /** Whether this is the viewer's first report of the subject. */
  isInserted: sql<boolean>`inserted.id is not null`,
  status: sql<ModerationStatus>`seen.status`,
  mayBeHeld: sql<boolean>`seen.may_be_held`,
  /** The number of trusted members who reported the subject, including the viewer if they are trusted. */
  reporters: countTrusted(sql`
    select reporter_id from reports where reports.${column} = seen.id and reports.decided_at is null
    union select ${viewerId}::uuid`),
});

export type Reported = RowOf<ReturnType<typeof reportedColumns>>;

// Locking and inserting are two statements, so that the second sees what others reported while the first waited for the
// lock.
function statementsFor(kind: ModeratedKind, audience: Audience) {
  const { select, column } = reportedOf[kind];
  return {
    lock: statement(sql`with ${blockedUsersCte} ${select(audience)} for no key update of posts`),
    insert: statement(
      selecting(
        reportedColumns(column),
        (selectList) => sql`
          with ${blockedUsersCte}, seen as materialized (${select(audience)}),
          inserted as (
            insert into reports (id, ${column}, reporter_id, reason, details)
            select ${p('reportId')}::uuid, seen.id, ${viewerId}::uuid, ${p('reason')}::text, ${p('details')}::text
            from seen where seen.author_id <> ${viewerId}::uuid
            on conflict do nothing returning ${column} as id
          ),
          -- A case that was urgent stays so when a report opens it again: its author may still be in danger.
          opened as (
            insert into moderation_cases (id, ${column}, reason)
            select ${p('caseId')}::uuid, inserted.id, 'reports' from inserted
            on conflict (${column}) where ${column} is not null do update set
              reason = excluded.reason, opened_at = excluded.opened_at, decided_at = null
              where moderation_cases.decided_at is not null
          )
          select ${selectList} from seen left join inserted using (id)`,
      ),
    ),
  };
}

const statements = {
  post: perAudience((audience: Audience) => statementsFor('post', audience)),
  comment: perAudience((audience: Audience) => statementsFor('comment', audience)),
};

/** Locks the post that is reported, or the post of the comment. Returns whether the viewer sees the subject. */
export async function lockReported(db: Database, viewer: Viewer, { kind, id }: Subject): Promise<boolean> {
  const { lock } = statements[kind](audienceOf(viewer));
  return (await lock(db, { id, viewerId: viewer.id })).length > 0;
}

interface NewReport extends Subject {
  reportId: string;
  reason: ReportReason;
  details: string | null;
  reporterMinAgeDays: number;
}

/**
 * Inserts a viewer's report of a locked subject, unless they have reported it before, and opens the subject's case.
 * Returns undefined if the viewer does not see the subject.
 */
export async function insertReport(
  db: Database,
  viewer: Viewer,
  { kind, ...report }: NewReport,
): Promise<Reported | undefined> {
  const { insert } = statements[kind](audienceOf(viewer));
  const [reported] = await insert(db, { ...report, viewerId: viewer.id, caseId: newId() });
  return reported;
}
