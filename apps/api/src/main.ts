import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { prepareDatabase } from './database.ts';
import { demoLine } from './demo.ts';
import { readEnv } from './env.ts';
import { explain } from './explain.ts';
import { startJobs } from './jobs/index.ts';
import { createLog, createServices } from './services/create.ts';

const patienceMs = 25_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The port that was given where PORT=0 asked for any. */
function portOf(app: FastifyInstance): string {
  const [address] = app.addresses();
  return address && typeof address === 'object' ? `:${address.port}` : '';
}

/** Starts the server, and ends it in good order on Ctrl-C or SIGTERM: requests finish, then the database stops. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const database = await prepareDatabase(env, say);
  const services = createServices(env, database, log);
  const app = await buildApp(services);
  let stopJobs = async () => {};

  const stop = async () => {
    if (services.lifecycle.stopping) return;
    services.lifecycle.stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    await app.close();
    await stopJobs();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    const demo = await demoLine(env, services);
    await app.listen({ port: env.port, host: env.host });
    stopJobs = startJobs(services);
    say(`Halved is ready on ${env.publicUrl.replace(/:0$/, portOf(app))}${demo}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
