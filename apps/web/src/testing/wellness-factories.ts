import type {
  Exercise,
  ExerciseStep,
  ExerciseSummary,
  PastProgress,
  Progress,
  Technique,
  TechniqueSummary,
} from '@halved/shared/contract/wellness';
import { anId, aUser } from './factories.ts';

/** A member who may use the wellness pages. */
export const aPremiumUser = () => aUser({ tier: 'premium' });

export const anExerciseSummary = (changes: Partial<ExerciseSummary> = {}): ExerciseSummary => ({
  id: anId(),
  title: 'Feet on the floor',
  description: 'You feel the floor under you.',
  category: 'grounding',
  difficulty: 'beginner',
  duration: 4,
  tags: ['floor'],
  imageUrl: '/pictures/roots.svg',
  language: 'en',
  ...changes,
});

export const aStep = (changes: Partial<ExerciseStep> = {}): ExerciseStep => ({
  id: 'stand',
  title: 'Stand',
  content: 'Stand or sit so that your feet touch the floor.',
  imageUrl: null,
  durationSeconds: 45,
  rhythm: null,
  ...changes,
});

/** An exercise of three steps. */
export const anExercise = (changes: Partial<Exercise> = {}): Exercise => ({
  ...anExerciseSummary(),
  steps: [
    aStep(),
    aStep({ id: 'press', title: 'Press', content: 'Press your feet down.' }),
    aStep({ id: 'rest', title: 'Rest', content: 'Let them be.', durationSeconds: 120 }),
  ],
  progress: null,
  isRetired: false,
  ...changes,
});

export const aProgress = (changes: Partial<Progress> = {}): Progress => ({
  id: anId(),
  exerciseId: anId(),
  currentStep: 0,
  completed: false,
  notes: null,
  rating: null,
  effectiveness: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  ...changes,
});

export const aPastProgress = (changes: Partial<PastProgress> = {}): PastProgress => ({
  ...aProgress(),
  exercise: { title: 'Feet on the floor', category: 'grounding', steps: 3, language: 'en' },
  ...changes,
});

export const aTechniqueSummary = (changes: Partial<TechniqueSummary> = {}): TechniqueSummary => ({
  id: anId(),
  title: 'Five, four, three, two, one',
  description: 'You name what is around you.',
  category: 'grounding',
  effectiveness: 3,
  scienceBasedRating: 2,
  tags: ['senses'],
  imageUrl: '/pictures/window.svg',
  language: 'en',
  ...changes,
});

export const aTechnique = (changes: Partial<Technique> = {}): Technique => ({
  ...aTechniqueSummary(),
  instructions: 'Name five things that you see.\nName four things that you hear.',
  whenToUse: ['When everything is too much'],
  evidence: { title: 'A study of the senses (2019)', url: 'https://doi.org/10.1000/senses' },
  resources: [],
  ...changes,
});

/** One page of wellness.history, by default the last page. */
export const aHistoryPage = (progress: PastProgress[], nextCursor: string | null = null) => ({
  progress,
  total: progress.length,
  hasMore: nextCursor !== null,
  nextCursor,
});
