export interface Outbox {
  /** Makes the jobs send waiting mail soon, and not only at the next sweep. Call it after the commit. */
  wake(): void;
  /** Calls `send` at each wake. The returned function stops that. */
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
