/**
 * Computes how many members each step of growth carries, from the processor time per call that `npm run bench` measured:
 *
 *     npm run capacity                 prints the tables
 *     npm run capacity -- --docs       writes them into docs/capacity.md
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { costsOf } from './capacity/day.ts';
import { capacityReport } from './capacity/report.ts';
import { Problem, parseOptions } from './lib/problem.ts';
import { run } from './lib/processes.ts';
import type { Findings } from './report/findings.ts';
import { writeFigures } from './report/write.ts';

const results = join(import.meta.dirname, '..', 'results', 'latest.json');
const usage = 'npm run capacity -- [--docs]';

await run(async () => {
  const { values } = parseOptions(usage, { options: { docs: { type: 'boolean', default: false } } });
  const text = await readFile(results, 'utf8').catch(() => {
    throw new Problem('There are no results yet. Run npm run bench first.');
  });
  const findings: Findings = JSON.parse(text);
  const loads = findings.sizes.find((size) => size.loads)?.loads;
  if (!loads) throw new Problem('The last run of npm run bench measured no load. Run it again.');
  const costs = costsOf(loads);
  const report = capacityReport((call) => costs[call], findings.machine, findings.measuredAt);
  process.stdout.write(`${report}\n`);
  if (values.docs) await writeFigures('capacity', report);
  return 0;
});
