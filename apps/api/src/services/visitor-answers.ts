import { LRUCache } from 'lru-cache';

export interface Answer {
  body: Buffer;
  etag: string;
}

/** A short cache of answers to visitors. */
export interface VisitorAnswers {
  /** The answer under a key, at most `ttl` milliseconds old. Simultaneous requests share one. */
  recall(key: string, ttl: number, make: () => Promise<Answer>): Promise<Answer>;
  /** Empties the cache after something was removed that must not be shown any longer. */
  forget(): void;
}

const mostBytes = 16 * 1024 * 1024;

export function createVisitorAnswers(maxSize: number = mostBytes): VisitorAnswers {
  const making = new Map<string, Promise<Answer>>();
  // An answer is dropped when its time is over, even if there is room.
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
      // The cache was emptied meanwhile, so this answer may show what was removed.
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
