import { type OpenApi, openApi } from '@halved/shared/openapi';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { documents } from './known-paths.ts';
import { hashOf, pagePolicy } from './security.ts';

/** GET /api/openapi.json, and the same for a person to read at GET /api/docs. Both are made when first asked for. */
export function documentation(app: FastifyInstance): void {
  let document: OpenApi | undefined;
  const made = () => {
    document ??= openApi(version);
    return document;
  };
  const policy = pagePolicy({ scriptHashes: [], styleHashes: [hashOf(docsStyle)], avatarHosts: [] });
  app.get(documents.machine, (_request, reply) => reply.header('cache-control', 'no-cache').send(made()));
  app.get(documents.person, (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(made())),
  );
}
