import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export interface VisitorAnswer {
  body: Buffer;
  etag: string;
  /** The body after gzip. It is compressed at the first call, so that a client that does not want it costs nothing. */
  compressed: () => Promise<Buffer>;
}

const compress = promisify(gzip);

export function createVisitorAnswer(body: Buffer, etag: string): VisitorAnswer {
  let compressed: Promise<Buffer> | undefined;
  return {
    body,
    etag,
    compressed: () => {
      compressed ??= compress(body);
      return compressed;
    },
  };
}

/** A short cache of answers to visitors. */
export interface VisitorAnswers {
  /** The answer under a key, at most `ttl` milliseconds old. Simultaneous requests share one answer. */
  recall(key: string, ttl: number, make: () => Promise<VisitorAnswer>): Promise<VisitorAnswer>;
  /** Empties the cache after something was removed that must not be shown any longer. */
  forget(): void;
  /** How many answers came from the cache, and how many were made, since the start. */
  counts(): { hits: number; misses: number };
}

const maxBytes = 16 * 1024 * 1024;

export function createVisitorAnswers(maxSize: number = maxBytes): VisitorAnswers {
  let [hits, misses] = [0, 0];
  const making = new Map<string, Promise<VisitorAnswer>>();
  // `ttlAutopurge` drops an answer when its time is over, even if there is room.
  const cache = new LRUCache<string, VisitorAnswer>({
    max: 200,
    maxSize,
    // The compressed copy is made later. It is as long as the body at most, and a few bytes.
    sizeCalculation: ({ body }, key) => 2 * body.length + key.length,
    ttlAutopurge: true,
  });

  const makeAndCache = (
    key: string,
    ttl: number,
    make: () => Promise<VisitorAnswer>,
  ): Promise<VisitorAnswer> => {
    const startedAt = performance.now();
    const pending = make();
    making.set(key, pending);
    const done = (answer?: VisitorAnswer) => {
      // If the cache was emptied meanwhile, this answer may show what was removed.
      if (making.get(key) !== pending) return;
      making.delete(key);
      const remainingMs = Math.floor(ttl - (performance.now() - startedAt));
      if (answer && remainingMs > 0) cache.set(key, answer, { ttl: remainingMs });
    };
    pending.then(done, () => done());
    return pending;
  };

  return {
    recall: async (key, ttl, make) => {
      const known = cache.get(key) ?? making.get(key);
      if (known) hits++;
      else misses++;
      return known ?? makeAndCache(key, ttl, make);
    },
    counts: () => ({ hits, misses }),
    forget: () => {
      making.clear();
      cache.clear();
    },
  };
}
