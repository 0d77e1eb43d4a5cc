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

type WakeListener = (job: WakeableJob, ids: readonly string[]) => void;

export interface Jobs {
  /**
   * Asks for a run soon, and not only at the job's next time. `ids` names the rows that are new to it. Call it after the
   * commit.
   */
  wake(job: WakeableJob, ids?: readonly string[]): void;
  /** Calls `listener` at each wake. The returned function stops that. */
  onWake(listener: WakeListener): () => void;
}

export function createJobs(): Jobs {
  const listeners = new Set<WakeListener>();
  return {
    wake: (job, ids = []) => {
      for (const listener of listeners) listener(job, ids);
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
