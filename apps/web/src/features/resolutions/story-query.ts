import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { ResolutionStory } from '@halved/shared/contract/resolutions';
import { known } from '../../lib/navigation/known.ts';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';

/** The filters of the stories, kept in the query string of their page. */
export interface StoryQuery {
  category: WorryCategory | null;
  /** Words to find in the post, the story or the coping methods. */
  words: string;
}

export const isEverything = ({ category, words }: StoryQuery): boolean => category === null && words === '';

/** The query that is sent to the server. An unknown category counts as absent. */
export const requestedQuery = ({ requested, requestedWords }: UrlFilters): StoryQuery => ({
  category: known(worryCategories, requested('category')),
  words: requestedWords,
});

/** Whether a story matches the filters, ignoring letter case (docs/product.md §6.2). */
export function isFound(
  { post, resolutionStory, copingMethods }: ResolutionStory,
  { category, words }: StoryQuery,
): boolean {
  if (category && post.category !== category) return false;
  const wanted = words.toLowerCase();
  return [post.shortContent, resolutionStory, ...copingMethods].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
