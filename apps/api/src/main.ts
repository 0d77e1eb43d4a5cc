import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readEnv } from './env.ts';
import { startJobs } from './jobs/index.ts';
import { adminGrantNeeded, applyAdminEmails, closeDemoModerator } from './modules/auth/public.ts';
import { issueSetupCode } from './modules/instance/public.ts';
import { explainClockLead, findClockLead } from './services/clock-queries.ts';
import { createServices } from './services/create.ts';
import { createLog } from './services/log.ts';
import { openTracing } from './services/open-tracing.ts';
import { closeRedis, openRedis } from './services/redis.ts';
import { updateContent } from './start/content.ts';
import { logDatabaseChange, prepareDatabase, whenDatabaseAnswers } from './start/database.ts';
import { demoLine } from './start/demo.ts';
import { CommandError, explain } from './start/explain.ts';
import { listen } from './start/listen.ts';
import { nodeFault } from './start/node-version.ts';
import { returnMemory } from './start/return-memory.ts';
import { outliveOutput, say } from './start/say.ts';
import { setupLines } from './start/setup.ts';

const patienceMs = 25_000;
/**
 * How long a server behind a proxy still accepts requests after SIGTERM. `/api/health/ready` answers 503 meanwhile, so
 * that the proxy sends requests elsewhere before the port closes.
 */
const drainMs = 3_000;

/** The port on which the server listens, such as `:3000`; with PORT=0 the system chose it. */
function portOf(app: FastifyInstance): string {
  const [address] = app.addresses();
  return address && typeof address === 'object' ? `:${address.port}` : '';
}

const lifecycle = { stopping: false };
const ending = new AbortController();
/** For how long this process drains when it is asked to stop, and the end of that time. */
const draining: { ms: number; over: Promise<unknown> } = { ms: 0, over: Promise.resolve() };
/** The functions that close what was opened. They are called in reverse order. */
const opened: (() => Promise<unknown>)[] = [];

async function close(): Promise<void> {
  for (const undo of opened.splice(0).toReversed()) await undo();
}

/**
 * Shuts down gracefully on Ctrl-C or SIGTERM, also during the start: requests finish, then the database stops. Who
 * presses Ctrl-C does not wait for a proxy.
 */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (lifecycle.stopping) return;
  lifecycle.stopping = true;
  if (signal === 'SIGTERM') draining.over = sleep(draining.ms);
  ending.abort();
  setTimeout(() => process.exit(1), patienceMs).unref();
  await close();
  process.exit(0);
}

async function start(): Promise<void> {
  const oldNode = nodeFault(process.versions.node);
  if (oldNode) throw new CommandError(oldNode);
  const env = readEnv();
  for (const line of env.mistyped) say(line);
  const tracing = await openTracing(env);
  opened.push(async () => tracing?.close());
  const log = createLog(env, tracing);
  const database = await prepareDatabase(env, say, {
    name: `port ${env.port}`,
    signal: ending.signal,
    onChange: logDatabaseChange(log),
  });
  opened.push(database.close);
  const redis = await openRedis(env, log);
  opened.push(async () => closeRedis(redis));
  const services = createServices(env, database, log, lifecycle, { redis, tracing });
  opened.push(async () => services.replica?.close());
  const waiting = await whenDatabaseAnswers(say, () => applyAdminEmails(services.pool, env.adminEmails));
  if (waiting > 0) services.log.warn(adminGrantNeeded);
  const wrongClock = explainClockLead(await whenDatabaseAnswers(say, () => findClockLead(services.db)));
  if (wrongClock) services.log.error(wrongClock);
  const [app] = await Promise.all([
    buildApp(services),
    whenDatabaseAnswers(say, () => updateContent(env, services)),
  ]);
  opened.push(
    () => app.close(),
    () => draining.over,
  );
  const isWorker = env.role === 'worker';
  if (await whenDatabaseAnswers(say, () => closeDemoModerator(env, services)))
    log.warn(
      'others can reach this instance, so the demo’s moderator has lost the password that everybody knows',
    );
  const demo = isWorker ? '' : await whenDatabaseAnswers(say, () => demoLine(env, services));
  await listen(app, env);
  if (!isWorker && env.trustProxy > 0) draining.ms = drainMs;
  opened.push(startJobs(services));
  const address = (isWorker ? `http://localhost:${env.port}` : env.publicUrl).replace(/:0$/, portOf(app));
  say(`Halved${isWorker ? '’s worker' : ''} is ready on ${address}${demo}`);
  // The code is made after everything that can fail, because it is shown only once.
  const setupCode = isWorker ? undefined : await whenDatabaseAnswers(say, () => issueSetupCode(services));
  if (setupCode) say(setupLines({ ...env, publicUrl: address }, setupCode));
  returnMemory(ending.signal).catch((err: unknown) =>
    log.warn({ err }, 'the memory that the start has left could not be given back'),
  );
}

outliveOutput();
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
start().catch(async (error: unknown) => {
  // What was closed under a start that is asked to stop is no failure of it.
  if (lifecycle.stopping) return;
  process.stderr.write(`${explain(error)}\n`);
  await close();
  process.exit(1);
});
