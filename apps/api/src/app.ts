import { randomUUID } from 'node:crypto';
import { limits } from '@halved/shared/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jobsOf } from './jobs/registry.ts';
import { bodies } from './plugins/bodies.ts';
import { documentation } from './plugins/documentation.ts';
import { clientErrorHandler, errors, frameworkErrors, notFoundHandler } from './plugins/errors.ts';
import { latency } from './plugins/latency.ts';
import { metrics } from './plugins/metrics.ts';
import { payments } from './plugins/payments.ts';
import { proxies } from './plugins/proxies.ts';
import { rest } from './plugins/rest.ts';
import { headersOf, security } from './plugins/security.ts';
import { idleMsOf, type SocketBounds, socketBounds, sockets } from './plugins/sockets.ts';
import { traces } from './plugins/traces.ts';
import { unsubscribeLink } from './plugins/unsubscribe-link.ts';
import { web } from './plugins/web.ts';
import type { Services } from './services/index.ts';
import { createOutage } from './services/outage.ts';

/** The length of the longest path parameter, an email address in percent-encoding. */
const maxParamLength = 320;

// Fastify would log every address that it listens on; main.ts prints one line instead.
const withoutInfo = (log: Services['log']) => (log.level === 'info' ? log.child({}, { level: 'warn' }) : log);

/**
 * Builds the whole server, ready to listen. A worker (`HALVED_ROLE`) serves only the calls about the service itself.
 * Plugins handle a request in the order of their registration.
 */
export async function buildApp(
  services: Services,
  bounds: SocketBounds = socketBounds,
): Promise<FastifyInstance> {
  const { env, log } = services;
  const app = Fastify({
    loggerInstance: withoutInfo(log),
    // URLs contain email addresses and search texts. So only failed requests are logged, with their route instead of
    // the URL.
    logController: new LogController({ disableRequestLogging: true }),
    // Only failures are logged, with the id of their request, so requests need no loggers of their own.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < env.trustProxy,
    bodyLimit: limits.bodyBytes,
    genReqId: () => randomUUID(),
    requestTimeout: bounds.requestMs,
    keepAliveTimeout: idleMsOf(env),
    http: { headersTimeout: bounds.headMs, connectionsCheckingInterval: bounds.checkMs },
    return503OnClosing: false,
    routerOptions: { maxParamLength },
    frameworkErrors: frameworkErrors(headersOf(env)),
    clientErrorHandler: clientErrorHandler(headersOf(env), bounds.farewellMs),
  });
  app.decorateRequest('viewer', null);
  sockets(app, bounds, services);
  proxies(app, services);
  traces(app, services);
  errors(app, createOutage(services.pool, log));
  bodies(app);
  await security(app, env);
  metrics(app, services);
  latency(app, services);
  services.jobs.offer(jobsOf(services));
  rest(app, services);
  if (env.role !== 'worker') {
    documentation(app);
    await payments(app, services);
  }
  notFoundHandler(app, env.role === 'worker' ? [] : [unsubscribeLink(env), await web(app, services)]);
  return app;
}
