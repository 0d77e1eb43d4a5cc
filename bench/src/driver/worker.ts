/**
 * Runs one driver under load, in a process of its own, so that uncaught errors can be counted. Arguments: pg or
 * postgres, the database's URL, the entry file of postgres.js. The process receives the messages `back`, when
 * PostgreSQL has returned, and `end`. It sends a Tally.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { nodePostgres, postgresJs } from './drivers.ts';
import type { Tally } from './tally.ts';

const clients = 24;
const patienceMs = 10_000;

const [name = 'pg', url = '', entry = ''] = process.argv.slice(2);
const driver = name === 'postgres' ? await postgresJs(url, clients, entry) : nodePostgres(url, clients);

const tally: Tally = {
  committed: 0,
  failed: 0,
  uncaught: 0,
  neverSettled: 0,
  firstSuccessMs: [],
  messages: [],
};
let running = true;
let open = 0;
let backAt: number | undefined;

const noteUncaught = (error: unknown) => {
  tally.uncaught++;
  const message = String(error).slice(0, 120);
  if (!tally.messages.includes(message) && tally.messages.length < 5) tally.messages.push(message);
};
process.on('uncaughtException', noteUncaught);
process.on('unhandledRejection', noteUncaught);

async function client(number: number): Promise<void> {
  while (running) {
    open++;
    try {
      await driver.transaction(number);
      tally.committed++;
      if (backAt !== undefined) {
        tally.firstSuccessMs.push(Math.round(performance.now() - backAt));
        backAt = undefined;
      }
    } catch {
      tally.failed++;
      await sleep(20);
    } finally {
      open--;
    }
  }
}

async function finish(): Promise<void> {
  running = false;
  await Promise.race([all, sleep(patienceMs)]);
  if (backAt !== undefined) tally.firstSuccessMs.push(null);
  tally.neverSettled = open;
  await Promise.race([driver.end(), sleep(2_000)]);
  process.send?.(tally, () => process.exit(0));
}

const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
process.on('message', (message) => {
  if (message === 'back') {
    if (backAt !== undefined) tally.firstSuccessMs.push(null);
    backAt = performance.now();
  } else if (message === 'end') void finish();
});
process.send?.('ready');
