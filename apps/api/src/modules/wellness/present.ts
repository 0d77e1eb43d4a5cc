import type {
  Exercise,
  ExerciseStep,
  ExerciseSummary,
  PastProgress,
  Progress,
  Technique,
  TechniqueSummary,
} from '@halved/shared/contract/wellness';
import type { LanguageCode } from '@halved/shared/languages';
import { textsIn } from '../content/public.ts';
import type { StoredExercise, StoredTechnique } from './catalogue.ts';
import type { ProgressRow } from './progress-queries.ts';

const secondsPerMinute = 60;

/** The path of a drawing in the web client. */
const imageUrlOf = (picture: string) => `/pictures/${picture}.svg`;

export function presentExerciseSummary(
  { id, facts, texts: all }: StoredExercise,
  wanted: LanguageCode,
): ExerciseSummary {
  const { language, texts } = textsIn(all, wanted);
  const seconds = facts.steps.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return {
    id,
    title: texts.title,
    description: texts.description,
    category: facts.category,
    difficulty: facts.difficulty,
    duration: Math.ceil(seconds / secondsPerMinute),
    tags: texts.tags,
    imageUrl: imageUrlOf(facts.picture),
    language,
  };
}

const presentStep = (
  { id, durationSeconds, rhythm, picture }: StoredExercise['facts']['steps'][number],
  words: { title: string; content: string } | undefined,
): ExerciseStep => ({
  id,
  title: words?.title ?? '',
  content: words?.content ?? '',
  imageUrl: picture ? imageUrlOf(picture) : null,
  durationSeconds,
  rhythm: rhythm ?? null,
});

/** An exercise with its steps, and the reader's open progress. */
export function presentExercise(
  item: StoredExercise,
  progress: ProgressRow | undefined,
  wanted: LanguageCode,
): Exercise {
  const { texts } = textsIn(item.texts, wanted);
  return {
    ...presentExerciseSummary(item, wanted),
    steps: item.facts.steps.map((step) => presentStep(step, texts.steps[step.id])),
    progress: progress ? presentProgress(progress, item) : null,
    isRetired: item.isRetired,
  };
}

/** A progress. If the exercise has fewer steps than when the step was stored, the step is the last one. */
export const presentProgress = (
  { completedAt, currentStep, ...row }: ProgressRow,
  { facts }: StoredExercise,
): Progress => ({
  ...row,
  currentStep: Math.min(currentStep, facts.steps.length - 1),
  completed: completedAt !== null,
  completedAt,
});

export function presentPastProgress(
  row: ProgressRow,
  item: StoredExercise,
  wanted: LanguageCode,
): PastProgress {
  const { language, texts } = textsIn(item.texts, wanted);
  const { category, steps } = item.facts;
  return {
    ...presentProgress(row, item),
    exercise: { title: texts.title, category, steps: steps.length, language },
  };
}

export function presentTechniqueSummary(
  { id, facts, texts: all }: StoredTechnique,
  wanted: LanguageCode,
): TechniqueSummary {
  const { language, texts } = textsIn(all, wanted);
  return {
    id,
    title: texts.title,
    description: texts.description,
    category: facts.category,
    effectiveness: facts.effectiveness,
    scienceBasedRating: facts.scienceBasedRating,
    tags: texts.tags,
    imageUrl: imageUrlOf(facts.picture),
    language,
  };
}

export function presentTechnique(item: StoredTechnique, wanted: LanguageCode): Technique {
  const { texts } = textsIn(item.texts, wanted);
  return {
    ...presentTechniqueSummary(item, wanted),
    instructions: texts.instructions,
    whenToUse: texts.whenToUse,
    evidence: item.facts.evidence,
    resources: item.facts.resources.map(({ id, type, url }) => ({
      type,
      url,
      title: texts.resources[id]?.title ?? '',
      description: texts.resources[id]?.description ?? '',
    })),
  };
}
