import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@halved/db';
import { createTestDatabase } from '@halved/db/testing/test-database';
import type { Operation, OutputOf } from '@halved/shared/contract/operation';
import { toRequest } from '@halved/shared/wire';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type * as z from 'zod/mini';
import { buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import type { SocketBounds } from '../plugins/sockets.ts';
import { createServices } from '../services/create.ts';
import type { Services } from '../services/index.ts';
import { createLog } from '../services/log.ts';
import { openTracing } from '../services/open-tracing.ts';
import { closeRedis, openRedis } from '../services/redis.ts';
import { dataOf, type Refusal, refusalOf } from './answers.ts';
import { createCases } from './cases.ts';
import { createCheckIns } from './check-ins.ts';
import { createContent } from './content.ts';
import { createFactories, type Member } from './factories.ts';
import { createInvites } from './invites.ts';
import { createPaying } from './paying.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSnapshots } from './snapshots.ts';

export interface Options {
  /** Variables as an operator would set them. */
  variables?: Record<string, string>;
  /** Receives each log line as JSON. Without it nothing is logged. */
  log?: (line: string) => void;
  /** Replaces some of the services. */
  services?: Partial<Services>;
  /** The time-outs of a connection. */
  bounds?: SocketBounds;
  /** The database to use instead of a new one. */
  databaseUrl?: string;
}

export interface Call<O extends Operation> {
  /** The caller; a visitor if undefined. */
  as?: Pick<Member, 'token'> | undefined;
  input?: z.input<O['input']>;
  headers?: Record<string, string>;
  /** The caller's address, for limits that count by address. */
  from?: string;
}

/** Keys that no other server uses. */
const testVapidKeys = {
  VAPID_PUBLIC_KEY: 'BLRrPoiTk8GMDhC8Au91m0JuAdVqM4sNXYW4J--ZWnOS-A8sXb5_Aq5Gm54mSZAyP826sALQRl-v0hJYYnZDhnM',
  VAPID_PRIVATE_KEY: 'veyKJVwMy5LCgBSz3mKZLFs3JWLGCPt3t5cEtZuRQjg',
};

const testSecret = 'tests sign with this and nobody else does';

const logOf = (write: Options['log'], tracing: Services['tracing']): Services['log'] =>
  write ? createLog({ logLevel: 'info' }, tracing, { write }) : pino({ level: 'silent' });

/**
 * The whole server in this process, over a database of its own. Limits are too high to reach unless a test sets them.
 */
export async function startApi({ variables, log, services: replaced, bounds, databaseUrl }: Options = {}) {
  const database = databaseUrl ? undefined : await createTestDatabase();
  const url = databaseUrl ?? database?.url ?? '';
  const env = readEnv({
    DATABASE_URL: url,
    JWT_SECRET: testSecret,
    RATE_LIMIT_SCALE: '100000',
    DEMO: '0',
    DATA_DIR: join(tmpdir(), 'halved-tests'),
    REPORTER_MIN_AGE_DAYS: '0',
    ...testVapidKeys,
    ...variables,
  });
  const open = openDatabase({ url });
  const tracing = await openTracing(env);
  const redis = await openRedis(env, logOf(log, tracing));
  const made = createServices(env, open, logOf(log, tracing), undefined, { redis, tracing });
  const services: Services = { ...made, ...replaced };
  const app = await buildApp(services, bounds);

  /** Makes a call as the client does; the result is a success or a failure. */
  const send = <O extends Operation>(
    operation: O,
    { as, input, headers, from }: Call<O> = {},
  ): Promise<LightMyRequestResponse> => {
    const { method, path, body } = toRequest(operation, input);
    return inject({
      method,
      url: `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      ...(body && { payload: body }),
      ...(from && { remoteAddress: from }),
    });
  };

  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> => app.inject(request);

  return {
    app,
    services,
    ...open,
    url,
    inject,
    send,
    /** Calls, expects success, and returns the data as the operation's output schema reads it. */
    call: async <O extends Operation>(operation: O, call?: Call<O>): Promise<OutputOf<O>> =>
      dataOf(operation, await send(operation, call)),
    /** Calls, expects failure, and returns it. */
    refused: async <O extends Operation>(operation: O, call?: Call<O>): Promise<Refusal> => {
      const response = await send(operation, call);
      if (response.statusCode < 400)
        throw new Error(`${operation.route} was not refused: ${response.statusCode} ${response.body}`);
      return refusalOf(response);
    },
    /** The number of statements that wait for a lock of another transaction. */
    lockWaits: async (): Promise<number> => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return (await open.pool.query(waiting)).rowCount ?? 0;
    },
    ...createFactories(open.db, services.tokens),
    ...createCases(open.db),
    ...createCheckIns(open.db),
    ...createContent(open.db),
    ...createInvites(open.db),
    ...createPaying(open.db),
    ...createSecondFactors(open.db, services.cipherOf),
    ...createSnapshots(open.db),
    stop: async () => {
      await app.close();
      closeRedis(redis);
      await tracing?.close();
      await open.close();
      await database?.drop();
    },
  };
}

export type Api = Awaited<ReturnType<typeof startApi>>;
