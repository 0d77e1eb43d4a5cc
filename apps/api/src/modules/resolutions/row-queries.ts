import { posts, type RowOf, resolutions, type WithIsoMoments } from '@halved/db';
import { sql } from 'drizzle-orm';
import { type authorColumns, longContentRead } from '../posts/public.ts';

const outcomeColumns = {
  /** The post's id, which list cursors hold. */
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

/** The columns of a resolution. */
export const resolutionColumns = {
  ...outcomeColumns,
  ...postColumns,
  longContent: longContentRead,
  privacyLevel: posts.privacyLevel,
};

/** The columns of a story, without those of its author. */
export const storyColumns = {
  ...outcomeColumns,
  ...postColumns,
  /** Never null: the list holds only resolutions with a story. */
  resolutionStory: sql<string>`${resolutions.resolutionStory}`,
  userId: posts.userId,
  category: posts.category,
};

/** The row of a resolution, as a statement with `isoMoments` returns it. */
export type ResolutionRow = WithIsoMoments<RowOf<typeof resolutionColumns>>;
export type StoryRow = WithIsoMoments<RowOf<typeof storyColumns & typeof authorColumns>>;
/** The columns of the resolution itself, which both rows have. */
export type OutcomeRow = Pick<
  ResolutionRow,
  'id' | 'resolutionId' | 'copingMethods' | 'helpfulnessRating' | 'resolvedAt'
>;
