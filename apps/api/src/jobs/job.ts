/** What a run of a job is given. */
export interface Run {
  /** The ids of rows that were given to `wake`; empty in a run of the schedule. */
  readonly ids: readonly string[];
  /** Aborted when the process is asked to stop. A long job then ends early, and its next run goes on. */
  readonly signal: AbortSignal;
}

/**
 * Work that is done in the background, again and again. It finds in the rows what is to be done, and claims it there
 * (`for update skip locked`, or a state that changes once), because a run may come twice, late, or in two processes at
 * once.
 */
export interface Job {
  /** The name of its queue, and of the job in the log. */
  readonly name: string;
  /** The seconds between two runs, and before the very first. Null if it runs only when somebody wakes it. */
  readonly everySeconds: number | null;
  /** How often a worker looks for a run of this job; see `lookSecondsOf`. */
  readonly lookSeconds?: number;
  /** Whether it also runs at the start of every worker. */
  readonly atStart?: boolean;
  work(run: Run): Promise<unknown>;
}
