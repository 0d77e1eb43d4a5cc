import { describe, expect, it } from 'vitest';
import { isoMoment, listedPostJson, type PostRow, postJson } from './post-json.ts';

describe('a moment of PostgreSQL', () => {
  it.each([
    ['2026-05-01 10:00:00.123456+00', '2026-05-01T10:00:00.123Z'],
    ['2026-05-01 10:00:00.1+00', '2026-05-01T10:00:00.100Z'],
    ['2026-05-01 10:00:00+00', '2026-05-01T10:00:00.000Z'],
  ])('%s is printed as %s', (text, iso) => {
    expect(isoMoment(text)).toBe(iso);
  });
});

describe('the long text of a post', () => {
  const at = '2026-05-01T10:00:00.000Z';
  const row: PostRow = {
    id: 'a',
    userId: 'b',
    shortContent: 'Worried.',
    worryPrompt: 'What is it?',
    privacyLevel: 'public',
    commentsEnabled: true,
    longContent: 'so long, '.repeat(100),
    isScheduled: false,
    scheduledFor: null,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
    likesCount: 0,
    isLiked: false,
    commentsCount: 0,
    isResolved: false,
    language: 'en',
    category: null,
    moderationStatus: 'approved',
    sensitive: false,
    authorName: 'ines',
    authorDisplayName: null,
    authorAvatarUrl: null,
  };

  it('is complete in a single post and shortened in a list', () => {
    expect(JSON.parse(postJson(row))).toMatchObject({
      longContent: row.longContent,
      longContentTruncated: false,
    });
    expect(JSON.parse(listedPostJson(row))).toMatchObject({
      longContent: row.longContent?.slice(0, 500),
      longContentTruncated: true,
    });
    expect(JSON.parse(listedPostJson({ ...row, longContent: null }))).toMatchObject({
      longContent: null,
      longContentTruncated: false,
    });
  });
});
