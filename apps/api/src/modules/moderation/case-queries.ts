import {
  analyses,
  comments,
  type Database,
  isoStatement,
  moderationCases,
  orNull,
  posts,
  selecting,
  users,
  visibleTo,
} from '@halved/db';
import type { QueueCounts } from '@halved/shared/contract/moderation';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import type { Author } from '@halved/shared/contract/users';
import type { ModeratedKind } from '@halved/shared/moderation-kinds';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { suspendedNow } from '../../services/account-queries.ts';
import {
  atMoment,
  type ListRow,
  listColumns,
  newestFirst,
  pagedList,
  waitingFirst,
} from '../paging/public.ts';
import { authorJson } from './author-queries.ts';
import { isOnStaff } from './claim-queries.ts';
import { isWaiting, moderated, rank } from './moderated-queries.ts';
import { isAfterReport, isReported, reportsOf } from './report-list-queries.ts';
import type { Subject } from './subject.ts';

const p = sql.placeholder;
const comment = alias(comments, 'comment');
const page = alias(moderationCases, 'page');
const claimer = alias(users, 'claimer');
const asker = alias(users, 'asker');

/** When the author last changed the comment, or the post or its resolution. */
const changedAt = sql`case when page.kind = 'comment' then ${comment.updatedAt} else greatest(${posts.updatedAt}, (
  select resolutions.updated_at from resolutions where resolutions.post_id = ${page.postId}
)) end`;

const latestAt = sql`coalesce(decided_at, opened_at)`;

/** A case and the post or comment that it is about. */
const columns = {
  caseId: page.id,
  kind: sql<ModeratedKind>`page.kind`,
  id: sql<string>`page.subject_id`,
  /** The post itself, or the post that the comment is under. */
  postId: sql<string>`page.thread_id`,
  /** Whether the viewer can open the post itself. */
  canOpen: sql<boolean>`${visibleTo('moderating')}`,
  isPublic: sql<boolean>`${posts.privacyLevel} = 'public'`,
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  longContent: posts.longContent,
  /** The text of the post's resolution. */
  resolution: sql<string | null>`(
    select concat_ws(E'\n', array_to_string(coping_methods, E'\n'), resolution_story)
    from resolutions where resolutions.post_id = ${page.postId}
  )`,
  /** The words of a comment. */
  content: orNull(comment.content),
  authorId: users.id,
  authorName: users.username,
  authorDisplayName: users.displayName,
  authorAvatarUrl: users.avatarUrl,
  isAuthorSuspended: suspendedNow,
  status: sql<ModerationStatus>`page.status`,
  reason: page.reason,
  isUrgent: page.isUrgent,
  scores: page.scores,
  openedAt: page.openedAt,
  decidedAt: page.decidedAt,
  /** When somebody last decided on it, else when it entered the queue. */
  latestAt: sql<string>`page.latest_at`,
  /** Of a comment there is none. */
  category: sql<string | null>`case when page.kind = 'post' then ${analyses.category} end`,
  claim: sql<{
    by: Author;
    until: string;
  } | null>`case when page.claimed_until > now() and ${claimer.id} is not null
    then json_build_object('by', ${authorJson(claimer)}, 'until', page.claimed_until) end`,
  opinionAskedAt: orNull(page.opinionAskedAt),
  opinionNote: page.opinionNote,
  opinionAskedBy: sql<Author | null>`case when ${asker.id} is not null then ${authorJson(asker)} end`,
  rank: sql<number>`page.rank`,
  reports: reportsOf(sql`page`),
  changedSinceReport: isAfterReport(changedAt, sql`page`),
};

export type CaseRow = ListRow<typeof columns>;

const joins = sql`
  left join ${posts} on ${posts.id} = page.thread_id
  left join ${comments} ${comment} on ${comment.id} = ${page.commentId}
  left join ${users} on ${users.id} = page.author_id
  left join ${analyses} on ${analyses.postId} = page.post_id
  left join ${users} ${claimer} on ${claimer.id} = page.claimed_by and ${isOnStaff(claimer)}
  left join ${users} ${asker} on ${asker.id} = page.opinion_asked_by`;

const selectCase = isoStatement(
  selecting(
    columns,
    (selectList) => sql`
      with ${moderated},
      page as (
        select moderated.*, ${rank} as rank, ${latestAt} as latest_at from moderated
        where kind = ${p('kind')}::text and subject_id = ${p('id')}::uuid
      )
      select ${selectList} from page ${joins}`,
  ),
);

/** The case of a post or comment; undefined if moderators may not see it. */
export const findCase = async (
  db: Database,
  viewer: { id: string },
  { kind, id }: Subject,
): Promise<CaseRow | undefined> => (await selectCase(db, { kind, id, viewerId: viewer.id }))[0];

const isReportedCase = isReported(sql`moderated`);

const passesFilter = sql`(${p('kind')}::text is null or kind = ${p('kind')}::text)
  and case when ${p('status')}::text is null then ${isWaiting} else status = ${p('status')}::text end
  and case ${p('only')}::text when 'urgent' then is_urgent when 'reported' then ${isReportedCase} else true end`;

const cases = {
  with: [
    moderated,
    sql`waiting as materialized (
      select status, is_urgent, ${isReportedCase} as is_reported from moderated where ${isWaiting}
    )`,
    sql`summary as (
      select json_build_object(
        'all', count(*), 'urgent', count(*) filter (where is_urgent),
        'flagged', count(*) filter (where status = 'flagged'), 'pending', count(*) filter (where status = 'pending'),
        'reported', count(*) filter (where is_reported)
      ) as counts from waiting
    )`,
    sql`cases_found as materialized (
      select moderated.*, ${rank} as rank, ${latestAt} as latest_at from moderated where ${passesFilter}
    )`,
  ],
  rows: sql`cases_found`,
  owner: sql`summary`,
  joins,
  columns: listColumns(columns),
  head: () => listColumns({ counts: sql<QueueCounts>`summary.counts` }),
  boundAbove: 0,
  isNamed: false,
};

/**
 * The waiting cases. If they are filtered by a status, the list has all cases with that status, decided cases included.
 * The columns of `head` are the numbers of all waiting cases, whatever the filter is.
 */
export const waitingFirstCases = pagedList({
  ...cases,
  order: waitingFirst('rank', 'openedAt', 'caseId'),
  positionOf: ({ rank, openedAt, caseId }) => [rank, ...atMoment(openedAt, caseId)],
});

/** The same cases, the latest decision first. */
export const latestFirstCases = pagedList({
  ...cases,
  order: newestFirst('latestAt', 'caseId'),
  positionOf: ({ latestAt: moment, caseId }) => atMoment(moment, caseId),
});
