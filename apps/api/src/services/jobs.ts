/** The jobs that modules can ask for, because there is work for them now. Every other job runs on its schedule alone. */
export type WakeableJob =
  | 'apply-payments'
  | 'build-aggregates'
  | 'cancel-subscriptions'
  | 'count-similar'
  | 'make-old-posts-private'
  | 'read-unread'
  | 'recount-similar'
  | 'send-mail'
  | 'send-pushes';

/** A job as the admin area names it. */
export interface OfferedJob {
  readonly name: string;
  /** Null if it runs only when somebody wakes it. */
  readonly everySeconds: number | null;
}

type WakeListener = (job: WakeableJob, ids: readonly string[]) => void;
type StartListener = (job: OfferedJob) => void;

export interface Jobs {
  /**
   * Asks for a run soon, and not only at the job's next time. `ids` names the rows that are new to it. Call it after the
   * commit.
   */
  wake(job: WakeableJob, ids?: readonly string[]): void;
  /** Calls `listener` at each wake. The returned function stops that. */
  onWake(listener: WakeListener): () => void;
  /** Says which jobs there are. */
  offer(jobs: readonly OfferedJob[]): void;
  offered(): readonly OfferedJob[];
  /** Asks this process to look now for the runs of a job. A job without a schedule gets a run. */
  start(job: OfferedJob): void;
  /** Calls `listener` at each `start`. The returned function stops that. */
  onStart(listener: StartListener): () => void;
}

/** Listeners that can be removed again. */
function listenersOf<Listener>() {
  const listeners = new Set<Listener>();
  return {
    listeners,
    add: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function createJobs(): Jobs {
  const wakes = listenersOf<WakeListener>();
  const starts = listenersOf<StartListener>();
  let jobs: readonly OfferedJob[] = [];
  return {
    wake: (job, ids = []) => {
      for (const listener of wakes.listeners) listener(job, ids);
    },
    onWake: wakes.add,
    offer: (all) => {
      jobs = all.map(({ name, everySeconds }) => ({ name, everySeconds }));
    },
    offered: () => jobs,
    start: (job) => {
      for (const listener of starts.listeners) listener(job);
    },
    onStart: starts.add,
  };
}
