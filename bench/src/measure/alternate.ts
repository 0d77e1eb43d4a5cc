import { median, medianRatio } from '../lib/statistics.ts';
import type { LoadFigures } from './load.ts';

/** The figures of the API and of the limit server under the same load. */
export interface Comparison {
  readonly api: LoadFigures;
  readonly limit: LoadFigures;
  /** The API's requests per second divided by those of the limit server. 1 is the best possible value. */
  readonly throughput: number;
  /** The API's processor time per request (server and PostgreSQL) divided by that of the limit server. */
  readonly cpu: number;
}

/** The processor time of one request, in the server and in PostgreSQL. */
export const cpuOf = ({ serverCpuMs, databaseCpuMs }: LoadFigures) => serverCpuMs + databaseCpuMs;

/**
 * Measures two servers in turn and changes their order each round, so that other work of the machine affects both
 * equally. The first round is a warm-up and does not count.
 */
export async function alternate(
  rounds: number,
  measureApi: () => Promise<LoadFigures>,
  measureLimit: () => Promise<LoadFigures>,
): Promise<Comparison> {
  const api: LoadFigures[] = [];
  const limit: LoadFigures[] = [];
  for (let round = 0; round <= rounds; round++) {
    const order = [
      { into: api, measure: measureApi },
      { into: limit, measure: measureLimit },
    ];
    for (const { into, measure } of round % 2 === 0 ? order : order.reverse()) {
      const figures = await measure();
      if (round > 0) into.push(figures);
    }
  }
  const pairs = (of: (figures: LoadFigures) => number) =>
    api.map((figures, index) => [of(figures), of(limit[index] ?? figures)] as const);
  return {
    api: medians(api),
    limit: medians(limit),
    throughput: medianRatio(pairs((figures) => figures.requestsPerSecond)),
    cpu: medianRatio(pairs(cpuOf)),
  };
}

function medians(figures: readonly LoadFigures[]): LoadFigures {
  const of = (name: keyof LoadFigures) => median(figures.map((each) => each[name]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    serverCpuMs: of('serverCpuMs'),
    databaseCpuMs: of('databaseCpuMs'),
  };
}
