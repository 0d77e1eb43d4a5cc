import { posts, resolutions, type WithIsoMoments } from '@halved/db';
import type { Resolution } from '@halved/shared/contract/resolutions';

const outcomeColumns = {
  id: resolutions.id,
  postId: resolutions.postId,
  copingMethods: resolutions.copingMethods,
  resolutionStory: resolutions.resolutionStory,
  helpfulnessRating: resolutions.helpfulnessRating,
  resolvedAt: resolutions.resolvedAt,
};

const worryColumns = {
  worryPrompt: posts.worryPrompt,
  shortContent: posts.shortContent,
  longContent: posts.longContent,
  privacyLevel: posts.privacyLevel,
};

/** What a resolution's row is read into. */
export const resolutionColumns = { ...outcomeColumns, ...worryColumns };

/** As a statement with `isoMoments` reads it. */
export type ResolutionRow = WithIsoMoments<
  Pick<typeof resolutions.$inferSelect, keyof typeof outcomeColumns> &
    Pick<typeof posts.$inferSelect, keyof typeof worryColumns>
>;

const outcome = (row: Pick<ResolutionRow, keyof typeof outcomeColumns>) => ({
  id: row.id,
  copingMethods: row.copingMethods,
  resolutionStory: row.resolutionStory,
  helpfulnessRating: row.helpfulnessRating,
  resolvedAt: row.resolvedAt,
});

export const presentResolution = (row: ResolutionRow): Resolution => ({
  ...outcome(row),
  postId: row.postId,
  post: {
    id: row.postId,
    worryPrompt: row.worryPrompt,
    shortContent: row.shortContent,
    longContent: row.longContent,
    privacyLevel: row.privacyLevel,
  },
});
