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
  /** Makes sure that the exercise is started. A step that fails after it does not concern it. */
  start: () => Promise<Progress>;
  /** Resolves once the exercise is started and the server knows all positions so far. */
  saved: () => Promise<Progress>;
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
  let starting: Promise<Progress> | null = null;
  let sending: Promise<Progress> | null = null;

  const start = async () => {
    if (progress) return progress;
    starting ??= calls.start().finally(() => {
      starting = null;
    });
    progress = await starting;
    return progress;
  };

  async function send(): Promise<Progress> {
    let sent = await start();
    while (wanted) {
      const position = wanted;
      sent = await calls.update(sent.id, position);
      progress = sent;
      if (wanted === position) wanted = null;
    }
    return sent;
  }

  const saved = () => {
    sending ??= send().finally(() => {
      // A position that the server refused is not sent again with the next one.
      wanted = null;
      sending = null;
    });
    return sending;
  };
  return {
    start,
    saved,
    reach: (position) => {
      wanted = position;
      return saved();
    },
  };
}
