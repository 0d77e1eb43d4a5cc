/** How fast this process answered lately. */
export interface Latency {
  /** Counts an answer that took `ms`. */
  observe(ms: number): void;
  /** The last five minutes; null if there was no answer. */
  summary(): { requests: number; p50Ms: number; p99Ms: number } | null;
}

const sliceMs = 30_000;
/** The slices of five minutes. There is one more, so that the running slice does not overwrite the oldest. */
const counted = 10;
const kept = counted + 1;

/** Bucket n begins at `shortestMs * growth ** n`, so a figure is wrong by a twentieth at most; the last is 105 s. */
const [shortestMs, perDoubling, doublings] = [0.1, 8, 20];
const buckets = perDoubling * doublings;

const bucketOf = (ms: number): number =>
  Math.min(Math.max(Math.floor(Math.log2(ms / shortestMs) * perDoubling), 0), buckets - 1);

/** The middle of a bucket, in milliseconds with two decimals. */
const middleOf = (bucket: number): number =>
  Math.round(shortestMs * 2 ** ((bucket + 0.5) / perDoubling) * 100) / 100;

interface Slice {
  number: number;
  counts: Uint32Array;
}

/** Counts answers in slices of half a minute. An answer costs a logarithm and an addition, and no memory. */
export function createLatency(): Latency {
  const slices = Array.from(
    { length: kept },
    (): Slice => ({ number: -1, counts: new Uint32Array(buckets) }),
  );
  const current = () => Math.floor(performance.now() / sliceMs);

  const quantile = (total: Uint32Array, rank: number): number => {
    let seen = 0;
    const bucket = total.findIndex((count) => {
      seen += count;
      return seen >= rank;
    });
    return middleOf(bucket);
  };

  return {
    observe: (ms) => {
      const number = current();
      const slice = slices[number % kept];
      if (!slice) return;
      if (slice.number !== number) {
        slice.number = number;
        slice.counts.fill(0);
      }
      const bucket = bucketOf(ms);
      slice.counts[bucket] = (slice.counts[bucket] ?? 0) + 1;
    },
    summary: () => {
      const oldest = current() - counted;
      const total = new Uint32Array(buckets);
      for (const { number, counts } of slices) {
        if (number <= oldest) continue;
        for (const [bucket, count] of counts.entries()) total[bucket] = (total[bucket] ?? 0) + count;
      }
      const requests = total.reduce((sum, count) => sum + count, 0);
      if (requests === 0) return null;
      return {
        requests,
        p50Ms: quantile(total, Math.ceil(requests * 0.5)),
        p99Ms: quantile(total, Math.ceil(requests * 0.99)),
      };
    },
  };
}
