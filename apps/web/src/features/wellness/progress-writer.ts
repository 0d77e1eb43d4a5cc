import type { Progress } from '@halved/shared/contract/wellness';

/** Where somebody is in an exercise. */
export interface Position {
  /** Counted from 0. */
  currentStep: number;
  completed: boolean;
}

export interface ProgressCalls {
  start: () => Promise<Progress>;
  update: (progressId: string, position: Position) => Promise<Progress>;
}

export interface ProgressWriter {
  /** Makes sure that the exercise is started. */
  start: () => Promise<Progress>;
  /** Resolves once the server knows the position, or a later one. */
  reach: (position: Position) => Promise<Progress>;
}

/**
 * Sends the positions in one exercise to the server. One call is under way at a time, and of the positions reached
 * meanwhile only the last is sent. So no step waits for a sleeping server (docs/product.md §10.1).
 */
export function createProgressWriter(calls: ProgressCalls, known: Progress | null): ProgressWriter {
  let progress = known;
  let wanted: Position | null = null;
  let running: Promise<Progress> | null = null;

  async function send(): Promise<Progress> {
    progress ??= await calls.start();
    while (wanted) {
      const position = wanted;
      progress = await calls.update(progress.id, position);
      if (wanted === position) wanted = null;
    }
    return progress;
  }

  const run = () => {
    running ??= send().finally(() => {
      // A position that the server refused is not sent again with the next one.
      wanted = null;
      running = null;
    });
    return running;
  };
  return {
    start: run,
    reach: (position) => {
      wanted = position;
      return run();
    },
  };
}
