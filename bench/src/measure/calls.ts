import type { Comparison } from './alternate.ts';
import { alternate } from './alternate.ts';
import { type Load, type LoadFigures, measureLoad, type Target } from './load.ts';
import { asViewer, type Tokens } from './loads.ts';

export interface ComparedServers {
  readonly api: Target;
  readonly limit: Target;
  readonly postmaster: () => number;
  readonly rounds: number;
  readonly seconds: number;
}

/** Compares the API with the limit server under the same load. */
export const compareUnderLoad = (
  { api, limit, postmaster, rounds, seconds }: ComparedServers,
  load: Load,
): Promise<Comparison> =>
  alternate(
    rounds,
    () => measureLoad(api, load, seconds, postmaster),
    () => measureLoad(limit, load, seconds, postmaster),
  );

/** Measures a load on the API alone, after a second of warming up. */
async function measureAlone({ api, seconds, postmaster }: ComparedServers, load: Load): Promise<LoadFigures> {
  await measureLoad(api, load, 1, postmaster);
  return measureLoad(api, load, seconds, postmaster);
}

/** Measures pages of the API, each separately, as the first member reads them. */
export async function measureReads(
  servers: ComparedServers,
  tokens: Tokens,
  pages: Readonly<Record<string, string>>,
): Promise<Record<string, LoadFigures>> {
  const figures: Record<string, LoadFigures> = {};
  for (const [name, path] of Object.entries(pages)) {
    figures[name] = await measureAlone(servers, { path: `/api${path}`, headers: asViewer(tokens) });
  }
  return figures;
}

/** Measures the first page for visitors on the API alone, because the limit server caches no responses. */
export const measureVisitorFeed = (servers: ComparedServers) => measureAlone(servers, { path: '/api/posts' });

/** Measures the files of the built client that the page of the feed names. A browser requests them at its first visit. */
export async function measureFiles(servers: ComparedServers): Promise<LoadFigures> {
  const page = await (await fetch(`${servers.api.url}/feed`)).text();
  const requests = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => ({ path }));
  return measureAlone(servers, { requests, headers: { 'accept-encoding': 'br' } });
}
