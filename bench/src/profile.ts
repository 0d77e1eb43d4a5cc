/**
 * Shows where the server spends its processor time for a page of the feed, a comment, a shared worry, and its start:
 *
 *     npm run profile -w @halved/bench              prints the sources that take most of it
 *     npm run profile -w @halved/bench -- --docs    also writes the flame graphs to docs/profiles
 *
 * It runs the build with 10,000 worries. The profiler itself slows the server, so only shares can be compared.
 */
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@halved/db/embedded/free-port';
import { addMembers, openInstance } from './instance.ts';
import { parseOptions } from './lib/problem.ts';
import { end, run, startNode, temporaryFolder } from './lib/processes.ts';
import { builtServer, nodeFlags, type RunningServer, settingsFor, waitUntilReady } from './lib/server.ts';
import { type Load, measureLoad } from './measure/load.ts';
import { commentLoad, feedLoad, postLoad, shareLoad } from './measure/loads.ts';
import { findBenchInputs } from './measure/pages.ts';
import { signIn } from './member.ts';
import { flameGraph } from './profile/flame-graph.ts';
import { type Frame, framesOf, namesFromMaps, type Profile, timeBySource } from './profile/frames.ts';
import { markdownTable } from './report/markdown.ts';

const worries = 10_000;
const writers = 16;
const docs = join(import.meta.dirname, '..', '..', 'docs', 'profiles');
/** The number of sources in the printed table. */
const shown = 20;

const profiler = ['--import', new URL('profile/profiler.mjs', import.meta.url).href];

const isProfile = (value: unknown): value is { profile: Profile } =>
  typeof value === 'object' && value !== null && 'profile' in value && value.profile !== null;

/** Records what the server does under a load, after a warm-up in which its code is compiled. */
async function profileUnderLoad(api: RunningServer, load: Load, postmaster: () => number): Promise<Profile> {
  const tell = async () => {
    const answer = once(api.process, 'message');
    api.process.send('record, or stop recording');
    return (await answer)[0] as unknown;
  };
  await measureLoad(api, load, 4, postmaster);
  await tell();
  await measureLoad(api, load, 5, postmaster);
  const answer = await tell();
  if (!isProfile(answer)) throw new Error('the server sent no profile');
  return answer.profile;
}

/** Records a start of the server up to its first response, and its end. */
async function profileStart(databaseUrl: string): Promise<Profile> {
  const folder = await temporaryFolder('profile');
  const env = await settingsFor(databaseUrl, { HOST: '127.0.0.1', PORT: String(await freePort()) });
  const flags = ['--cpu-prof', '--cpu-prof-interval', '100', '--cpu-prof-dir', folder];
  let output = '';
  const child = startNode([...nodeFlags(), ...flags, builtServer], env, (text) => {
    output += text;
  });
  await waitUntilReady(`http://127.0.0.1:${env.PORT}/api/wake`, child, () => output);
  await end(child);
  const [file] = await readdir(folder);
  if (!file) throw new Error('Node wrote no profile');
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}

function printSources(name: string, all: Frame): void {
  const rows = timeBySource(all)
    .slice(0, shown)
    .map(({ from, own }) => [from, `${((100 * own) / all.total).toFixed(1)} %`]);
  process.stdout.write(`${name}\n\n${markdownTable(['source', 'own time'], rows)}\n\n`);
}

await run(async () => {
  const { values } = parseOptions('npm run profile -w @halved/bench -- [--docs]', {
    options: { docs: { type: 'boolean', default: false } },
  });
  const instance = await openInstance(worries, (step) => process.stderr.write(`${step}\n`), {
    preload: profiler,
  });
  const { api, database } = instance;
  const members = await addMembers(instance, writers);
  const tokens = await Promise.all(members.map((member) => signIn(api.url, member)));
  const { postIds } = await findBenchInputs(database.url, members[0]?.id ?? '', 2_000);
  const naming = namesFromMaps();
  const loads = {
    feed: ['A page of the feed, signed in', feedLoad(tokens)],
    worry: ['One worry', postLoad(tokens, postIds)],
    comment: ['A comment', commentLoad(tokens, postIds)],
    share: ['Sharing a worry', shareLoad(tokens)],
  } as const;
  const profiles: { file: string; title: string; all: Frame }[] = [];
  for (const [file, [title, load]] of Object.entries(loads)) {
    process.stderr.write(`${title}\n`);
    profiles.push({ file, title, all: framesOf(await profileUnderLoad(api, load, database.pid), naming) });
  }
  await end(api.process);
  profiles.push({
    file: 'start',
    title: 'The start',
    all: framesOf(await profileStart(database.url), naming),
  });
  if (values.docs) await mkdir(docs, { recursive: true });
  for (const { file, title, all } of profiles) {
    printSources(title, all);
    if (values.docs) await writeFile(join(docs, `${file}.svg`), flameGraph(title, all));
  }
  return 0;
});
