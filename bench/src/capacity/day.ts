import type { LoadFindings } from '../report/findings.ts';

/** Processor time of one call, in milliseconds. */
export interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** How often each call is made, per active member and day. An assumption, printed in docs/capacity.md. */
export const callsOfDay = {
  'a page of the feed': 12,
  'a page of Following': 4,
  'a page of Discover': 2,
  'a worry': 8,
  'a thread': 8,
  'a search': 0.5,
  'the dashboard': 3,
  'a small read (notifications, a profile, a renewed session)': 60,
  'a like': 4,
  'a comment': 1,
  'a reply': 0.5,
  'a shared worry': 0.3,
  'a sign-in': 0.1,
} as const;

export type Call = keyof typeof callsOfDay;

export const calls = Object.keys(callsOfDay).filter((name): name is Call => name in callsOfDay);

const measured = (figures: { serverCpuMs: number; databaseCpuMs: number } | undefined): Cost => {
  if (!figures) throw new Error('The results lack a page. Run npm run bench first.');
  return { serverMs: figures.serverCpuMs, databaseMs: figures.databaseCpuMs };
};

/** The measured cost of each call. */
export const costsOf = ({ reads, ...loads }: LoadFindings): Record<Call, Cost> => ({
  'a page of the feed': measured(loads.feed.api),
  'a page of Following': measured(reads.Following),
  'a page of Discover': measured(reads.Discover),
  'a worry': measured(loads.read.api),
  'a thread': measured(loads.thread.api),
  'a search': measured(reads['a search']),
  'the dashboard': measured(reads['the dashboard']),
  'a small read (notifications, a profile, a renewed session)': measured(reads['a profile']),
  'a like': measured(loads.like.api),
  'a comment': measured(loads.comment.api),
  'a reply': measured(loads.reply.api),
  'a shared worry': measured(loads.share.api),
  'a sign-in': measured(loads.signIn.api),
});

/** The processor time that one active member costs in a day. */
export function costOfDay(costOf: (call: Call) => Cost): Cost {
  let [serverMs, databaseMs] = [0, 0];
  for (const call of calls) {
    const cost = costOf(call);
    serverMs += callsOfDay[call] * cost.serverMs;
    databaseMs += callsOfDay[call] * cost.databaseMs;
  }
  return { serverMs, databaseMs };
}
