import type { Suggestion } from '@halved/shared/contract/resolutions';
import type { Context } from '../../context.ts';
import { similarPosts } from '../analysis/public.ts';
import { audienceOf } from '../audience/public.ts';
import { visiblePost } from '../posts/public.ts';
import { excerptOf } from './excerpt.ts';
import { findSuggestions, type SuggestionRow } from './suggestion-queries.ts';

/**
 * Gives each method a different story as its example, while there are enough. The rows have no stories of sensitive
 * posts.
 */
function withExamples(rows: readonly SuggestionRow[]): Suggestion[] {
  const usedStories = new Set<string>();
  return rows.map(({ stories, ...suggestion }) => {
    const story = stories.find((candidate) => !usedStories.has(candidate)) ?? stories[0];
    if (story === undefined) return { ...suggestion, example: null };
    usedStories.add(story);
    return { ...suggestion, example: excerptOf(story, suggestion.method) };
  });
}

/**
 * The coping methods that others chose for similar posts and for other posts of the category. Fails with NOT_FOUND if
 * the caller does not see the post.
 */
export async function suggestionsFor(ctx: Context, postId: string, limit: number): Promise<Suggestion[]> {
  const { userId: authorId, category } = await visiblePost(ctx, postId);
  const similarIds = (await similarPosts(ctx, postId)).map(({ id }) => id);
  const audience = audienceOf(ctx.viewer);
  const viewerId = ctx.viewer?.id ?? null;
  const rows = await findSuggestions(ctx.services.db, {
    audience,
    limit,
    viewerId,
    authorId,
    category,
    similarIds,
  });
  return withExamples(rows);
}
