import { firstGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

/** A post's row with the column names of the API's statements. Moments are already ISO 8601. */
export interface PostRow {
  id: string;
  userId: string;
  shortContent: string;
  worryPrompt: string;
  privacyLevel: string;
  commentsEnabled: boolean;
  longContent: string | null;
  isScheduled: boolean;
  scheduledFor: string | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  likesCount: number;
  isLiked: boolean;
  commentsCount: number;
  isResolved: boolean;
  language: string | null;
  category: string | null;
  moderationStatus: string;
  sensitive: boolean;
  authorName: string;
  authorDisplayName: string | null;
  authorAvatarUrl: string | null;
}

export const quoted = (text: string | null) => (text === null ? 'null' : `"${text}"`);
export const words = (text: string | null) => (text === null ? 'null' : JSON.stringify(text));

const longText = (text: string | null, shown = text) =>
  `"longContent":${words(shown)},"longContentTruncated":${shown !== text}`;

const beginningOf = (text: string | null) => text && firstGraphemes(text, limits.longContent.excerpt);

/** A `Post` of the contract, printed without a library. */
export const postJson = (row: PostRow, longContent = longText(row.longContent)): string =>
  `{"id":"${row.id}","userId":"${row.userId}","user":{"id":"${row.userId}","username":"${row.authorName}"` +
  `,"displayName":${words(row.authorDisplayName)},"avatarUrl":${words(row.authorAvatarUrl)}}` +
  `,"shortContent":${words(row.shortContent)},"worryPrompt":${words(row.worryPrompt)}` +
  `,"privacyLevel":"${row.privacyLevel}","commentsEnabled":${row.commentsEnabled}` +
  `,${longContent},"isScheduled":${row.isScheduled}` +
  `,"scheduledFor":${quoted(row.scheduledFor)},"publishedAt":${quoted(row.publishedAt)}` +
  `,"createdAt":"${row.createdAt}","updatedAt":"${row.updatedAt}","likesCount":${row.likesCount}` +
  `,"isLiked":${row.isLiked},"commentsCount":${row.commentsCount},"isResolved":${row.isResolved}` +
  `,"language":${quoted(row.language)},"category":${words(row.category)}` +
  `,"moderationStatus":"${row.moderationStatus}","sensitive":${row.sensitive}}`;

/** A `Post` as an entry of a list. */
export const listedPostJson = (row: PostRow): string =>
  postJson(row, longText(row.longContent, beginningOf(row.longContent)));

/** The response to a written post without signs of danger. */
export const writtenPostJson = (row: PostRow): string => `${postJson(row).slice(0, -1)},"support":null}`;

/** Converts PostgreSQL's `2026-05-01 10:00:00.123456+00` to `2026-05-01T10:00:00.123Z`. Our servers use UTC. */
export const isoMoment = (text: string): string =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
