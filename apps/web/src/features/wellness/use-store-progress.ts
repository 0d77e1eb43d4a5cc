import type { Exercise, Progress } from '@halved/shared/contract/wellness';
import { trpc } from '../../lib/server/trpc.ts';

/** The open progress of an exercise after the server has confirmed a step or a completion. */
function openProgress(open: Exercise['progress'], confirmed: Progress): Exercise['progress'] {
  if (!confirmed.completed) return confirmed;
  return open?.id === confirmed.id ? null : open;
}

/** Puts a progress that the server has confirmed into the cache. */
export function useStoreProgress(exerciseId: string): (progress: Progress) => void {
  const utils = trpc.useUtils();
  return (progress) => {
    utils.wellness.exercise.setData(
      { id: exerciseId },
      (exercise) => exercise && { ...exercise, progress: openProgress(exercise.progress, progress) },
    );
    void utils.wellness.history.invalidate();
  };
}
