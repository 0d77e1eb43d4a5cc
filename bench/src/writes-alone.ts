/**
 * Measures what the statements of a comment, a reply, and a like with its removal cost PostgreSQL without contention,
 * against the plainest SQL that keeps the row, the counter and the notifications (docs/performance.md, "Writes"):
 *
 *     npm run writes-alone -w @halved/bench [-- --worries 10000] [--server main.js]
 */
import { existsSync } from 'node:fs';
import { addMembers, openInstance, watchCalls } from './instance.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { run } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { anyServer } from './lib/server.ts';
import { findBenchInputs } from './measure/pages.ts';
import { formatNumber, markdownTable } from './report/markdown.ts';
import { measureAlone } from './writes/alone.ts';
import { findPosts } from './writes/checks.ts';
import { inTurn } from './writes/in-turn.ts';
import { writeNames } from './writes/plain-statements.ts';

const writers = 50;
const mostPosts = 5_000;

const usage = 'npm run writes-alone -w @halved/bench [-- --worries 10000] [--server main.js]';

await run(async () => {
  const { values } = parseOptions(usage, {
    options: {
      worries: { type: 'string', default: '10000' },
      server: { type: 'string', default: anyServer() },
    },
  });
  const worries = Number(values.worries);
  if (!(worries > 0) || !existsSync(values.server)) throw new Problem(usage);
  const instance = await openInstance(worries, say, { server: values.server });
  const { url } = instance.database;
  const members = await addMembers(instance, writers);
  const [first] = members;
  if (!first) throw new Error('nobody registered');
  const { discussedPostIds } = await findBenchInputs(url, first.id, 1);
  const [postId = ''] = discussedPostIds;
  const { plan } = await watchCalls(instance, first, { postId, pages: {} });
  const posts = await findPosts(url, mostPosts);
  const next = inTurn(members, posts);
  const rows: string[][] = [];
  for (const name of writeNames) {
    const { apiMs, plainMs } = await measureAlone(url, plan, name, next);
    const title = name === 'like' ? 'like, and back' : name;
    rows.push([
      title,
      `${formatNumber(plainMs)} ms`,
      `${formatNumber(apiMs)} ms`,
      `${formatNumber(apiMs / plainMs)} ×`,
    ]);
  }
  process.stdout.write(`${markdownTable(['write', 'plainest SQL', 'API', 'ratio'], rows)}\n`);
  return 0;
});
