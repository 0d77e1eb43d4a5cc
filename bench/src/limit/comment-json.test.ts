import { describe, expect, it } from 'vitest';
import { type ThreadRow, threadJson } from './comment-json.ts';

const row = (id: string, parentId: string | null, isSeen = true): ThreadRow => ({
  id,
  postId: 'p',
  userId: 'u',
  parentId,
  depth: parentId === null ? 1 : 2,
  content: 'Yes, "so" it is.',
  moderationStatus: 'approved',
  repliesCount: 0,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  createdMicroseconds: 1,
  isSeen,
  authorName: 'ada',
  authorDisplayName: null,
  authorAvatarUrl: null,
  hasMore: false,
  total: 2,
});

describe('a page of threads from the limit server', () => {
  it('has replies below their comments, and a stub for a comment across a block', () => {
    const { data } = JSON.parse(threadJson([row('a', null, false), row('b', null), row('c', 'a')]));
    expect(data).toMatchObject({ total: 2, hasMore: false, nextCursor: null });
    expect(data.comments).toMatchObject([
      { id: 'a', user: null, content: '', isDeleted: true, replies: [{ id: 'c', parentCommentId: 'a' }] },
      { id: 'b', user: { username: 'ada' }, content: 'Yes, "so" it is.', replies: [] },
    ]);
  });

  it('has a next page after the tenth thread', () => {
    const { data } = JSON.parse(threadJson(Array.from({ length: 11 }, (_, n) => row(`c${n}`, null))));
    expect(data.comments).toHaveLength(10);
    expect(Buffer.from(data.nextCursor, 'base64url').toString()).toBe('o 1 c9');
  });
});
