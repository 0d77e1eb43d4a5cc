import { textOf } from '../../bench/src/lib/problem.ts';
import { cleanUp, isStopping, run } from '../../bench/src/lib/processes.ts';

/** What a script saw. */
export interface Seen {
  /** The load during the fault. */
  load: string;
  /** Writes that the server acknowledged, and those of them that are missing or stand there twice. */
  acknowledged: number;
  lost: number;
  doubled: number;
  /** The number of responses by status; `not reached` and `no answer` are explained in writers.ts of bench. */
  statuses: Record<string, number>;
  /** From the end of the fault to the first success, in milliseconds; Infinity if there was none. */
  recoveredMs: number;
  /** The promises that were broken, in sentences. */
  broken: string[];
}

export interface Fault {
  /** As in docs/reliability.md. */
  name: string;
  /** Why this machine cannot cause the fault; undefined if it can. */
  cannotBeCaused?: () => string | undefined;
  cause(say: (step: string) => void): Promise<Seen>;
}

/** The promises that hold for every fault. */
export const brokenInAnyFault = ({
  acknowledged,
  lost,
  doubled,
  recoveredMs,
}: Pick<Seen, 'acknowledged' | 'lost' | 'doubled' | 'recoveredMs'>) => [
  ...(acknowledged > 0 ? [] : ['nothing was written at all']),
  ...(lost === 0 ? [] : [`${lost} acknowledged writes are missing`]),
  ...(doubled === 0 ? [] : [`${doubled} writes stand there twice`]),
  ...(Number.isFinite(recoveredMs) ? [] : ['nobody succeeded after the fault']),
];

const statusText = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** The line of a fault in the table of docs/reliability.md. */
const rowOf = (name: string, { load, statuses, acknowledged, lost, doubled, recoveredMs, broken }: Seen) =>
  [
    '',
    name,
    load,
    acknowledged,
    lost,
    doubled,
    statusText(statuses),
    `${Math.round(recoveredMs)} ms`,
    broken.length === 0 ? 'kept' : broken.join('; '),
    '',
  ]
    .join(' | ')
    .trim();

const head = [
  '| fault | load | acknowledged | lost | doubled | responses | recovered after | promise |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Causes a fault and returns what it saw, or undefined if it could not be caused to its end. */
async function causeOne({ cause, cannotBeCaused }: Fault, say: (step: string) => void) {
  const reason = cannotBeCaused?.();
  if (reason !== undefined) {
    say(`not caused: ${reason}`);
    return undefined;
  }
  try {
    return await cause(say);
  } catch (error) {
    say(`failed: ${textOf(error)}`);
    return undefined;
  }
}

/**
 * Causes the faults one after the other. `isBroken` if a promise was broken or a fault could not be caused to its end,
 * which is said at once and leaves the rows of the others.
 */
export async function tableOf(
  faults: readonly Fault[],
  say: (line: string) => void,
): Promise<{ rows: string[]; isBroken: boolean }> {
  const rows: string[] = [];
  let isBroken = false;
  for (const fault of faults) {
    say(fault.name);
    const seen = await causeOne(fault, (step) => say(`  ${step}`));
    if (isStopping()) break;
    await cleanUp();
    if (seen) rows.push(rowOf(fault.name, seen));
    isBroken ||= !seen || seen.broken.length > 0;
  }
  return { rows, isBroken };
}

/** Causes the faults and prints the table. Exits with 1 if a promise was broken or a fault could not be caused. */
export const causeAll = (faults: readonly Fault[]): Promise<void> =>
  run(async () => {
    const { rows, isBroken } = await tableOf(faults, (line) => process.stderr.write(`${line}\n`));
    process.stdout.write(`${[...head, ...rows].join('\n')}\n`);
    return isBroken ? 1 : 0;
  });

/** Causes a fault if its script was started by itself. */
export const causeAlone = (meta: ImportMeta, fault: Fault): Promise<void> | undefined =>
  meta.main ? causeAll([fault]) : undefined;
