import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Steps, within } from '@halved/care';

/**
 * The processor time that the texts of a request may take together. Meanwhile their author and all other callers wait.
 * The longest text takes an eighth of this time. The first text in a language after a start takes up to a third,
 * because the patterns of the language are compiled then. On a slow machine that first text takes the whole time. Tests
 * change this value.
 */
export const analysisBudget = { ms: 250 };
/** An analysis that nobody waits for pauses whenever it has taken this processor time. */
const stretchMs = 5;

let longestMs = 0;
let wasUnread = false;

/** Starts to count time, and returns a function that tells whether less than `ms` has passed. */
export type Allowance = (ms: number) => () => boolean;

const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Counts the processor time of this thread, which does not grow while other work runs on the machine. It is never more
 * than the time that has passed, so the operating system is asked for it only after `ms`. An analysis would otherwise
 * ask fifty times, for a tenth of its time.
 */
const ofProcessorTime: Allowance = (ms) => {
  const begun = performance.now();
  const end = processorMs() + ms;
  return () => performance.now() - begun < ms || processorMs() < end;
};

/**
 * Analyses or screens texts while their author waits. If that takes too long, the result is `unread` and a job reads the
 * texts later (decision 0018). The first step, which loads a language, is not counted. Only the longest duration is
 * stored, and nothing of the words.
 */
export function inTime<Result>(
  steps: Steps<Result>,
  unread: () => NoInfer<Result>,
  allowance: Allowance = ofProcessorTime,
): Result {
  const before = performance.now();
  steps.next();
  const result = within(steps, allowance(analysisBudget.ms));
  longestMs = Math.max(longestMs, performance.now() - before);
  wasUnread ||= !result;
  return result ?? unread();
}

/** Analyses or screens texts while nobody waits. It always completes, and pauses for other work. */
export async function inBackground<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const isShort = ofProcessorTime(stretchMs);
    while (isShort()) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await nextTurn();
  }
}

/** The duration, in ms, of the longest analysis in this process since the last call. */
export function takeLongestAnalysisMs(): number {
  const result = longestMs;
  longestMs = 0;
  return result;
}

/** Whether a text was left unread in this process since the last call. */
export function takeUnreadFlag(): boolean {
  const result = wasUnread;
  wasUnread = false;
  return result;
}
