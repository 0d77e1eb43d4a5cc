import { posts, type RowOf, resolutions, type WithIsoMoments } from '@halved/db';
import { sql } from 'drizzle-orm';
import { type authorColumns, longContentRead } from '../posts/public.ts';

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
  /** The list holds no other. */
  resolutionStory: sql<string>`${resolutions.resolutionStory}`,
  userId: posts.userId,
  category: posts.category,
};

/** As a statement with `isoMoments` reads it. */
export type ResolutionRow = WithIsoMoments<RowOf<typeof resolutionColumns>>;
export type StoryRow = WithIsoMoments<RowOf<typeof storyColumns & typeof authorColumns>>;
/** What both tell of the resolution itself. */
export type OutcomeRow = Pick<
  ResolutionRow,
  'id' | 'resolutionId' | 'copingMethods' | 'helpfulnessRating' | 'resolvedAt'
>;
