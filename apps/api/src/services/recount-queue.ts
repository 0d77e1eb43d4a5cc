/** The posts that this process has read and whose similar posts are not counted yet. */
export interface RecountQueue {
  add(id: string): void;
  /** Removes and returns at most `count` posts, the earliest first. */
  take(count: number): string[];
}

/**
 * The most posts in the queue. Further posts are counted at the next start, because their rows say that they have no
 * count.
 */
const maxQueued = 1_000;

export function createRecountQueue(): RecountQueue {
  const queued = new Set<string>();
  return {
    add: (id) => {
      if (queued.size < maxQueued) queued.add(id);
    },
    take: (count) => {
      const ids = [...queued].slice(0, count);
      for (const id of ids) queued.delete(id);
      return ids;
    },
  };
}
