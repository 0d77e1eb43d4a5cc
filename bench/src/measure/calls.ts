import { bearer } from '../member.ts';
import type { Comparison } from './alternate.ts';
import { alternate } from './alternate.ts';
import { type Load, type LoadFigures, measureLoad, type Target } from './load.ts';

export interface ComparedServers {
  readonly api: Target;
  readonly limit: Target;
  /** Access tokens of several members; the first is the one whose feed is measured. */
  readonly tokens: readonly string[];
  readonly postmaster: () => number;
  readonly rounds: number;
  readonly seconds: number;
}

export const compareUnderLoad = (
  { api, limit, postmaster, rounds, seconds }: ComparedServers,
  load: Load,
): Promise<Comparison> =>
  alternate(
    rounds,
    () => measureLoad(api, load, seconds, postmaster),
    () => measureLoad(limit, load, seconds, postmaster),
  );

/** The header of the member whose feed is measured. */
export const asViewer = ({ tokens: [token = ''] }: ComparedServers) => bearer(token);

/** Compares a signed-in member's first page of twenty posts. */
export const compareFeed = (servers: ComparedServers) =>
  compareUnderLoad(servers, { path: '/api/posts', headers: asViewer(servers) });

/** Compares reading one post by its id. */
export const compareRead = (servers: ComparedServers, postIds: readonly string[]) =>
  compareUnderLoad(servers, {
    headers: asViewer(servers),
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => ({ ...request, path: `/api/posts/${anyOf(postIds)}` }),
      },
    ],
  });

/**
 * Compares sharing a post. Several members take turns, because the posts of one member would wait for that member's
 * counter.
 */
export const compareShare = (servers: ComparedServers) => {
  let shared = 0;
  return compareUnderLoad(servers, {
    requests: [
      {
        method: 'POST',
        path: '/api/posts',
        setupRequest: (request) => ({
          ...request,
          headers: {
            ...bearer(servers.tokens[shared % servers.tokens.length] ?? ''),
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            shortContent: `I cannot stop thinking about tomorrow, for the ${++shared}th time.`,
            worryPrompt: 'What is on your mind?',
            privacyLevel: 'public',
          }),
        }),
      },
    ],
  });
};

/** Compares a like and its removal right afterwards, so that each call changes something. */
export const compareLike = (servers: ComparedServers, postIds: readonly string[]) => {
  // Each connection takes the next post, so that no two wait for the same row.
  let next = 0;
  const path = (context: object, fresh: boolean) => {
    if (fresh || !('post' in context)) Object.assign(context, { post: postIds[next++ % postIds.length] });
    return `/api/likes/${'post' in context ? String(context.post) : ''}`;
  };
  return compareUnderLoad(servers, {
    headers: asViewer(servers),
    requests: [
      { method: 'POST', setupRequest: (request, context) => ({ ...request, path: path(context, true) }) },
      { method: 'DELETE', setupRequest: (request, context) => ({ ...request, path: path(context, false) }) },
    ],
  });
};

/** Measures pages of the API, each separately, as the first member reads them. */
export async function measureReads(
  servers: ComparedServers,
  pages: Readonly<Record<string, string>>,
): Promise<Record<string, LoadFigures>> {
  const figures: Record<string, LoadFigures> = {};
  for (const [name, path] of Object.entries(pages)) {
    const load = { path: `/api${path}`, headers: asViewer(servers) };
    await measureLoad(servers.api, load, 1, servers.postmaster);
    figures[name] = await measureLoad(servers.api, load, servers.seconds, servers.postmaster);
  }
  return figures;
}

/** Measures the first page for visitors on the API alone, because the limit server caches no responses. */
export const measureVisitorFeed = async (servers: ComparedServers) => {
  const load = { path: '/api/posts' };
  await measureLoad(servers.api, load, 1, servers.postmaster);
  return measureLoad(servers.api, load, servers.seconds, servers.postmaster);
};

/** Measures the files of the built client that the page of the feed names. A browser requests them at its first visit. */
export async function measureFiles(servers: ComparedServers): Promise<LoadFigures> {
  const page = await (await fetch(`${servers.api.url}/feed`)).text();
  const requests = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => ({ path }));
  const load: Load = { requests, headers: { 'accept-encoding': 'br' } };
  await measureLoad(servers.api, load, 1, servers.postmaster);
  return measureLoad(servers.api, load, servers.seconds, servers.postmaster);
}

export const anyOf = (ids: readonly string[]) => ids[Math.floor(Math.random() * ids.length)] ?? '';
