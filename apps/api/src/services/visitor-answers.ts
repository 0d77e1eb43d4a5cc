import { LRUCache } from 'lru-cache';

export interface Answer {
  body: Buffer;
  etag: string;
}

/** What visitors ask for again and again, repeated from memory for a moment. */
export interface VisitorAnswers {
  /** The answer under a key, at most `ttl` milliseconds old; asked for at once, made once. */
  recall(key: string, ttl: number, make: () => Promise<Answer>): Promise<Answer>;
  /** Forgets all of it, after something is gone that must not be shown a moment longer. */
  forget(): void;
}

const mostBytes = 16 * 1024 * 1024;

export function createVisitorAnswers(maxSize: number = mostBytes): VisitorAnswers {
  const making = new Map<string, Promise<Answer>>();
  // Dropped when its time is over, not when its place is wanted.
  const kept = new LRUCache<string, Answer>({
    max: 200,
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttlAutopurge: true,
  });

  const makeAnew = (key: string, ttl: number, make: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const made = make();
    making.set(key, made);
    const done = (answer?: Answer) => {
      // What was forgotten meanwhile was read before whatever is gone.
      if (making.get(key) !== made) return;
      making.delete(key);
      const left = Math.floor(ttl - (performance.now() - began));
      if (answer && left > 0) kept.set(key, answer, { ttl: left });
    };
    made.then(done, () => done());
    return made;
  };

  return {
    recall: async (key, ttl, make) => kept.get(key) ?? making.get(key) ?? makeAnew(key, ttl, make),
    forget: () => {
      making.clear();
      kept.clear();
    },
  };
}
