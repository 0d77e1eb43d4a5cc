import type { Suggestion } from '@halved/shared/contract/resolutions';
import type { Context } from '../../context.ts';
import { similarPosts } from '../analysis/public.ts';
import { audienceOf } from '../audience/public.ts';
import { visiblePost } from '../posts/public.ts';
import { excerptOf } from './excerpt.ts';
import { findSuggestions, type SuggestionRow } from './suggestion-queries.ts';

/** Each with another story, as far as they go round; none that its author put a note before. */
function withExamples(rows: readonly SuggestionRow[]): Suggestion[] {
  const shown = new Set<string>();
  return rows.map(({ stories, ...suggestion }) => {
    const story = stories.find((candidate) => !shown.has(candidate)) ?? stories[0];
    if (story === undefined) return { ...suggestion, example: null };
    shown.add(story);
    return { ...suggestion, example: excerptOf(story, suggestion.method) };
  });
}

/** What helped others with posts like one that the caller sees; NOT_FOUND where they do not see it. */
export async function suggestionsFor(ctx: Context, postId: string, limit: number): Promise<Suggestion[]> {
  const { userId: authorId, category } = await visiblePost(ctx, postId);
  const alike = (await similarPosts(ctx, postId)).map(({ id }) => id);
  const audience = audienceOf(ctx.viewer);
  const viewerId = ctx.viewer?.id ?? null;
  const rows = await findSuggestions(ctx.services.db, {
    audience,
    limit,
    viewerId,
    authorId,
    category,
    alike,
  });
  return withExamples(rows);
}
