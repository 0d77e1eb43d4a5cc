import { isHeldByReports } from '@halved/care';
import {
  type Audience,
  blockedUsersCte,
  commentSeenBy,
  comments,
  newId,
  posts,
  statement,
  viewerId,
  visibleTo,
  withTransaction,
} from '@halved/db';
import type { ReportWords } from '@halved/shared/contract/moderation-words';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import { countTrusted } from '../screening/public.ts';
import { setStatus } from './status.ts';

const p = sql.placeholder;
const one = alias(comments, 'one');

/** What the caller reports, as `seen`, where they see it. */
const seenAs: Record<ModeratedKind, { of: (audience: Audience) => SQL; column: SQL }> = {
  post: {
    of: (audience) => sql`
      select ${posts.id}, ${posts.userId} as author_id, ${posts.moderationStatus} as status,
        ${posts.privacyLevel} = 'public' as may_be_held
      from ${posts} where ${posts.id} = ${p('id')}::uuid and ${visibleTo(audience)}`,
    column: sql`post_id`,
  },
  comment: {
    of: (audience) => sql`
      select ${one.id}, ${one.userId} as author_id, ${one.moderationStatus} as status, true as may_be_held
      from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
      where ${one.id} = ${p('id')}::uuid and ${visibleTo(audience)} and ${commentSeenBy(audience, one)}`,
    column: sql`comment_id`,
  },
};

interface Reported extends Record<string, unknown> {
  isOwn: boolean;
  isMade: boolean;
  status: ModerationStatus;
  mayBeHeld: boolean;
  /** Whose reports count, the caller among them where theirs does. */
  reporters: number;
}

// Two statements: whoever waited for the worry sees with the second what the one before them reported.
function statementsFor(kind: ModeratedKind, audience: Audience) {
  const { of, column } = seenAs[kind];
  return {
    lock: statement(sql`with ${blockedUsersCte} ${of(audience)} for no key update of posts`),
    report: statement<Reported>(sql`
      with ${blockedUsersCte}, seen as materialized (${of(audience)}),
      made as (
        insert into reports (id, ${column}, reporter_id, reason, details)
        select ${p('reportId')}::uuid, seen.id, ${viewerId}::uuid, ${p('reason')}::text, ${p('details')}::text
        from seen where seen.author_id <> ${viewerId}::uuid
        on conflict do nothing returning ${column} as id
      ),
      opened as (
        insert into moderation_cases (id, ${column}, reason)
        select ${p('caseId')}::uuid, made.id, 'reports' from made
        on conflict (${column}) where ${column} is not null do update set
          reason = excluded.reason, is_urgent = false, opened_at = excluded.opened_at, decided_at = null
          where moderation_cases.decided_at is not null
      )
      select seen.author_id = ${viewerId}::uuid as "isOwn", made.id is not null as "isMade", seen.status,
        seen.may_be_held as "mayBeHeld", ${countTrusted(sql`
          select reporter_id from reports where reports.${column} = seen.id and reports.decided_at is null
          union select ${viewerId}::uuid`)} as reporters
      from seen left join made using (id)`),
  };
}

const statementsAbout = (kind: ModeratedKind) => ({
  visitor: statementsFor(kind, 'visitor'),
  member: statementsFor(kind, 'member'),
  moderator: statementsFor(kind, 'moderator'),
});
const statements = { post: statementsAbout('post'), comment: statementsAbout('comment') };

/**
 * Reports what the caller sees and did not write, once, and lays it before the moderators; the reports of three
 * members who count hold it until a moderator has decided (docs/product.md §8.3). The id of the report.
 */
export const report = (
  { viewer, services }: MemberContext,
  kind: ModeratedKind,
  { id, reason, details }: ReportWords & { id: string },
): Promise<{ id: string }> =>
  withTransaction(services.pool, async (db) => {
    const { lock, report: write } = statements[kind][audienceOf(viewer)];
    const reportId = newId();
    const about = { id, viewerId: viewer.id };
    const [locked] = await lock(db, about);
    // The caller may see it by now, and somebody else may be changing it.
    if (!locked) fail('NOT_FOUND');
    const values = { ...about, reportId, caseId: newId(), reason, details: details || null };
    const { reporterMinAgeDays } = services.env;
    const found = (await write(db, { ...values, reporterMinAgeDays }))[0] ?? fail('NOT_FOUND');
    if (found.isOwn) fail('FORBIDDEN');
    if (!found.isMade) fail('ALREADY_REPORTED');
    const { status, mayBeHeld, reporters } = found;
    if (status === 'approved' && mayBeHeld && isHeldByReports(reporters))
      await setStatus[kind](db, id, 'pending');
    return { id: reportId };
  });
