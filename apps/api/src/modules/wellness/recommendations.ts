import type { contract } from '@halved/shared/contract';
import type { OutputOf } from '@halved/shared/contract/operation';
import type { MemberContext } from '../../context.ts';
import { sentence } from '../../messages.ts';
import { storedExercises, storedTechniques } from '../content/public.ts';
import { offeredExercises, offeredTechniques } from './catalogue.ts';
import { completions, mostCompletedFirst } from './popular.ts';
import { presentExerciseSummary, presentTechniqueSummary } from './present.ts';
import { mainCategory, recommend } from './recommend.ts';
import { recentCategories, recentlyCompleted } from './recommendation-queries.ts';

/**
 * Exercises and techniques for what the caller wrote about lately, with the reason in a sentence (docs/product.md
 * §20.4). Without posts, they are the most popular exercises and the most effective techniques.
 */
export async function recommendationsFor(
  ctx: MemberContext,
  limit: number,
): Promise<OutputOf<typeof contract.wellness.recommendations>> {
  const { db } = ctx.services;
  const { language } = ctx;
  const [exercises, techniques, counts, categories, completed] = await Promise.all([
    storedExercises(db),
    storedTechniques(db),
    completions(db),
    recentCategories(ctx),
    recentlyCompleted(ctx),
  ]);
  const basis = { categories, completed };
  const popular = mostCompletedFirst(offeredExercises(exercises), counts);
  return {
    exercises: recommend(popular, basis, limit).map((item) => presentExerciseSummary(item, language)),
    techniques: recommend(offeredTechniques(techniques), basis, limit).map((item) =>
      presentTechniqueSummary(item, language),
    ),
    reason: sentence(language, `wellness.reason_${mainCategory(categories) ?? 'none'}`),
  };
}
