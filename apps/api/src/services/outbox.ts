export interface Outbox {
  /** Makes the job send waiting mail at once, and not only at its next interval. Call it after the commit. */
  wake(): void;
  /** Calls `send` whenever `wake` is called. The returned function ends this. */
  onWake(send: () => void): () => void;
}

export function createOutbox(): Outbox {
  const senders = new Set<() => void>();
  return {
    wake: () => {
      for (const send of senders) send();
    },
    onWake: (send) => {
      senders.add(send);
      return () => {
        senders.delete(send);
      };
    },
  };
}
