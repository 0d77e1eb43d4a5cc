import type { Exercise } from '@halved/shared/contract/wellness';
import { openDraft, writeDraft } from '../../lib/writing/drafts.ts';
import type { Position } from './progress-writer.ts';

const draftOf = (exerciseId: string) => `step:${exerciseId}`;

/** When the server last learnt of an open progress; the word stands for an exercise that is not begun there. */
const knownMoment = (progress: Exercise['progress']): string => progress?.updatedAt ?? 'nothing';

const format = /^(\d+) (open|completed) (\d+) (\S+)$/;

/**
 * Keeps a position on the device until the server has it, so that a reload while the server sleeps does not lose it.
 * `progress` is what the server is known to have.
 */
export function keepUnsentStep(
  accountId: string | null,
  { id, progress }: Pick<Exercise, 'id' | 'progress'>,
  { currentStep, completed }: Position,
): void {
  const state = completed ? 'completed' : 'open';
  const text = `${currentStep} ${state} ${Date.now()} ${knownMoment(progress)}`;
  writeDraft(accountId, draftOf(id), text);
}

/**
 * The position that was kept; null if there is none, or if another device has gone on since. The clocks of devices
 * differ, so a position is also valid if the server has learnt nothing since it was kept.
 */
export function unsentStep(
  accountId: string | null,
  { id, progress, steps }: Pick<Exercise, 'id' | 'progress' | 'steps'>,
): Position | null {
  const [, step, state, keptAt, known] = format.exec(openDraft(accountId, draftOf(id)) ?? '') ?? [];
  if (!state) return null;
  const isNews = known !== knownMoment(progress);
  const isOvertaken = isNews && (!progress || Number(keptAt) < Date.parse(progress.updatedAt));
  if (isOvertaken || Number(step) >= steps.length) {
    writeDraft(accountId, draftOf(id), null);
    return null;
  }
  return { currentStep: Number(step), completed: state === 'completed' };
}

/** Removes the kept position once the server has it, or has refused it. */
export function dropUnsentStep(accountId: string | null, exerciseId: string, sent: Position): void {
  const kept = openDraft(accountId, draftOf(exerciseId)) ?? '';
  const state = sent.completed ? 'completed' : 'open';
  if (kept.startsWith(`${sent.currentStep} ${state} `)) writeDraft(accountId, draftOf(exerciseId), null);
}
