/**
 * Shows whether the server survives when many clients request the largest pages at the same time (docs/performance.md,
 * "A storm").
 *
 *     npm run storm [-- --seconds 60] [--server path/to/main.js]
 *
 * The command starts an embedded PostgreSQL in a temporary folder, fills it with the longest lists of the longest
 * texts, and starts the built server on it with the memory flags of `npm start`. Then a hundred visitors and twenty
 * members request the largest pages, and ten more clients never read the response. No other machine is called. The exit
 * code is 1 if a promise was broken.
 */
import { existsSync } from 'node:fs';
import { Problem, parseOptions } from './lib/problem.ts';
import { peakMb, residentMb } from './lib/proc.ts';
import { isRunning, run } from './lib/processes.ts';
import { builtServer, nodeFlags } from './lib/server.ts';
import { openScene } from './storm/scene.ts';
import { brokenPromises, slowPromises, storm } from './storm/storm.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const mostSeconds = 600;

const usage = 'npm run build, then: npm run storm -- [--seconds 60] [--server main.js]';

await run(async () => {
  const { values } = parseOptions(usage, {
    options: { seconds: { type: 'string', default: '60' }, server: { type: 'string', default: builtServer } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= mostSeconds) || !existsSync(values.server)) throw new Problem(usage);
  say('filling a database with the largest lists');
  const { server, clients } = await openScene(values.server, 100, 20);
  const before = residentMb(server.pid);
  say(`${clients.length} ask for ${seconds} s (${nodeFlags().join(' ')})`);
  const figures = await storm({
    url: server.url,
    clients,
    neverReading: 10,
    seconds,
    restSeconds: 10,
    isAlive: () => isRunning(server.process),
  });
  const memory = { before, peak: peakMb(server.pid), afterwards: residentMb(server.pid) };
  say(JSON.stringify({ ...figures, residentMb: memory }, null, 2));
  const broken = [...brokenPromises(figures), ...slowPromises(figures)];
  for (const promise of broken) say(`BROKEN: ${promise}`);
  if (broken.length > 0) say(`The server said last:\n${server.output().slice(-3_000)}`);
  else say('Every promise of a storm was kept.');
  return broken.length === 0 ? 0 : 1;
});
