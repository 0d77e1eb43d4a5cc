import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type AnalyseOptions,
  type Analysis,
  analysingTogether,
  type Steps,
  unread,
  within,
} from '@halved/care';

/** Texts that are sent together, the first of which says what they are about. */
export type Texts = readonly [string, ...string[]];

/**
 * The processor time that they may take together while their writer and all other callers wait. The longest text takes
 * an eighth of it; the first one in a language after a start takes up to a third, since its patterns are compiled then,
 * and on a slow machine all of it. Tests set it.
 */
export const analysisBudget = { ms: 250 };
/** An analysis without a deadline pauses after so long. */
const stretchMs = 5;

let longestMs = 0;
let wasUnread = false;

/** The processor time of this thread, in ms, which does not grow while other work runs on the machine. */
export type Clock = () => number;
const processorClock: Clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const until = (clock: Clock, ms: number) => {
  const end = clock() + ms;
  return () => clock() < end;
};

/**
 * Analyses texts while their writer waits; the result is `unread` where that takes too long, and a job reads them later
 * (decision 0018). The first step, which loads a language, is not counted. Only the longest duration is kept, and
 * nothing of the words.
 */
export function timedAnalysis(
  texts: Texts,
  options: AnalyseOptions,
  clock: Clock = processorClock,
): Analysis {
  const before = performance.now();
  const steps = analysingTogether(texts, options);
  steps.next();
  const analysis = within(steps, until(clock, analysisBudget.ms));
  longestMs = Math.max(longestMs, performance.now() - before);
  wasUnread ||= !analysis;
  return analysis ?? unread(options);
}

/** The same while nobody waits: it always completes, and pauses for other work. */
export async function patientAnalysis(texts: Texts, options: AnalyseOptions): Promise<Analysis> {
  const steps: Steps<Analysis> = analysingTogether(texts, options);
  for (;;) {
    const isShort = until(processorClock, stretchMs);
    while (isShort()) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await nextTurn();
  }
}

/** How long, in ms, the longest analysis in this process took since the last call. */
export function takeLongestAnalysisMs(): number {
  const taken = longestMs;
  longestMs = 0;
  return taken;
}

/** Whether a text was left unread in this process since the last call. */
export function takeWasUnread(): boolean {
  const were = wasUnread;
  wasUnread = false;
  return were;
}
