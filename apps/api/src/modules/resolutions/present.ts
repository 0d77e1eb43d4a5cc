import { posts, resolutions, type WithIsoMoments } from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import type { Resolution, ResolutionStory, WrittenResolution } from '@halved/shared/contract/resolutions';
import type { LanguageCode } from '@halved/shared/languages';
import { understand } from '../analysis/rules.ts';
import { supportOf } from '../moderation/rules.ts';
import { excerptOf, longContentRead, type PostRow } from '../posts/queries.ts';
import { saidIn } from './rules.ts';

const outcomeColumns = {
  /** Of the worry: a list goes on after it. */
  id: posts.id,
  resolutionId: resolutions.id,
  copingMethods: resolutions.copingMethods,
  resolutionStory: resolutions.resolutionStory,
  helpfulnessRating: resolutions.helpfulnessRating,
  resolvedAt: resolutions.resolvedAt,
};

const worryColumns = {
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  sensitive: posts.sensitive,
};

/** What a resolution's row is read into. */
export const resolutionColumns = {
  ...outcomeColumns,
  ...worryColumns,
  longContent: longContentRead,
  privacyLevel: posts.privacyLevel,
};

/** What a story's row is read into, beside its author's name. */
export const storyColumns = {
  ...outcomeColumns,
  ...worryColumns,
  userId: posts.userId,
  category: posts.category,
};

type OutcomeRow = WithIsoMoments<
  Pick<typeof resolutions.$inferSelect, 'copingMethods' | 'helpfulnessRating' | 'resolvedAt'>
> & { id: string; resolutionId: string };

/** As a statement with `isoMoments` reads it. */
export type ResolutionRow = OutcomeRow &
  Pick<PostRow, 'worryPrompt' | 'shortContent' | 'longContent' | 'privacyLevel' | 'sensitive'> & {
    resolutionStory: string | null;
  };

export type StoryRow = OutcomeRow &
  Pick<
    PostRow,
    | 'worryPrompt'
    | 'shortContent'
    | 'userId'
    | 'category'
    | 'sensitive'
    | 'authorName'
    | 'authorDisplayName'
    | 'authorAvatarUrl'
  > & { resolutionStory: string };

const outcome = (row: OutcomeRow) => ({
  id: row.resolutionId,
  copingMethods: row.copingMethods,
  helpfulnessRating: row.helpfulnessRating,
  resolvedAt: row.resolvedAt,
});

const worry = (row: ResolutionRow | StoryRow) => ({
  id: row.id,
  worryPrompt: row.worryPrompt,
  shortContent: row.shortContent,
  sensitive: row.sensitive,
});

export const presentResolution = (row: ResolutionRow): Resolution => ({
  ...outcome(row),
  resolutionStory: row.resolutionStory,
  postId: row.id,
  post: { ...worry(row), ...excerptOf(row.longContent), privacyLevel: row.privacyLevel },
});

/** The answer to its writer, who alone is told how it reads; `hint` is the language of the interface. */
export const presentWritten = (row: ResolutionRow, hint: LanguageCode): WrittenResolution => ({
  ...presentResolution(row),
  support: supportOf(understand({ shortContent: saidIn(row), longContent: null }, { hint })),
});

export const presentStory = (row: StoryRow): ResolutionStory => ({
  ...outcome(row),
  resolutionStory: row.resolutionStory,
  post: {
    ...worry(row),
    category: worryCategories.find((one) => one === row.category) ?? null,
  },
  user: {
    id: row.userId,
    username: row.authorName,
    displayName: row.authorDisplayName,
    avatarUrl: row.authorAvatarUrl,
  },
});
