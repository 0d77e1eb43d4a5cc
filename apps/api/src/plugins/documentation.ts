import { openApi } from '@halved/shared/openapi';
import type { FastifyInstance } from 'fastify';
import { version } from '../version.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { etagOf, isKnown } from './etag.ts';
import { documents } from './known-paths.ts';
import { hashOf, pagePolicy } from './security.ts';

interface Document {
  path: string;
  type: string;
  headers?: Record<string, string>;
  make: () => string;
}

/** Serves GET /api/openapi.json, and GET /api/docs for people. Each is made when it is first requested. */
export function documentation(app: FastifyInstance): void {
  const policy = pagePolicy({ scriptHashes: [], styleHashes: [hashOf(docsStyle)], avatarHosts: [] });

  const serve = ({ path, type, headers = {}, make }: Document) => {
    let cached: { body: Buffer; etag: string } | undefined;
    const document = () => {
      const body = Buffer.from(make());
      return { body, etag: etagOf(body) };
    };
    app.get(path, (request, reply) => {
      cached ??= document();
      const { body, etag } = cached;
      reply.headers({ ...headers, 'cache-control': 'no-cache', etag });
      return isKnown(request, etag) ? reply.code(304).send() : reply.type(type).send(body);
    });
  };

  serve({
    path: documents.machine,
    type: 'application/json; charset=utf-8',
    make: () => JSON.stringify(openApi(version)),
  });
  serve({
    path: documents.person,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy },
    make: () => docsPage(openApi(version)),
  });
}
