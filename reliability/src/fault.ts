import { cleanUp, run } from '../../bench/src/lib/processes.ts';

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
  /** From the end of the fault to the first success, in milliseconds. */
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

const say = (step: string) => process.stderr.write(`  ${step}\n`);

/** The promises that hold for every fault. */
export const brokenInAnyFault = ({
  acknowledged,
  lost,
  doubled,
}: Pick<Seen, 'acknowledged' | 'lost' | 'doubled'>) => [
  ...(acknowledged > 0 ? [] : ['nothing was written at all']),
  ...(lost === 0 ? [] : [`${lost} acknowledged writes are missing`]),
  ...(doubled === 0 ? [] : [`${doubled} writes stand there twice`]),
];

const statusText = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

/** The line of a fault in the table of docs/reliability.md. */
export const rowOf = (
  name: string,
  { load, statuses, acknowledged, lost, doubled, recoveredMs, broken }: Seen,
) =>
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

export const head = [
  '| fault | load | acknowledged | lost | doubled | responses | recovered after | promise |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/**
 * Causes the faults one after the other and prints the table. Exits with 1 if a promise was broken or a fault could not
 * be caused.
 */
export const causeAll = (faults: readonly Fault[]): Promise<void> =>
  run(async () => {
    const rows: string[] = [];
    let isBroken = false;
    for (const { name, cause, cannotBeCaused } of faults) {
      process.stderr.write(`${name}\n`);
      const reason = cannotBeCaused?.();
      if (reason !== undefined) {
        isBroken = true;
        process.stderr.write(`  not caused: ${reason}\n`);
        continue;
      }
      const seen = await cause(say);
      isBroken ||= seen.broken.length > 0;
      rows.push(rowOf(name, seen));
      await cleanUp();
    }
    process.stdout.write(`${[...head, ...rows].join('\n')}\n`);
    return isBroken ? 1 : 0;
  });

/** Causes a fault if its script was started by itself. */
export const causeAlone = (meta: ImportMeta, fault: Fault): Promise<void> | undefined =>
  meta.main ? causeAll([fault]) : undefined;
