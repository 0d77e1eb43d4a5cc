import { comments, judgedComment, literalInt, posts, statement } from '@halved/db';
import type { Report } from '@halved/shared/contract/moderation';
import type { ReportReason } from '@halved/shared/report-reasons';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';

/** A report with who made it, as JSON. */
export interface ReportRow {
  id: string;
  reason: ReportReason;
  details: string | null;
  /** Milliseconds. */
  at: number;
  reporterId: string;
  username: string;
  displayName: string | null;
  avatarUrl: string | null;
}

/** The first ones: a crowd's words are not all to be read before something is decided. */
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

/** The undecided reports of a case, as a column. */
export const reportsOf = (of: SQL): SQL<ReportRow[]> =>
  listed(sql`(reports.post_id = ${of}.post_id or reports.comment_id = ${of}.comment_id)
    and reports.decided_at is null`);

const presentReport = ({ reporterId, username, displayName, avatarUrl, ...row }: ReportRow): Report => ({
  id: row.id,
  reason: row.reason,
  details: row.details,
  createdAt: new Date(row.at).toISOString(),
  reporter: { id: reporterId, username, displayName, avatarUrl },
});

/** `isOwn`: about the reader's own words. Whoever wrote something is not told who reported it. */
export const presentReports = (rows: ReportRow[], isOwn: boolean): Report[] =>
  rows.map(presentReport).map((report) => (isOwn ? { ...report, reporter: null } : report));

const one = alias(comments, 'one');
const ofComment = statement<{ reports: ReportRow[]; authorId: string }>(sql`
  select ${one.userId} as "authorId", ${listed(sql`reports.comment_id = ${one.id}`)} as reports
  from ${comments} ${one} join ${posts} on ${posts.id} = ${one.postId}
  where ${one.id} = ${sql.placeholder('id')} and ${judgedComment(one)}`);

/** All that was said of a comment that comes before moderators, also what they have decided on. */
export async function commentReports(
  { services, viewer }: MemberContext,
  id: string,
): Promise<{ reports: Report[] }> {
  const { reports, authorId } = (await ofComment(services.db, { id }))[0] ?? fail('NOT_FOUND');
  return { reports: presentReports(reports, authorId === viewer.id) };
}
