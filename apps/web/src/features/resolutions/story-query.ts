import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import type { ResolutionStory } from '@halved/shared/contract/resolutions';

/** The filters of the stories, kept in the query string of their page. */
export interface StoryQuery {
  category: WorryCategory | null;
  /** Words to find in the post, the story or the coping methods. */
  words: string;
}

const everything: StoryQuery = { category: null, words: '' };

export const isEverything = ({ category, words }: StoryQuery): boolean => category === null && words === '';

export const categoryOf = (name: string | null): WorryCategory | null =>
  worryCategories.find((category) => category === name) ?? null;

/** Reads `?category=work&q=sleep`. Unknown values count as absent. */
export const readStoryQuery = (params: URLSearchParams): StoryQuery => ({
  category: categoryOf(params.get('category')),
  words: params.get('q')?.trim() ?? '',
});

/** Writes the query, leaving out empty filters. Other parameters in the query string stay. */
export function writeStoryQuery(
  params: URLSearchParams,
  { category, words }: StoryQuery = everything,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('category');
  next.delete('q');
  if (category) next.set('category', category);
  if (words) next.set('q', words);
  return next;
}

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
