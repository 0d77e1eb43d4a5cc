/**
 * Shares real short worries through the public API and checks that each can be read back:
 *
 *     npm run replay -- worries.jsonl [--url http://localhost:3000] [--members 8]
 *
 * Each line of the file is a JSON object with a field `text`, and optionally a field `label`. Without --url the command
 * starts a server of its own with an embedded database in a temporary folder. With --url the members and worries remain
 * on that server. The exit code is 1 if a worry was lost, changed or doubled, or if a response was a 5xx.
 */
import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Problem, parseOptions } from './lib/problem.ts';
import { run, temporaryFolder } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { anyServer, startServer } from './lib/server.ts';
import { createCaller } from './replay/caller.ts';
import { registerMember } from './replay/members.ts';
import { exitCode, type Findings, noFindings, printReport } from './replay/report.ts';
import { readLine, type WorryRow } from './replay/rows.ts';
import { checkList, readBack, shareAll } from './replay/share.ts';

const usage = 'npm run replay -- <file.jsonl> [--url http://localhost:3000] [--members 8]';

async function readRows(file: string, findings: Findings): Promise<WorryRow[]> {
  const rows: WorryRow[] = [];
  let number = 0;
  for await (const source of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const line = readLine(source, ++number);
    if (line?.kind === 'row') rows.push(line);
    else if (line) findings.broken.push(line);
  }
  return rows;
}

/** Prints the progress of a long step on standard error, at most once in `everyMs`. */
function progress(what: string, total: number, everyMs = 2_000): () => void {
  let done = 0;
  let last = performance.now();
  return () => {
    done++;
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    process.stderr.write(`${what}: ${done} of ${total}\n`);
  };
}

async function startOwnServer(): Promise<string> {
  say('Starting a server of its own …');
  const server = await startServer(anyServer(), {
    DATA_DIR: await temporaryFolder('replay'),
    DEMO: '0',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  });
  return server.url;
}

/** A relative path starts from the folder in which npm was called. */
const fileNamed = (name: string) => resolve(process.env.INIT_CWD ?? process.cwd(), name);

async function replay(file: string, url: string, memberCount: number): Promise<number> {
  const findings = noFindings();
  const rows = await readRows(file, findings);
  findings.rows = rows.length;
  const tally = { serverErrors: 0, waits: 0 };
  const call = createCaller(url, tally);
  const members = await Promise.all(Array.from({ length: memberCount }, () => registerMember(call)));
  say(`${rows.length} worries, ${members.length} members, ${url}`);

  const started = performance.now();
  const sharing = progress('shared', rows.length);
  const reading = progress('read back', rows.length);
  const each = await Promise.all(
    members.map(async (member, index) => {
      const ownRows = rows.filter((_, row) => row % members.length === index);
      return { member, shared: await shareAll(member, ownRows, findings, sharing) };
    }),
  );
  await Promise.all(each.map(({ member, shared }) => readBack(member, shared, findings, reading)));
  await Promise.all(each.map(({ member, shared }) => checkList(member, shared, findings)));
  findings.shared = each.reduce((sum, { shared }) => sum + shared.length, 0);
  const elapsedMs = performance.now() - started;
  process.stdout.write(`${printReport(findings, { ...tally, elapsedMs })}\n`);
  return exitCode(findings, tally.serverErrors);
}

await run(async () => {
  const { values, positionals } = parseOptions(usage, {
    allowPositionals: true,
    options: { url: { type: 'string' }, members: { type: 'string', default: '8' } },
  });
  const [name] = positionals;
  const members = Number(values.members);
  if (name === undefined || positionals.length > 1 || !Number.isInteger(members) || members < 1)
    throw new Problem(usage);
  const file = fileNamed(name);
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.\n${usage}`);
  return replay(file, values.url?.replace(/\/+$/, '') ?? (await startOwnServer()), members);
});
