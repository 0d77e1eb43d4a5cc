import {
  comments,
  type Database,
  literalInt,
  moderatedComment,
  posts,
  type RowOf,
  selecting,
  statement,
} from '@halved/db';
import type { ReportReason } from '@halved/shared/report-reasons';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** A report and its reporter, as JSON. */
export interface ReportRow {
  id: string;
  reason: ReportReason;
  details: string | null;
  /** When it was reported, in milliseconds. */
  at: number;
  reporterId: string;
  username: string;
  displayName: string | null;
  avatarUrl: string | null;
}

/** The maximum number of reports that are shown, the earliest first. A decision does not need more. */
const maxListed = 100;

const listed = (where: SQL) => sql<ReportRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', first.id, 'reason', first.reason, 'details', first.details,
    'at', extract(epoch from first.created_at) * 1000, 'reporterId', reporter.id,
    'username', reporter.username, 'displayName', reporter.display_name, 'avatarUrl', reporter.avatar_url
  ) order by first.created_at, first.id), '[]')
  from (
    select * from reports where ${where} order by created_at, id limit ${literalInt(maxListed)}
  ) first join users reporter on reporter.id = first.reporter_id
)`;

const isOpenAbout = (
  of: SQL,
) => sql`(reports.post_id = ${of}.post_id or reports.comment_id = ${of}.comment_id)
    and reports.decided_at is null`;

/** Whether a case has an undecided report, as a column. */
export const isReported = (of: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from reports where ${isOpenAbout(of)})`;

/** The undecided reports of a case, as a column. */
export const reportsOf = (of: SQL): SQL<ReportRow[]> => listed(isOpenAbout(of));

/** Whether a moment is after the first undecided report of a case, as a column. */
export const isAfterReport = (moment: SQL, of: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from reports where ${isOpenAbout(of)} and reports.created_at < ${moment})`;

const comment = alias(comments, 'comment');
const ofComment = {
  /** Never null: a moderated comment still has its author. */
  authorId: sql<string>`${comment.userId}`,
  reports: listed(sql`reports.comment_id = ${comment.id}`),
};
type ReportsOfComment = RowOf<typeof ofComment>;

const selectOfComment = statement(
  selecting(
    ofComment,
    (selectList) => sql`
      select ${selectList} from ${comments} ${comment} join ${posts} on ${posts.id} = ${comment.postId}
      where ${comment.id} = ${sql.placeholder('id')} and ${moderatedComment(comment)}`,
  ),
);

/** The reports of a moderated comment, decided reports included. */
export const findReportsOfComment = async (db: Database, id: string): Promise<ReportsOfComment | undefined> =>
  (await selectOfComment(db, { id }))[0];
