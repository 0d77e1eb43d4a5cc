/** Posts whose similar posts are to be counted, as far as this process has read them. */
export interface RecountQueue {
  add(id: string): void;
  /** At most so many of them, the earliest first. */
  take(count: number): string[];
  /** Asks to have the similar posts of all posts counted anew. */
  addAll(): void;
  /** Whether a recount of all was requested since the last call. */
  takeAll(): boolean;
}

/** Posts beyond this number are counted at the next start, as their rows say that they were not. */
const maxQueued = 1_000;

export function createRecountQueue(): RecountQueue {
  const queued = new Set<string>();
  let isAllQueued = false;
  return {
    add: (id) => {
      if (queued.size < maxQueued) queued.add(id);
    },
    take: (count) => {
      const ids = [...queued].slice(0, count);
      for (const id of ids) queued.delete(id);
      return ids;
    },
    addAll: () => {
      isAllQueued = true;
    },
    takeAll: () => {
      const wasQueued = isAllQueued;
      isAllQueued = false;
      return wasQueued;
    },
  };
}
