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
 * So much of the processor all of them may take while their writer waits, and everybody else with them. The longest text
 * takes an eighth of it; the first one in a language after a start takes up to a third, since its patterns are compiled
 * then, and on a slow machine all of it. Tests set it.
 */
export const analysisBudget = { ms: 250 };
/** What is not in a hurry gives way after so long. */
const stretchMs = 5;

let longestMs = 0;
let wasUnread = false;

/** What this thread has taken of the processor, in ms: it stands still while other work on the machine is done. */
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
 * What is understood of texts by somebody who waits for it, or `unread` where that takes too long; a job reads them
 * later (decision 0018). The first step is free: it makes a language ready. How long the longest took is kept, and
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

/** The same for nobody who waits: it always ends, and gives way to everybody else. */
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

/** How long, in ms, the longest analysis in this process took since this was last asked. */
export function takeLongestAnalysisMs(): number {
  const taken = longestMs;
  longestMs = 0;
  return taken;
}

/** Whether a text was left unread in this process since this was last asked. */
export function takeWasUnread(): boolean {
  const were = wasUnread;
  wasUnread = false;
  return were;
}
