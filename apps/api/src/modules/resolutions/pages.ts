import type { contract } from '@halved/shared/contract';
import type { OutputOf, ParsedInputOf } from '@halved/shared/contract/operation';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { audienceOf } from '../audience/public.ts';
import { byTime, patternOf, readPage } from '../posts/public.ts';
import { isReachable } from '../users/public.ts';
import { ofMember, stories } from './lists.ts';
import { presentResolution, presentStory } from './present.ts';

type Rows = typeof contract.resolutions;

/** The resolutions of a member's worries that the caller may see; NOT_FOUND where the member is not there for the caller. */
export async function memberPage(
  ctx: Context,
  { userId, ...place }: ParsedInputOf<Rows['byUser']>,
): Promise<OutputOf<Rows['byUser']>> {
  if (!(await isReachable(ctx, userId))) fail('NOT_FOUND');
  const seal = ctx.services.sealOf(`resolved ${userId}`);
  const list = ofMember(audienceOf(ctx.viewer));
  const { shown, ...page } = await readPage(ctx, list, { authorId: userId }, byTime(seal, place));
  return { resolutions: shown.map(presentResolution), ...page };
}

/** Stories of public worries that were resolved. */
export async function storiesPage(
  ctx: Context,
  { category, query, ...place }: ParsedInputOf<Rows['stories']>,
): Promise<OutputOf<Rows['stories']>> {
  const narrowed = { hasCategory: category !== undefined, hasQuery: Boolean(query) };
  const list = stories(audienceOf(ctx.viewer), narrowed);
  const values = { category, pattern: patternOf(query ?? '') };
  const seal = ctx.services.sealOf(`stories ${JSON.stringify(values)}`);
  const { shown, ...page } = await readPage(ctx, list, values, byTime(seal, place));
  return { stories: shown.map(presentStory), ...page };
}
