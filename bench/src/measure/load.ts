import autocannon from 'autocannon';
import { cpuMs, cpuMsWithChildren } from '../lib/proc.ts';

/** The requests that each connection sends repeatedly, in turn. */
export interface Load {
  readonly path?: string;
  readonly requests?: autocannon.Request[];
  readonly headers?: Record<string, string>;
  readonly connections?: number;
}

/** The figures of a server under load. Times are in milliseconds. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
}

export interface Target {
  readonly url: string;
  readonly pid: number;
}

const run = (options: autocannon.Options) =>
  new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });

/** Sends a load for some seconds and measures its cost. Rejects when a response was not 2xx. */
export async function measureLoad(
  target: Target,
  load: Load,
  seconds: number,
  postmaster: () => number,
): Promise<LoadFigures> {
  const { path = '/', requests, headers = {}, connections = 16 } = load;
  const before = [cpuMs(target.pid), cpuMsWithChildren(postmaster())] as const;
  const result = await run({
    url: `${target.url}${path}`,
    ...(requests && { requests }),
    headers,
    connections,
    duration: seconds,
    sampleInt: 200,
  });
  const after = [cpuMs(target.pid), cpuMsWithChildren(postmaster())] as const;
  const total = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || total === 0) {
    const codes = JSON.stringify(result.statusCodeStats ?? {});
    throw new Error(`${path}: ${result.non2xx} answers were no 2xx, ${result.errors} errors (${codes})`);
  }
  return {
    requestsPerSecond: total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    serverCpuMs: (after[0] - before[0]) / total,
    databaseCpuMs: (after[1] - before[1]) / total,
  };
}
