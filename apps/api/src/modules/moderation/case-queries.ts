import {
  type CaseScores,
  comments,
  type Database,
  judgedComment,
  judgedWorry,
  literalInt,
  posts,
  statement,
} from '@halved/db';
import type { QueueCounts } from '@halved/shared/contract/moderation';
import type { ModerationStatus } from '@halved/shared/contract/scalars';
import { limits } from '@halved/shared/limits';
import type { CaseReason, ModeratedKind } from '@halved/shared/moderation-kinds';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bounded } from '../paging/public.ts';
import type { ReportRow } from './reports.ts';
import { reportsOf } from './reports.ts';

const p = sql.placeholder;
const said = alias(comments, 'said');

/** A case, with what it is about. */
export interface ItemRow {
  caseId: string;
  kind: ModeratedKind;
  id: string;
  postId: string;
  worryPrompt: string;
  shortContent: string;
  longContent: string | null;
  /** What the worry's resolution says. */
  resolution: string | null;
  /** The words of a comment. */
  content: string | null;
  authorId: string;
  authorName: string;
  authorDisplayName: string | null;
  authorAvatarUrl: string | null;
  status: ModerationStatus;
  reason: CaseReason;
  isUrgent: boolean;
  scores: CaseScores | null;
  openedAt: Date;
  decidedAt: Date | null;
  rank: number;
  reports: ReportRow[];
}

/** Every case that comes before moderators, without its words: `judged`. */
const judged = sql`judged as not materialized (
  select cases.*, ${posts.id} as worry_id, 'post' as kind, ${posts.id} as subject_id,
    ${posts.userId} as author_id, ${posts.moderationStatus} as status
  from moderation_cases cases join ${posts} on ${posts.id} = cases.post_id where ${judgedWorry}
  union all
  select cases.*, ${posts.id}, 'comment', ${said.id}, ${said.userId}, ${said.moderationStatus}
  from moderation_cases cases join ${comments} ${said} on ${said.id} = cases.comment_id
    join ${posts} on ${posts.id} = ${said.postId} where ${judgedComment(said)}
)`;

/** Encouragement of self-harm and crisis first, then flagged, then pending, then what was only reported. */
const rank = sql`case when is_urgent then 0 else case status when 'flagged' then 1 when 'pending' then 2 else 3 end end`;

const shown = sql`
  page.id as "caseId", kind, subject_id as id, worry_id as "postId", worry_prompt as "worryPrompt",
  short_content as "shortContent", long_content as "longContent", (
    select concat_ws(E'\n', array_to_string(coping_methods, E'\n'), resolution_story)
    from resolutions where resolutions.post_id = page.post_id
  ) as resolution, comments.content, author_id as "authorId",
  author.username as "authorName", author.display_name as "authorDisplayName",
  author.avatar_url as "authorAvatarUrl", status, reason, is_urgent as "isUrgent", scores,
  opened_at as "openedAt", decided_at as "decidedAt", rank, ${reportsOf(sql`page`)} as reports`;

const withWords = sql`
  left join posts worry on worry.id = page.worry_id
  left join comments on comments.id = page.comment_id
  left join users author on author.id = page.author_id`;

const one = statement<ItemRow>(sql`
  with ${judged},
  page as (
    select judged.*, ${rank} as rank from judged
    where kind = ${p('kind')}::text and subject_id = ${p('id')}::uuid
  )
  select ${shown} from page ${withWords}`);

/** A worry or a comment that comes before moderators; undefined where it does not. */
export const itemOf = async (
  db: Database,
  subject: { kind: ModeratedKind; id: string },
): Promise<ItemRow | undefined> => (await one(db, subject))[0];

const isReported = sql`exists (
  select 1 from reports
  where (reports.post_id = judged.post_id or reports.comment_id = judged.comment_id) and reports.decided_at is null
)`;

const wanted = sql`(${p('kind')}::text is null or kind = ${p('kind')}::text)
  and case when ${p('status')}::text is null then decided_at is null else status = ${p('status')}::text end
  and case ${p('only')}::text when 'urgent' then is_urgent when 'reported' then ${isReported} else true end`;

const beyond = sql`(rank, opened_at, id) > (
  ${p('rank')}::int, timestamptz 'epoch' + ${p('at')}::float8 * interval '1 millisecond', ${p('afterId')}::uuid
)`;

type PageRow = (ItemRow | { caseId: null }) & { total: number; counts: QueueCounts };

/** A page of the queue, and how much waits in all; one row at least. */
export const queuePage = ({ limit, offset, after }: { limit: number; offset: number; after: boolean }) =>
  statement<PageRow>(
    sql`
    with ${judged},
    waiting as materialized (
      select status, is_urgent, ${isReported} as is_reported from judged where decided_at is null
    ),
    counted as (
      select json_build_object(
        'all', count(*), 'urgent', count(*) filter (where is_urgent),
        'flagged', count(*) filter (where status = 'flagged'), 'pending', count(*) filter (where status = 'pending'),
        'reported', count(*) filter (where is_reported)
      ) as counts from waiting
    ),
    found as materialized (select judged.*, ${rank} as rank from judged where ${wanted}),
    page as materialized (
      select * from found where ${after ? beyond : sql`true`}
      order by rank, opened_at, id limit ${literalInt(limit + 1)} offset ${literalInt(offset)}
    )
    ${bounded(
      sql`
      select ${shown}, counts,
        least((select count(*) from found), ${literalInt(limits.page.totalCap)})::int as total
      from counted left join page on true ${withWords}`,
      sql`rank, "openedAt", "caseId"`,
    )}`,
    { named: false },
  );

export const isItem = (row: PageRow): row is ItemRow & { total: number; counts: QueueCounts } =>
  row.caseId !== null;
