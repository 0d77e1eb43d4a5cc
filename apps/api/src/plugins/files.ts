import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 31_536_000;
/** What other sites show beside a link to this one. */
const shownElsewhere = /^(social|icon)/;
const namedByContent = /\/assets\/[^/]+$/;
/** What only the server reads: the template of all pages, and what it has to know of the build. */
const ofTheServer = new Set(['index.html', 'server-manifest.json']);

/**
 * The paths of all files below a folder, with slashes between their parts. `readdirSync` with `recursive` takes ten times
 * as long for them, a fourteenth of the start.
 */
const filesBelow = (folder: string, path = ''): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(join(folder, entry.name), `${path}${entry.name}/`)
      : `${path}${entry.name}`,
  );

/**
 * Serves the files of the built client that were there at the start. The route that @fastify/static makes by itself
 * reads the whole folder of a file at each request, to compare how its name is spelt: 1,659 names for each of the 42
 * files of a first visit, which cost the server seven times as much.
 */
export async function files(
  app: FastifyInstance,
  { root, workerPolicy }: { root: string; workerPolicy: string },
): Promise<void> {
  const served = new Set(filesBelow(root).filter((path) => !ofTheServer.has(path)));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isImmutable = namedByContent.test(path);
      reply.header('cache-control', isImmutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      if (shownElsewhere.test(basename(path))) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (path.includes('/sw.js')) reply.header('content-security-policy', workerPolicy);
    },
  });
  app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) =>
    served.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
  );
}
