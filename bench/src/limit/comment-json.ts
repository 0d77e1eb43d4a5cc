import { cursorOf } from './cursor.ts';
import { quoted, words } from './post-json.ts';

/** A comment's row with the column names of the API's statements. Moments are already ISO 8601. */
export interface CommentRow {
  id: string;
  postId: string;
  userId: string | null;
  parentId: string | null;
  depth: number;
  content: string;
  moderationStatus: string;
  repliesCount: number;
  createdAt: string;
  updatedAt: string;
  createdMicroseconds: number;
  isSeen: boolean;
  authorName: string | null;
  authorDisplayName: string | null;
  authorAvatarUrl: string | null;
}

/** A row of a thread. The id is null only for a post without comments. */
export type ThreadRow = CommentRow & { hasMore: boolean; total: number };

const threadsAtOnce = 10;

/** The first fields of a comment, which are the same alone and in a thread. */
const fields = (row: CommentRow): string =>
  `"id":"${row.id}","postId":"${row.postId}"` +
  (row.isSeen
    ? `,"userId":"${row.userId}","user":{"id":"${row.userId}","username":"${row.authorName}"` +
      `,"displayName":${words(row.authorDisplayName)},"avatarUrl":${words(row.authorAvatarUrl)}}` +
      `,"content":${words(row.content)}`
    : ',"userId":null,"user":null,"content":""') +
  `,"createdAt":"${row.createdAt}","updatedAt":"${row.isSeen ? row.updatedAt : row.createdAt}"` +
  `,"moderationStatus":"${row.isSeen ? row.moderationStatus : 'approved'}","parentCommentId":${quoted(row.parentId)}` +
  `,"depth":${row.depth},"replyCount":${row.repliesCount},"isDeleted":${!row.isSeen}`;

/** The response to a written comment without signs of danger, printed without a library. */
export const writtenCommentJson = (row: CommentRow): string => `{${fields(row)},"replies":[],"support":null}`;

/** A page of threads, printed without a library. The rows must be sorted with the oldest first. */
export function threadJson(rows: readonly ThreadRow[]): string {
  const after = (microseconds: number, id: string) => `"${cursorOf('o', microseconds, id)}"`;
  const below = new Map<string, ThreadRow[]>();
  const roots: ThreadRow[] = [];
  for (const row of rows) {
    if (row.id === null) continue;
    if (row.parentId === null) roots.push(row);
    else below.get(row.parentId)?.push(row) ?? below.set(row.parentId, [row]);
  }
  const grow = (row: ThreadRow): string => {
    const answers = below.get(row.id) ?? [];
    const last = answers.at(-1);
    const end = row.hasMore ? after(last?.createdMicroseconds ?? 0, last?.id ?? row.id) : 'null';
    return `{${fields(row)},"replies":[${answers.map(grow).join(',')}],"repliesCursor":${end}}`;
  };
  const visibleRoots = roots.slice(0, threadsAtOnce);
  const last = visibleRoots.at(-1);
  const hasMore = roots.length > threadsAtOnce;
  const next = hasMore && last ? after(last.createdMicroseconds, last.id) : 'null';
  return `{"data":{"comments":[${visibleRoots.map(grow).join(',')}],"total":${rows[0]?.total ?? 0},"hasMore":${hasMore},"nextCursor":${next}}}`;
}
