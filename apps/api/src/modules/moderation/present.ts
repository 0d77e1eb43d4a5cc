import { createHash } from 'node:crypto';
import type { LogEntry, ModerationItem, Report } from '@halved/shared/contract/moderation';
import { cutToGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';
import type { CaseRow } from './case-queries.ts';
import type { LogRow } from './log-queries.ts';
import type { ReportRow } from './report-list-queries.ts';

/** Comments are shown whole. */
const excerptMax = limits.comment.max;

/** All words of an item: a comment, or a post with its prompt, resolution and long text. */
const wordsOf = ({ content, worryPrompt, shortContent, resolution, longContent }: CaseRow): string =>
  content ?? [worryPrompt, shortContent, resolution, longContent].filter(Boolean).join('\n\n');

/**
 * The words of an item. Those of a post that the viewer can open are cut. A reported friends-only post and a post across
 * a block are whole, since the viewer sees them nowhere else.
 */
const excerptOf = (row: CaseRow): string =>
  row.canOpen ? cutToGraphemes(wordsOf(row), excerptMax) : wordsOf(row);

/** A short hash of what a decision is about: all words of an item, and whether everybody sees them. */
export const revisionOf = (row: CaseRow): string =>
  createHash('sha256')
    .update(`${row.isPublic} ${wordsOf(row)}`)
    .digest('base64url')
    .slice(0, limits.revisionMax);

const presentReport = ({ reporterId, username, displayName, avatarUrl, ...row }: ReportRow): Report => ({
  id: row.id,
  reason: row.reason,
  details: row.details,
  createdAt: new Date(row.at).toISOString(),
  reporter: { id: reporterId, username, displayName, avatarUrl },
});

/** The reports of an item. `isOwn` says that the reader wrote the item; an author does not learn who reported it. */
export const presentReports = (rows: ReportRow[], isOwn: boolean): Report[] =>
  rows.map(presentReport).map((report) => (isOwn ? { ...report, reporter: null } : report));

const presentClaim = (claim: NonNullable<CaseRow['claim']>): ModerationItem['claim'] => ({
  by: claim.by,
  until: new Date(claim.until).toISOString(),
});

/** An item as a moderator sees it. An author does not learn who looks at it, nor what moderators ask each other. */
export function presentItem(row: CaseRow, viewer: { id: string }): ModerationItem {
  const isOwn = row.authorId === viewer.id;
  return {
    kind: row.kind,
    id: row.id,
    postId: row.postId,
    excerpt: excerptOf(row),
    canOpen: row.canOpen,
    revision: revisionOf(row),
    author: {
      id: row.authorId,
      username: row.authorName,
      displayName: row.authorDisplayName,
      avatarUrl: row.authorAvatarUrl,
    },
    isAuthorSuspended: row.isAuthorSuspended,
    status: row.status,
    reason: row.reason,
    isUrgent: row.isUrgent,
    scores: row.scores,
    reports: presentReports(row.reports, isOwn),
    changedSinceReport: row.changedSinceReport,
    createdAt: row.openedAt,
    decidedAt: row.decidedAt,
    category: row.category,
    claim: row.claim && !isOwn ? presentClaim(row.claim) : null,
    secondOpinion:
      row.opinionAskedAt && !isOwn
        ? { by: row.opinionAskedBy, note: row.opinionNote, askedAt: row.opinionAskedAt }
        : null,
  };
}

export const presentLogEntry = (row: LogRow): LogEntry => ({
  id: row.id,
  action: row.action,
  actor: row.actor,
  subjectId: row.subjectId,
  member: row.member,
  postId: row.postId,
  details: row.details,
  createdAt: row.createdAt,
});
