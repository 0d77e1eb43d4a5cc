/** What a guided exercise trains. */
export const exerciseCategories = [
  'breathing',
  'grounding',
  'mindfulness',
  'body',
  'sleep',
  'thoughts',
  'self-compassion',
  'movement',
  'worry-time',
  'connection',
] as const;
export type ExerciseCategory = (typeof exerciseCategories)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What a coping technique uses. */
export const techniqueCategories = [
  'grounding',
  'mindfulness',
  'breathing',
  'thoughts',
  'action',
  'body',
  'connection',
  'self-compassion',
  'sleep',
] as const;
export type TechniqueCategory = (typeof techniqueCategories)[number];

/** The kinds of external resources of a technique. */
export const mediaTypes = ['video', 'audio', 'book', 'app', 'website', 'other'] as const;

/** The drawings that exercises, their steps and techniques can show. */
export const pictures = [
  'breath-circle',
  'breath-box',
  'two-halves',
  'rising-arc',
  'horizon',
  'moon',
  'roots',
  'ripples',
  'steps',
  'hands',
  'lantern',
  'spiral',
  'scale',
  'bridge',
  'cup',
  'path',
  'window',
  'body',
  'sun',
  'links',
] as const;
