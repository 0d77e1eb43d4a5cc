import type { Database } from '@halved/db';
import type { ReadReplica } from '@halved/db/read-replica';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Env } from '../env.ts';
import type { Accounts } from './accounts.ts';
import type { Ai } from './ai.ts';
import type { Answering } from './answering.ts';
import type { Billing } from './billing.ts';
import type { Ciphers } from './ciphers.ts';
import type { Jobs } from './jobs.ts';
import type { Latency } from './latency.ts';
import type { Limiter } from './limiter.ts';
import type { LoginGuard } from './login-guard.ts';
import type { Mailer } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { Passwords } from './passwords.ts';
import type { Presence } from './presence.ts';
import type { Push } from './push.ts';
import type { RecountQueue } from './recount-queue.ts';
import type { Tokens } from './tokens.ts';
import type { Tracing } from './tracing.ts';
import type { VisitorAnswers } from './visitor-answers.ts';

/** The services of a handler, each behind a small interface of its own. */
export interface Services {
  env: Env;
  db: Database;
  pool: Pool;
  /** The address of the database, also of the embedded one. */
  databaseUrl: string;
  /** Undefined without DATABASE_READ_URL. */
  replica: ReadReplica | undefined;
  /** Undefined without METRICS_TOKEN. */
  metrics: Metrics | undefined;
  /** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. */
  tracing: Tracing | undefined;
  accounts: Accounts;
  /** Null if the operator chose no provider. */
  ai: Ai | null;
  answering: Answering;
  /** Null if payments are off. */
  billing: Billing | null;
  recountQueue: RecountQueue;
  jobs: Jobs;
  latency: Latency;
  limiter: Limiter;
  loginGuard: LoginGuard;
  mailer: Mailer;
  passwords: Passwords;
  presence: Presence;
  push: Push;
  /** Encrypts the cursors of lists, and the secrets of second factors. */
  cipherOf: Ciphers;
  tokens: Tokens;
  visitorAnswers: VisitorAnswers;
  /** The folder of the built web client; undefined if the client has not been built. */
  webRoot: string | undefined;
  log: FastifyBaseLogger;
  /** `stopping` becomes true once the process was asked to stop. */
  lifecycle: { stopping: boolean };
}
