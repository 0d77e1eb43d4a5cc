import { contract } from '@halved/shared/contract';
import type { MemberContext } from '../../context.ts';
import { fail } from '../../errors.ts';
import { serve } from '../../trpc.ts';
import { storedExercises, storedTechniques } from '../content/public.ts';
import { memoryPage } from '../paging/public.ts';
import {
  countByCategory,
  filterExercises,
  filterTechniques,
  offeredExercises,
  offeredTechniques,
  type StoredExercise,
} from './catalogue.ts';
import { historyPage } from './history.ts';
import { completions, mostCompletedFirst } from './popular.ts';
import {
  presentExercise,
  presentExerciseSummary,
  presentProgress,
  presentTechnique,
  presentTechniqueSummary,
} from './present.ts';
import { changeProgress } from './progress.ts';
import { hasStarted, openProgress, startProgress } from './progress-queries.ts';
import { recommendationsFor } from './recommendations.ts';

const operations = contract.wellness;

const exercisesFor = async ({ services }: MemberContext) =>
  offeredExercises(await storedExercises(services.db));

const techniquesFor = async ({ services }: MemberContext) =>
  offeredTechniques(await storedTechniques(services.db));

/** An exercise. One that is no longer offered exists only for those who have started it. */
async function exerciseFor(ctx: MemberContext, id: string): Promise<StoredExercise> {
  const exercises = await storedExercises(ctx.services.db);
  const exercise = exercises.find((item) => item.id === id) ?? fail('NOT_FOUND');
  if (exercise.isRetired && !(await hasStarted(ctx, id))) fail('NOT_FOUND');
  return exercise;
}

export const wellness = {
  exercises: serve(operations.exercises, async ({ ctx, input }) => {
    const { language } = ctx;
    const found = filterExercises(await exercisesFor(ctx), { ...input, language });
    const { items, page } = memoryPage(found, input);
    return { exercises: items.map((item) => presentExerciseSummary(item, language)), ...page };
  }),

  popularExercises: serve(operations.popularExercises, async ({ ctx, input }) => {
    const { language } = ctx;
    const found = filterExercises(await exercisesFor(ctx), { ...input, language });
    const popular = mostCompletedFirst(found, await completions(ctx.services.db));
    return {
      exercises: popular.slice(0, input.limit).map((item) => presentExerciseSummary(item, language)),
    };
  }),

  exerciseCategories: serve(operations.exerciseCategories, async ({ ctx }) => ({
    categories: countByCategory(await exercisesFor(ctx)),
  })),

  exercise: serve(operations.exercise, async ({ ctx, input: { id } }) => {
    const exercise = await exerciseFor(ctx, id);
    return presentExercise(exercise, await openProgress(ctx, id), ctx.language);
  }),

  startExercise: serve(operations.startExercise, async ({ ctx, input: { id } }) => {
    const exercise = await exerciseFor(ctx, id);
    const progress = exercise.isRetired
      ? ((await openProgress(ctx, id)) ?? fail('NOT_FOUND'))
      : ((await startProgress(ctx, id)) ?? fail('UNAUTHENTICATED'));
    return presentProgress(progress, exercise);
  }),

  updateProgress: serve(operations.updateProgress, async ({ ctx, input }) => changeProgress(ctx, input)),

  techniques: serve(operations.techniques, async ({ ctx, input }) => {
    const { language } = ctx;
    const found = filterTechniques(await techniquesFor(ctx), { ...input, language });
    return {
      techniques: found.slice(0, input.limit).map((item) => presentTechniqueSummary(item, language)),
    };
  }),

  techniqueCategories: serve(operations.techniqueCategories, async ({ ctx }) => ({
    categories: countByCategory(await techniquesFor(ctx)),
  })),

  technique: serve(operations.technique, async ({ ctx, input: { id } }) => {
    const techniques = await techniquesFor(ctx);
    const technique = techniques.find((item) => item.id === id) ?? fail('NOT_FOUND');
    return presentTechnique(technique, ctx.language);
  }),

  history: serve(operations.history, async ({ ctx, input }) => historyPage(ctx, input)),

  recommendations: serve(operations.recommendations, async ({ ctx, input }) =>
    recommendationsFor(ctx, input.limit),
  ),
};
