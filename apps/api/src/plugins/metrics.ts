import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail } from '../errors.ts';
import type { Services } from '../services/index.ts';
import { metricsPaths } from './known-paths.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Measures every request, and serves the metrics to who knows METRICS_TOKEN. Without the token there is no route. */
export function metrics(app: FastifyInstance, { env: { metricsToken }, metrics }: Services): void {
  if (!metricsToken || !metrics) return;
  const expected = digest(`Bearer ${metricsToken}`);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.observeRequest({
      method,
      route: routeOptions.url ?? 'none',
      statusCode: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
  });
  for (const path of metricsPaths) {
    app.get(path, async ({ headers }, reply) => {
      if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) fail('UNAUTHENTICATED');
      const { contentType, text } = await metrics.print();
      return reply.type(contentType).header('cache-control', 'no-store').send(text);
    });
  }
}
