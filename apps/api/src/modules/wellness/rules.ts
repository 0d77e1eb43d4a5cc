import type { ProgressUpdate } from '@halved/shared/contract/progress-update';
import { fail, refuse } from '../../errors.ts';

/** What a member can change in a progress. */
export interface ProgressState {
  /** Counted from 0. */
  currentStep: number;
  isCompleted: boolean;
  notes: string | null;
  rating: number | null;
  effectiveness: number | null;
}

/** The fields that say how an exercise was. */
const afterwards = ['notes', 'rating', 'effectiveness'] as const;

/**
 * The state after a change (docs/product.md §20.3). A completed exercise stays completed. Fails with VALIDATION_FAILED
 * if the exercise has no such step, or if it is rated before it is completed.
 */
export function progressAfter(
  before: ProgressState,
  { currentStep = before.currentStep, completed, ...words }: ProgressUpdate,
  steps: number,
): ProgressState {
  if (currentStep !== before.currentStep && currentStep >= steps) refuse('currentStep', 'validation.step');
  const isCompleted = before.isCompleted || completed === true;
  const early = isCompleted ? [] : afterwards.filter((name) => words[name]);
  if (early.length > 0) {
    const issues = early.map((path) => ({ path, key: 'validation.ratedTooEarly' }));
    fail('VALIDATION_FAILED', { issues });
  }
  const { notes = before.notes, rating = before.rating, effectiveness = before.effectiveness } = words;
  return { currentStep, isCompleted, notes: notes || null, rating, effectiveness };
}

/** Whether a change leaves everything as it was, such as completing an exercise twice. */
export const isUnchanged = (before: ProgressState, after: ProgressState): boolean =>
  before.currentStep === after.currentStep &&
  before.isCompleted === after.isCompleted &&
  afterwards.every((name) => before[name] === after[name]);
