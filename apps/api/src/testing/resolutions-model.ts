import { type Database, newId, resolutions } from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { expect } from 'vitest';
import type { Asker } from './asker.ts';
import type { Community, ModelPost, Viewer } from './community.ts';
import { descending, type Filter, type Model } from './model.ts';
import { walk } from './walk.ts';

const operations = contract.resolutions;

/** The resolution of a post. About half of them have a story. */
export const outcomeOf = ({ id, author }: ModelPost) => ({
  copingMethods: [`The way of ${author}`],
  resolutionStory: Number.parseInt(id.slice(-1), 16) % 2 === 0 ? 'For sure it got better.' : null,
});

/** Adds a resolution to every resolved post. */
export async function plantResolutions(db: Database, posts: readonly ModelPost[]): Promise<void> {
  const rows = posts.flatMap((post) =>
    post.resolvedAt
      ? [{ id: newId(), postId: post.id, resolvedAt: post.resolvedAt, ...outcomeOf(post) }]
      : [],
  );
  if (rows.length > 0) await db.insert(resolutions).values(rows);
}

const latestFirst = descending<ModelPost>(({ resolvedAt }) => resolvedAt?.getTime() ?? 0);

/** The rules on resolutions (docs/product.md §6), computed from plain lists. */
function createResolutionsModel({ posts }: Community, model: Model) {
  const resolved = posts.filter(({ resolvedAt }) => resolvedAt !== null).sort(latestFirst);
  const open = (viewer: Viewer) =>
    resolved.filter(
      ({ author, privacyLevel, publishedAt, moderationStatus }) =>
        privacyLevel === 'public' &&
        publishedAt !== null &&
        moderationStatus === 'approved' &&
        !model.isBlockBetween(viewer, author),
    );
  return {
    stories: (viewer: Viewer, { category, query = '' }: Filter) =>
      open(viewer).filter((post) => {
        const { copingMethods, resolutionStory } = outcomeOf(post);
        const words = [post.shortContent, resolutionStory ?? '', ...copingMethods];
        return (
          resolutionStory !== null &&
          (!category || post.category === category) &&
          words.some((text) => text.toLowerCase().includes(query.toLowerCase()))
        );
      }),
    /** Null if a block hides the author. */
    byUser: (viewer: Viewer, author: number) =>
      model.isBlockBetween(viewer, author)
        ? null
        : resolved.filter((post) => post.author === author && model.sees(viewer, post)),
    /** The methods of posts of the same category. The model has no analysis, so it knows no similar posts. */
    suggested: (viewer: Viewer, { author, category }: ModelPost) =>
      new Set(
        open(viewer)
          .filter((other) => other.author !== viewer && other.author !== author)
          .filter((other) => category !== null && other.category === category)
          .flatMap((other) => outcomeOf(other).copingMethods),
      ),
  };
}

interface Check {
  ask: Asker;
  viewer: Viewer;
  look: { filter: Filter; limit: number };
  community: Community;
  model: Model;
}

const idsOf = (list: readonly ModelPost[]) => list.map(({ id }) => id);

/** Reads every list of resolutions as a viewer, for some people and some posts. */
export async function checkResolutions(
  { ask, viewer, look: { filter, limit }, community, model }: Check,
  some: { people: readonly number[]; posts: readonly ModelPost[] },
): Promise<void> {
  const expected = createResolutionsModel(community, model);
  const { query } = filter;
  const category = worryCategories.find((known) => known === filter.category);
  const narrowed = { ...(category && { category }), ...(query && { query }) };
  const stories = await walk(async (page) => {
    const { stories, ...rest } = await ask.call(operations.stories, { ...narrowed, ...page });
    return { items: stories.map(({ post }) => post.id), ...rest };
  }, limit);
  expect(stories).toEqual(idsOf(expected.stories(viewer, filter)));
  for (const person of some.people) {
    const userId = community.people[person]?.id ?? '';
    const list = expected.byUser(viewer, person);
    if (!list) {
      await ask.hidden(operations.byUser, { userId });
      continue;
    }
    const postIds = await walk(async (page) => {
      const { resolutions: items, ...rest } = await ask.call(operations.byUser, { userId, ...page });
      return { items: items.map(({ postId }) => postId), ...rest };
    }, limit);
    expect(postIds).toEqual(idsOf(list));
  }
  for (const post of some.posts) {
    const postId = post.id;
    if (post.resolvedAt && model.opens(viewer, post))
      expect(await ask.call(operations.get, { postId })).toMatchObject({ postId, ...outcomeOf(post) });
    else await ask.hidden(operations.get, { postId });
    if (!model.opens(viewer, post)) {
      await ask.hidden(operations.suggestions, { postId });
      continue;
    }
    const { suggestions } = await ask.call(operations.suggestions, { postId, limit: 20 });
    expect(new Set(suggestions.map(({ method }) => method))).toEqual(expected.suggested(viewer, post));
  }
}
