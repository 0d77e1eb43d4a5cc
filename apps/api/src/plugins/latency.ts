import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/index.ts';

/** Measures how fast the calls of the API are answered, for the admin area. */
export function latency(app: FastifyInstance, { latency: { observe } }: Services): void {
  app.addHook('onResponse', ({ routeOptions }, reply, done) => {
    if (routeOptions.url?.startsWith('/api/')) observe(reply.elapsedTime);
    done();
  });
}
