/**
 * Shows how PostgreSQL runs every frequent statement in communities of several sizes: time, blocks, and the indexes
 * that are read (docs/performance.md, "Every frequent statement"):
 *
 *     npm run statements -w @halved/bench [-- --worries 10000,200000,1000000] [--server main.js]
 *
 * The statements are captured from the API and explained one after the other. Nothing else runs meanwhile, so the times
 * are without waiting. They vary with other work on the machine; the blocks do not.
 */
import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Capture } from './capture.ts';
import { addMember, openInstance, watchCalls } from './instance.ts';
import { withClient } from './lib/postgres.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { end, run } from './lib/processes.ts';
import { say } from './lib/say.ts';
import { anyServer } from './lib/server.ts';
import { type BenchInputs, findBenchInputs } from './measure/pages.ts';
import { formatNumber, markdownTable } from './report/markdown.ts';
import { tidy } from './seed/seed.ts';
import { explain, fillMarks, type StatementCost } from './statements/explain.ts';

const isQuery = ({ text }: { text: string }) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

type Costs = Map<string, StatementCost>;

/** A call is named by its first statement; further ones are numbered. */
const nameOf = (call: string, index: number) => (index === 0 ? call : `${call}, statement ${index + 1}`);

async function explainReads(client: pg.Client, { reads }: Capture, costs: Costs): Promise<void> {
  for (const [page, all] of Object.entries(reads)) {
    for (const [index, statement] of all.filter(isQuery).entries()) {
      costs.set(nameOf(page, index), await explain(client, statement, statement.values));
    }
  }
}

async function explainWrites(
  client: pg.Client,
  { plan }: Capture,
  { repliable: [place] }: BenchInputs,
  viewerId: string,
  costs: Costs,
): Promise<void> {
  const { comment, reply, like, unlike } = plan;
  if (!place) throw new Error('no comment to reply to');
  const known = { '@viewer': viewerId, '@post': place.postId, '@words': 'I am reading along.' };
  const explainAll = async (
    name: string,
    statements: Capture['plan']['like'],
    marks: Record<string, string>,
  ) => {
    for (const [index, statement] of statements.entries()) {
      const before = async () => {
        if (name !== 'a like taken back') return;
        for (const { text, values } of like) await client.query(text, fillMarks(values, known));
      };
      const values = fillMarks(statement.values, marks);
      costs.set(nameOf(name, index), await explain(client, statement, values, before));
    }
  };
  await explainAll('a comment', comment, known);
  await explainAll('a reply', reply, { ...known, '@parent': place.parentCommentId });
  await explainAll('a like', like, known);
  await explainAll('a like taken back', unlike, known);
}

async function costsOf(worries: number, server: string): Promise<Costs> {
  const instance = await openInstance(worries, say, { server });
  const { url } = instance.database;
  const member = await addMember(instance);
  const inputs = await findBenchInputs(url, member.id, 100);
  const [discussed = ''] = inputs.discussedPostIds;
  const pages = {
    ...inputs.pages,
    'a thread': `/comments/post/${discussed}/threaded`,
    'a thread, limit 7': `/comments/post/${discussed}/threaded?limit=7`,
  };
  const capture = await watchCalls(instance, member, { postId: discussed, pages });
  await tidy(url);
  const costs: Costs = new Map();
  await withClient(url, async (client) => {
    await explainReads(client, capture, costs);
    await explainWrites(client, capture, inputs, member.id, costs);
  });
  await end(instance.api.process);
  await instance.database.stop('immediate');
  return costs;
}

const cellOf = (cost: StatementCost | undefined) =>
  cost ? `${formatNumber(cost.ms)} ms, ${formatNumber(cost.blocks)}` : '–';

const usage = 'npm run statements -w @halved/bench [-- --worries 10000,200000,1000000] [--server main.js]';

await run(async () => {
  const { values } = parseOptions(usage, {
    options: {
      worries: { type: 'string', default: '10000,200000,1000000' },
      server: { type: 'string', default: anyServer() },
    },
  });
  const sizes = values.worries.split(',').map(Number);
  if (!sizes.every((size) => size > 0) || !existsSync(values.server)) throw new Problem(usage);
  const costs: Costs[] = [];
  for (const worries of sizes) costs.push(await costsOf(worries, values.server));
  const rows = [...(costs[0]?.keys() ?? [])].map((name) => {
    const each = costs.map((ofSize) => ofSize.get(name));
    const growth = (each.at(-1)?.blocks ?? Number.NaN) / (each[0]?.blocks ?? Number.NaN);
    const reads = each.at(-1)?.reads.join(', ') ?? '';
    return [name, ...each.map(cellOf), `${formatNumber(growth)} ×`, reads];
  });
  const head = ['statement', ...sizes.map((size) => size.toLocaleString('en')), 'blocks', 'reads'];
  process.stdout.write(`${markdownTable(head, rows)}\n`);
  return 0;
});
