import type { MeasuredParts } from './metric-registry.ts';

interface MeasuredRequest {
  method: string;
  /** The pattern of the route, such as `/api/posts/:id`. */
  route: string;
  statusCode: number;
  seconds: number;
}

/** What the process measures about itself, for Prometheus (docs/operations.md, “Watching it”). */
export interface Metrics {
  observeRequest(request: MeasuredRequest): void;
  observeJob(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** All metrics in the text format of Prometheus. */
  print(): Promise<{ contentType: string; text: string }>;
}

const classOf = (statusCode: number): string => `${Math.floor(statusCode / 100)}xx`;

/** Starts to measure. The library is loaded meanwhile, and only in a process that measures. */
export function createMetrics(parts: MeasuredParts): Metrics {
  const loading = import('./metric-registry.ts').then(({ createMetricRegistry }) =>
    createMetricRegistry(parts),
  );
  return {
    observeRequest: ({ method, route, statusCode, seconds }) =>
      void loading.then(({ requests }) =>
        requests.observe({ method, route, status: classOf(statusCode) }, seconds),
      ),
    observeJob: (name, outcome, seconds) =>
      void loading.then(({ jobRuns }) => jobRuns.observe({ name, outcome }, seconds)),
    print: async () => {
      const { contentType, print } = await loading;
      return { contentType, text: await print() };
    },
  };
}
