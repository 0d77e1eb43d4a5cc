export interface Outbox {
  /** Has waiting mail sent soon instead of at the next sweep. Call it after the commit. */
  wake(): void;
  /** Calls `send` at each wake; returns how to stop that. */
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
