import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services/index.ts';
import { isKnown } from './etag.ts';
import { files } from './files.ts';
import { createPages, type Encoding } from './pages.ts';
import { languageOf } from './request-headers.ts';
import { pagePolicy } from './security.ts';

/** The best encoding of a page that the client accepts. */
const encodingOf = (accepted: string | string[] | undefined): Encoding =>
  negotiate(String(accepted ?? ''), ['br', 'gzip']) ?? 'identity';

/** Whether a request without a route asks for a page, and not for a file or an operation. */
function asksForPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** Serves the files of the built client, and its page for every other path. Without a build there is only the API. */
export async function web(
  app: FastifyInstance,
  { env, webRoot: root }: Pick<Services, 'env' | 'webRoot'>,
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  if (!root) return () => false;
  const pages = createPages(root, env.publicUrl);
  const policy = pagePolicy({ ...pages.csp, avatarHosts: env.avatarHosts });

  await files(app, { root, workerPolicy: policy });

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    const path = request.url.split('?')[0] ?? '/';
    const { body, etag, known, robots } = pages.find(path, languageOf(request), encoding);
    reply.headers({
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      // A proxy that rewrites scripts or adds some would break the policy, which knows the inline ones by their hashes.
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding, Accept-Language',
      etag,
    });
    if (robots) reply.header('x-robots-tag', robots);
    else reply.removeHeader('x-robots-tag');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const unchanged = known && isKnown(request, etag);
    if (unchanged) reply.code(304).send();
    else reply.code(known ? 200 : 404).send(body);
  };

  app.get('/', sendPage);
  // The service worker caches this page. It has nothing that belongs to a single route.
  app.get('/index.html', sendPage);
  // Password managers and browsers open this address (https://w3c.github.io/webappsec-change-password-url).
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings#password'));
  return (request, reply) => {
    if (!asksForPage(request)) return false;
    sendPage(request, reply);
    return true;
  };
}
