import { posts, resolutions, type WithIsoMoments } from '@halved/db';
import { longContentRead, type PostRow } from '../posts/public.ts';

const outcomeColumns = {
  /** Of the post: a list goes on after it. */
  id: posts.id,
  resolutionId: resolutions.id,
  copingMethods: resolutions.copingMethods,
  resolutionStory: resolutions.resolutionStory,
  helpfulnessRating: resolutions.helpfulnessRating,
  resolvedAt: resolutions.resolvedAt,
};

const postColumns = {
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  sensitive: posts.sensitive,
};

/** What a resolution is read into. */
export const resolutionColumns = {
  ...outcomeColumns,
  ...postColumns,
  longContent: longContentRead,
  privacyLevel: posts.privacyLevel,
};

/** What a story is read into, beside its author. */
export const storyColumns = {
  ...outcomeColumns,
  ...postColumns,
  userId: posts.userId,
  category: posts.category,
};

export type OutcomeRow = WithIsoMoments<
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
