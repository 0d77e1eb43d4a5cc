import { worryCategories } from '@halved/shared/categories';
import type { Resolution, ResolutionStory, WrittenResolution } from '@halved/shared/contract/resolutions';
import { excerptOf } from '../posts/public.ts';
import { type SupportFindings, supportOf } from '../screening/public.ts';
import type { OutcomeRow, ResolutionRow, StoryRow } from './row-queries.ts';

const outcomeOf = (row: OutcomeRow) => ({
  id: row.resolutionId,
  copingMethods: row.copingMethods,
  helpfulnessRating: row.helpfulnessRating,
  resolvedAt: row.resolvedAt,
});

const postOf = (row: ResolutionRow | StoryRow) => ({
  id: row.id,
  worryPrompt: row.worryPrompt,
  shortContent: row.shortContent,
  sensitive: row.sensitive,
});

export const presentResolution = (row: ResolutionRow): Resolution => ({
  ...outcomeOf(row),
  resolutionStory: row.resolutionStory,
  postId: row.id,
  post: { ...postOf(row), ...excerptOf(row.longContent), privacyLevel: row.privacyLevel },
});

/**
 * A resolution as its author gets it, with support if the text suggests danger. Nobody else sees the support. A worry
 * that is resolved opens no doors.
 */
export const presentWritten = (
  row: ResolutionRow,
  findings: Omit<SupportFindings, 'doors'>,
): WrittenResolution => ({
  ...presentResolution(row),
  support: supportOf({ ...findings, doors: [] }),
});

export const presentStory = (row: StoryRow): ResolutionStory => ({
  ...outcomeOf(row),
  resolutionStory: row.resolutionStory,
  post: {
    ...postOf(row),
    category: worryCategories.find((category) => category === row.category) ?? null,
  },
  user: {
    id: row.userId,
    username: row.authorName,
    displayName: row.authorDisplayName,
    avatarUrl: row.authorAvatarUrl,
  },
});
