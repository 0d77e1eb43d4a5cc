import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import { limits } from '@halved/shared/limits';
import type { Context } from '../../context.ts';
import { storedExercises, textsIn } from '../content/public.ts';
import { offeredExercises } from './catalogue.ts';

/** The first exercises, for somebody who has no access to them. */
export async function exercisesPreview({ services, language }: Context): Promise<FeaturePreview> {
  const exercises = offeredExercises(await storedExercises(services.db));
  const items = exercises.slice(0, limits.featurePreview).map(({ texts }) => {
    const { title, description } = textsIn(texts, language).texts;
    return { title, description };
  });
  return { count: exercises.length, items };
}
