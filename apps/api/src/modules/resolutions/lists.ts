import type { contract } from '@halved/shared/contract';
import type { OutputOf, ParsedInputOf } from '@halved/shared/contract/operation';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import { isReachable } from '../users/public.ts';
import { ofMember, stories } from './list-queries.ts';
import { presentResolution, presentStory } from './present.ts';
import { patternOf } from './rules.ts';

type Operations = typeof contract.resolutions;

/**
 * The resolutions of a member's posts that the caller may see. Fails with NOT_FOUND if the caller cannot reach the
 * member.
 */
export async function memberPage(
  ctx: Context,
  { userId, ...start }: ParsedInputOf<Operations['byUser']>,
): Promise<OutputOf<Operations['byUser']>> {
  if (!(await isReachable(ctx, userId))) fail('NOT_FOUND');
  const list = ofMember(audienceOf(ctx.viewer));
  const call = { ...start, name: `resolved ${userId}`, values: { authorId: userId } };
  const { items, page } = await list(ctx, call);
  return { resolutions: items.map(presentResolution), ...page };
}

/** Stories of resolved public posts. */
export async function storiesPage(
  ctx: Context,
  { category, query, ...start }: ParsedInputOf<Operations['stories']>,
): Promise<OutputOf<Operations['stories']>> {
  const filter = { hasCategory: category !== undefined, hasQuery: Boolean(query) };
  const list = stories(audienceOf(ctx.viewer), filter);
  const values = { category, pattern: patternOf(query ?? '') };
  const name = `stories ${JSON.stringify(values)}`;
  const { items, page } = await list(ctx, { ...start, name, values });
  return { stories: items.map(presentStory), ...page };
}
