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

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

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

/** The kinds of external resources of a technique. */
export const mediaTypes = ['video', 'audio', 'book', 'app', 'website', 'other'] as const;

/** The kinds of entries in the directory of help. */
export const resourceKinds = [
  'crisis',
  'helpline',
  'guide',
  'organisation',
  'app',
  'book',
  'community',
] as const;

export const resourceCosts = ['free', 'paid', 'insurance', 'sliding_scale'] as const;

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
