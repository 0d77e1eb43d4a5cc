import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services/index.ts';
import { metricsPaths } from './known-paths.ts';

type RequestSpan = ReturnType<NonNullable<Services['tracing']>['beginRequest']>;

const serverErrors = 500;
/** Machines ask these every few seconds. */
const unrecorded = new Set<string | undefined>(['/api/health/live', '/api/health/ready', ...metricsPaths]);

/**
 * Records a span for each request: its method, the pattern of its route, its status and its request id. URLs are left
 * out, because they hold ids, addresses and searches.
 */
export function traces(app: FastifyInstance, { tracing }: Pick<Services, 'tracing'>): void {
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, method, id, routeOptions } = request;
    if (unrecorded.has(routeOptions.url)) return done();
    const span = tracing.beginRequest(headers, { 'http.request.method': method, 'halved.request_id': id });
    spans.set(request, span);
    span.within(done);
  });
  // A body is read by events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? span.within(done) : done();
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    const route = request.routeOptions.url ?? 'none';
    span?.rename(`${request.method} ${route}`);
    span?.end(
      { 'http.route': route, 'http.response.status_code': statusCode },
      statusCode >= serverErrors ? String(statusCode) : undefined,
    );
  });
}
