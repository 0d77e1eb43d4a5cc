import { type Database, newId, resolutions } from '@halved/db';
import { worryCategories } from '@halved/shared/categories';
import { contract } from '@halved/shared/contract';
import { expect } from 'vitest';
import type { Asker } from './asker.ts';
import type { Community, Viewer, Worry } from './community.ts';
import { type Filter, falling, type Model } from './model.ts';
import { walk } from './walk.ts';

const operations = contract.resolutions;

/** The resolution of a post; every second one has a story. */
export const outcomeOf = ({ id, author }: Worry) => ({
  copingMethods: [`The way of ${author}`],
  resolutionStory: Number.parseInt(id.slice(-1), 16) % 2 === 0 ? 'For sure it got better.' : null,
});

/** Adds a resolution to every resolved post. */
export async function plantResolutions(db: Database, worries: readonly Worry[]): Promise<void> {
  const made = worries.flatMap((worry) =>
    worry.resolvedAt
      ? [{ id: newId(), postId: worry.id, resolvedAt: worry.resolvedAt, ...outcomeOf(worry) }]
      : [],
  );
  if (made.length > 0) await db.insert(resolutions).values(made);
}

const latestFirst = falling<Worry>(({ resolvedAt }) => resolvedAt?.getTime() ?? 0);

/** The rules on resolutions (docs/product.md §6) over plain lists. */
function createResolvedModel({ worries }: Community, model: Model) {
  const resolved = worries.filter(({ resolvedAt }) => resolvedAt !== null).sort(latestFirst);
  const open = (viewer: Viewer) =>
    resolved.filter(
      ({ author, privacyLevel, publishedAt, moderationStatus }) =>
        privacyLevel === 'public' &&
        publishedAt !== null &&
        moderationStatus === 'approved' &&
        !model.apart(viewer, author),
    );
  return {
    stories: (viewer: Viewer, { category, query = '' }: Filter) =>
      open(viewer).filter((worry) => {
        const { copingMethods, resolutionStory } = outcomeOf(worry);
        const words = [worry.shortContent, resolutionStory ?? '', ...copingMethods];
        return (
          resolutionStory !== null &&
          (!category || worry.category === category) &&
          words.some((text) => text.toLowerCase().includes(query.toLowerCase()))
        );
      }),
    /** Null where a block hides the author. */
    byUser: (viewer: Viewer, author: number) =>
      model.apart(viewer, author)
        ? null
        : resolved.filter((worry) => worry.author === author && model.sees(viewer, worry)),
    /** Stories of posts of the same category; the model has no analysis. */
    suggested: (viewer: Viewer, { author, category }: Worry) =>
      new Set(
        open(viewer)
          .filter((other) => other.author !== viewer && other.author !== author)
          .filter((other) => category !== null && other.category === category)
          .flatMap((other) => outcomeOf(other).copingMethods),
      ),
  };
}

interface Ground {
  ask: Asker;
  viewer: Viewer;
  look: { filter: Filter; limit: number };
  community: Community;
  model: Model;
}

const idsOf = (list: readonly Worry[]) => list.map(({ id }) => id);

/** Reads every list of resolutions as a viewer, for some people and some posts. */
export async function lookAtResolved(
  { ask, viewer, look: { filter, limit }, community, model }: Ground,
  some: { people: readonly number[]; worries: readonly Worry[] },
): Promise<void> {
  const expected = createResolvedModel(community, model);
  const { query } = filter;
  const category = worryCategories.find((one) => one === filter.category);
  const narrowed = { ...(category && { category }), ...(query && { query }) };
  const told = await walk(async (page) => {
    const { stories, ...rest } = await ask.call(operations.stories, { ...narrowed, ...page });
    return { items: stories.map(({ post }) => post.id), ...rest };
  }, limit);
  expect(told).toEqual(idsOf(expected.stories(viewer, filter)));
  for (const person of some.people) {
    const userId = community.people[person]?.id ?? '';
    const list = expected.byUser(viewer, person);
    if (!list) {
      await ask.hidden(operations.byUser, { userId });
      continue;
    }
    const found = await walk(async (page) => {
      const { resolutions: items, ...rest } = await ask.call(operations.byUser, { userId, ...page });
      return { items: items.map(({ postId }) => postId), ...rest };
    }, limit);
    expect(found).toEqual(idsOf(list));
  }
  for (const worry of some.worries) {
    const postId = worry.id;
    if (worry.resolvedAt && model.opens(viewer, worry))
      expect(await ask.call(operations.get, { postId })).toMatchObject({ postId, ...outcomeOf(worry) });
    else await ask.hidden(operations.get, { postId });
    if (!model.opens(viewer, worry)) {
      await ask.hidden(operations.suggestions, { postId });
      continue;
    }
    const { suggestions } = await ask.call(operations.suggestions, { postId, limit: 20 });
    expect(new Set(suggestions.map(({ method }) => method))).toEqual(expected.suggested(viewer, worry));
  }
}
