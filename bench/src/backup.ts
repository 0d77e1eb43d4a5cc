/**
 * Backs up a community while its server runs, restores it into another database, and lets a server there answer the same
 * requests (docs/operations.md, "Backup and restore"):
 *
 *     npm run backup -w @halved/bench [-- --worries 1000000 --requests 1000]
 *
 * The exit code is 1 if a response differs. A million worries need 10 GB in the temporary folder.
 */
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareAnswers, randomReads, secondPage } from './backup/reads.ts';
import { addMember, openInstance, startFurtherServer } from './instance.ts';
import { rowsOf } from './lib/postgres.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { run, startNode, temporaryFolder } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { builtServer, settingsFor } from './lib/server.ts';
import { peakMemory } from './measure/memory.ts';
import { discoverPage, findBenchInputs } from './measure/pages.ts';
import { signIn } from './member.ts';
import { markdownTable } from './report/markdown.ts';

const tool = join(builtServer, '..', 'cli.js');
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

/** Runs the operator's tool as its own process, and returns its time and its highest memory. */
async function operate(
  args: readonly string[],
  databaseUrl: string,
): Promise<{ seconds: number; mb: number }> {
  let output = '';
  const settings = await settingsFor(databaseUrl);
  const begun = performance.now();
  const child = startNode([tool, ...args], settings, (text) => {
    output += text;
  });
  const { result, mb } = await peakMemory(child.pid ?? 0, () => once(child, 'exit'));
  if (result[0] !== 0) throw new Error(`halved ${args.join(' ')}: ${output}`);
  say(output.trim());
  return { seconds: (performance.now() - begun) / 1_000, mb };
}

const usage = 'npm run backup -w @halved/bench [-- --worries 1000000 --requests 1000]';

await run(async () => {
  const { values } = parseOptions(usage, {
    options: {
      worries: { type: 'string', default: '1000000' },
      requests: { type: 'string', default: '1000' },
    },
  });
  const [worries, requests] = [Number(values.worries), Number(values.requests)];
  if (!(worries > 0 && requests > 0)) throw new Problem(usage);
  const instance = await openInstance(worries, say);
  const { database } = instance;
  const member = await addMember(instance);

  const file = join(await temporaryFolder('backup'), 'halved.backup');
  const backup = await operate(['db', 'backup', file], database.url);
  await rowsOf(database.url, 'create database restored');
  const url = new URL(database.url);
  url.pathname = '/restored';
  const restored = await operate(['db', 'restore', file], url.href);
  const other = await startFurtherServer({ ...instance, database: { ...database, url: url.href } });

  // A restore ends all sessions.
  const signedIn = async (url: string) => ({ url, token: await signIn(url, member) });
  const [first, second] = [await signedIn(instance.api.url), await signedIn(other.url)];
  const { pages } = await findBenchInputs(database.url, member.id, 1);
  const paths = await Promise.all(
    Object.entries(pages).map(([name, path]) =>
      name === discoverPage ? secondPage(first.url, path, first.token) : path,
    ),
  );
  const reads = [
    ...paths.map((path) => ({ path, as: 'member' as const })),
    ...(await randomReads(database.url, Math.max(0, requests - paths.length))),
  ];
  const { same, different } = await compareAnswers([first, second], reads);
  for (const line of different.slice(0, 20)) say(line);

  const [size] = await rowsOf<{ bytes: string }>(
    database.url,
    'select pg_database_size(current_database()) as bytes',
  );
  const rows = [
    ['in PostgreSQL', gigabytes(Number(size?.bytes))],
    ['file', gigabytes((await stat(file)).size)],
    ['backup', `${backup.seconds.toFixed(0)} s, ${backup.mb.toFixed(0)} MB of memory`],
    ['restore', `${restored.seconds.toFixed(0)} s, ${restored.mb.toFixed(0)} MB of memory`],
    ['responses with the same bytes', `${same} of ${reads.length}`],
  ];
  process.stdout.write(`${markdownTable([`${worries.toLocaleString('en')} worries`, ''], rows)}\n`);
  return different.length === 0 ? 0 : 1;
});
