import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { difficulties, exerciseCategories, mediaTypes, techniqueCategories } from '../wellness-kinds.ts';
import { operation } from './operation.ts';
import { ProgressUpdate } from './progress-update.ts';
import {
  component,
  id,
  language,
  moment,
  optionalLimit,
  page,
  pageLimit,
  pageOf,
  searchText,
} from './scalars.ts';

const exerciseCategory = z.enum(exerciseCategories, 'validation.category');
const techniqueCategory = z.enum(techniqueCategories, 'validation.category');
const difficulty = z.enum(difficulties, 'validation.difficulty');
/** 1 to 5. */
const stars = z.int();
/** The path of a drawing on this server. */
const imageUrl = z.string();
const feature = 'tier:guided_exercises';

const exercise = {
  id,
  title: z.string(),
  description: z.string(),
  category: exerciseCategory,
  difficulty,
  /** In minutes, rounded up. */
  duration: z.int(),
  tags: z.array(z.string()),
  imageUrl,
  /** The language of its texts, which is English if they are not translated. */
  language,
};

/** A guided exercise in a list, without its steps. */
export const ExerciseSummary = component('ExerciseSummary', z.strictObject(exercise));
export type ExerciseSummary = z.infer<typeof ExerciseSummary>;

export const ExerciseStep = component(
  'ExerciseStep',
  z.strictObject({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    imageUrl: z.nullable(imageUrl),
    durationSeconds: z.int(),
    /** Seconds to breathe in, hold, breathe out and hold. Null if the step has no rhythm. */
    rhythm: z.nullable(z.array(z.int())),
  }),
);
export type ExerciseStep = z.infer<typeof ExerciseStep>;

const progress = {
  id,
  exerciseId: id,
  /** Counted from 0. */
  currentStep: z.int(),
  completed: z.boolean(),
  notes: z.nullable(z.string()),
  rating: z.nullable(stars),
  effectiveness: z.nullable(stars),
  startedAt: moment,
  updatedAt: moment,
  completedAt: z.nullable(moment),
};

/** A member's progress in an exercise, from its start to its completion and what they say about it. */
export const Progress = component('Progress', z.strictObject(progress));
export type Progress = z.infer<typeof Progress>;

/** An entry of the history: the progress, and the exercise that it belongs to. */
export const PastProgress = component(
  'PastProgress',
  z.strictObject({
    ...progress,
    exercise: z.strictObject({ title: z.string(), category: exerciseCategory, steps: z.int(), language }),
  }),
);
export type PastProgress = z.infer<typeof PastProgress>;

/** A guided exercise with its steps, and the caller's open progress: the one that is not completed, or null. */
export const Exercise = component(
  'Exercise',
  z.strictObject({
    ...exercise,
    steps: z.array(ExerciseStep),
    progress: z.nullable(Progress),
    /** Whether it is no longer offered. Then an open progress can be finished, but nobody can start it. */
    isRetired: z.boolean(),
  }),
);
export type Exercise = z.infer<typeof Exercise>;

const technique = {
  id,
  title: z.string(),
  description: z.string(),
  category: techniqueCategory,
  effectiveness: stars,
  scienceBasedRating: stars,
  tags: z.array(z.string()),
  imageUrl,
  /** The language of its texts, which is English if they are not translated. */
  language,
};

/** A coping technique in a list, without its instructions. */
export const TechniqueSummary = component('TechniqueSummary', z.strictObject(technique));
export type TechniqueSummary = z.infer<typeof TechniqueSummary>;

export const Technique = component(
  'Technique',
  z.strictObject({
    ...technique,
    /** Steps in order, one a line. */
    instructions: z.string(),
    whenToUse: z.array(z.string()),
    /** The study or guideline behind the rating. The title is in the language it was published in. */
    evidence: z.strictObject({ title: z.string(), url: z.nullable(z.string()) }),
    resources: z.array(
      z.strictObject({
        type: z.enum(mediaTypes),
        title: z.string(),
        description: z.string(),
        url: z.string(),
      }),
    ),
  }),
);
export type Technique = z.infer<typeof Technique>;

const counted = <Category extends z.core.$ZodType>(category: Category) =>
  z.strictObject({ categories: z.array(z.strictObject({ category, count: z.int() })) });

export const wellness = {
  exercises: operation('GET /wellness/exercises', {
    summary: 'The guided exercises, in the order of their categories, the easier first.',
    access: feature,
    input: z.strictObject({
      ...page,
      category: z.optional(exerciseCategory),
      difficulty: z.optional(difficulty),
      query: z.optional(searchText),
    }),
    output: pageOf('exercises', ExerciseSummary),
  }),
  popularExercises: operation('GET /wellness/exercises/popular', {
    summary: 'The exercises that most members completed in the last 90 days, then the others.',
    access: feature,
    input: z.strictObject({
      category: z.optional(exerciseCategory),
      limit: pageLimit(limits.popularExercises),
    }),
    output: z.strictObject({ exercises: z.array(ExerciseSummary) }),
  }),
  exerciseCategories: operation('GET /wellness/exercises/categories', {
    summary: 'The categories of the exercises, each with its number of exercises.',
    access: feature,
    output: counted(exerciseCategory),
  }),
  exercise: operation('GET /wellness/exercises/:id', {
    summary: 'An exercise with its steps, and the caller’s open progress.',
    access: feature,
    input: z.strictObject({ id }),
    output: Exercise,
    errors: ['NOT_FOUND'],
  }),
  startExercise: operation('POST /wellness/exercises/:id/start', {
    summary: 'Starts an exercise. One that the caller has not completed is continued.',
    access: feature,
    limit: 'exerciseSteps',
    status: 201,
    input: z.strictObject({ id }),
    output: Progress,
    errors: ['NOT_FOUND'],
  }),
  updateProgress: operation('PUT /wellness/progress/:progressId', {
    summary: 'Goes to a step, or completes the exercise, or says afterwards how it was.',
    access: 'owner',
    limit: 'exerciseSteps',
    input: z.extend(ProgressUpdate, { progressId: id }),
    output: Progress,
    errors: ['NOT_FOUND'],
  }),
  techniques: operation('GET /wellness/techniques', {
    summary: 'The coping techniques, in the order of their categories, the most effective first.',
    access: feature,
    input: z.strictObject({
      category: z.optional(techniqueCategory),
      query: z.optional(searchText),
      limit: optionalLimit,
    }),
    output: z.strictObject({ techniques: z.array(TechniqueSummary) }),
  }),
  techniqueCategories: operation('GET /wellness/techniques/categories', {
    summary: 'The categories of the techniques, each with its number of techniques.',
    access: feature,
    output: counted(techniqueCategory),
  }),
  technique: operation('GET /wellness/techniques/:id', {
    summary: 'A coping technique with its instructions.',
    access: feature,
    input: z.strictObject({ id }),
    output: Technique,
    errors: ['NOT_FOUND'],
  }),
  history: operation('GET /wellness/history', {
    summary: 'The exercises that the caller has started, the latest first.',
    access: 'user',
    input: z.strictObject(page),
    output: pageOf('progress', PastProgress),
  }),
  recommendations: operation('GET /wellness/recommendations', {
    summary: 'Exercises and techniques for what the caller wrote about lately, and a sentence that says why.',
    access: feature,
    input: z.strictObject({ limit: pageLimit(limits.recommendations) }),
    output: z.strictObject({
      exercises: z.array(ExerciseSummary),
      techniques: z.array(TechniqueSummary),
      reason: z.string(),
    }),
  }),
};
