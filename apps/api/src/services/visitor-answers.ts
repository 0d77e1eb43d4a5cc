import { LRUCache } from 'lru-cache';

export interface Answer {
  body: string;
  etag: string;
}

/** What visitors ask for again and again, repeated from memory for a moment. */
export interface VisitorAnswers {
  /** The answer under a key, made anew after `ttl` milliseconds; asked for at once, made once. */
  recall(key: string, ttl: number, make: () => Promise<Answer>): Promise<Answer>;
  /** Forgets all of it, after something is gone that must not be shown a moment longer. */
  forget(): void;
}

export function createVisitorAnswers(): VisitorAnswers {
  // Dropped when its time is over, not when its place is wanted: two hundred long pages are a lot of memory.
  const answers = new LRUCache<string, Promise<Answer>>({ max: 200, ttlAutopurge: true });
  return {
    recall: (key, ttl, make) => {
      const found = answers.get(key);
      if (found) return found;
      const made = make();
      answers.set(key, made, { ttl });
      made.catch(() => answers.delete(key));
      return made;
    },
    forget: () => answers.clear(),
  };
}
