import type { OpenDatabase } from '@halved/db';
import { openReadReplica, type ReadReplica } from '@halved/db/read-replica';
import { watchStatements } from '@halved/db/watch-statements';
import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import { createAccounts } from './accounts.ts';
import { createAi } from './ai.ts';
import { createAnswering } from './answering.ts';
import { createCiphers } from './ciphers.ts';
import { type Counters, createCounters } from './counters.ts';
import { createBilling } from './create-billing.ts';
import type { Services } from './index.ts';
import { createJobs } from './jobs.ts';
import { createLatency } from './latency.ts';
import { createLimiter } from './limiter.ts';
import { createLoginGuard } from './login-guard.ts';
import { createMailer } from './mailer.ts';
import { createMetrics } from './metrics.ts';
import { createPasswords } from './passwords.ts';
import { createPresence } from './presence.ts';
import { createPush } from './push.ts';
import { createRecountQueue } from './recount-queue.ts';
import { createSharedCounters } from './shared-counters.ts';
import { createTokens } from './tokens.ts';
import type { Tracing } from './tracing.ts';
import { createVisitorAnswers } from './visitor-answers.ts';
import { findWebRoot } from './web-root.ts';

/** Makes counters in the Redis that the servers share; in memory if there is none. */
const countersOf = ({ jwtSecrets: [secret = ''] }: Env, redis: Redis | undefined): Counters =>
  redis ? createSharedCounters(redis, secret) : createCounters();

const replicaOf = (
  { databaseReadUrl: url, databaseConnections: maxConnections }: Env,
  primary: OpenDatabase,
  log: Services['log'],
  tracing: Tracing | undefined,
): ReadReplica | undefined =>
  url
    ? openReadReplica({
        url,
        primary,
        maxConnections,
        ...(tracing && { watch: tracing.watchStatement }),
        onChange: (isUsed) =>
          isUsed
            ? log.info('the read replica answers')
            : log.warn('the read replica does not answer or is late; the primary answers for it'),
      })
    : undefined;

interface Opened {
  redis?: Redis | undefined;
  tracing?: Tracing | undefined;
}

/** Creates the services of the handlers, over an open database, an optional Redis and optional traces. */
export const createServices = (
  env: Env,
  primary: OpenDatabase,
  log: Services['log'],
  lifecycle: Services['lifecycle'] = { stopping: false },
  { redis, tracing }: Opened = {},
): Services => {
  const replica = replicaOf(env, primary, log, tracing);
  if (tracing) watchStatements(primary.pool, tracing.watchStatement);
  tracing?.onChange((isTaken) =>
    isTaken
      ? log.info('the collector takes traces again')
      : log.warn(
          'the collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no traces; they are dropped until it does',
        ),
  );
  const visitorAnswers = createVisitorAnswers();
  const { db, pool, url: databaseUrl } = primary;
  const cipherOf = createCiphers(env.jwtSecrets);
  const isReplicaUsed = replica && (() => replica.isUsed());
  return {
    env,
    db,
    pool,
    databaseUrl,
    replica,
    metrics: env.metricsToken ? createMetrics({ db, env, pool, isReplicaUsed, visitorAnswers }) : undefined,
    tracing,
    log,
    accounts: createAccounts(primary.db, env),
    ai: createAi(env),
    answering: createAnswering(log),
    billing: createBilling(env, cipherOf),
    recountQueue: createRecountQueue(),
    jobs: createJobs(),
    latency: createLatency(),
    limiter: createLimiter(env.rateLimitScale, { counters: countersOf(env, redis) }),
    loginGuard: createLoginGuard(env.rateLimitScale, { counters: countersOf(env, redis) }),
    mailer: createMailer(env),
    passwords: createPasswords(),
    presence: createPresence(primary.db),
    push: createPush(env),
    cipherOf,
    tokens: createTokens(env.jwtSecrets),
    visitorAnswers,
    webRoot: findWebRoot(),
    lifecycle,
  };
};
