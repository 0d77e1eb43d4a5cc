/**
 * Computes how many members each step of growth carries, from the processor time per call that `npm run bench` measured:
 *
 *     npm run capacity                 prints the tables
 *     npm run capacity -- --docs       writes them into docs/capacity.md
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { costsOf } from './capacity/day.ts';
import { capacityReport } from './capacity/report.ts';
import type { Findings } from './report/findings.ts';
import { writeFigures } from './report/write.ts';

const { values } = parseArgs({ options: { docs: { type: 'boolean', default: false } } });
const results = join(import.meta.dirname, '..', 'results', 'latest.json');
const text = await readFile(results, 'utf8').catch(() => {
  throw new Error('There are no results yet. Run npm run bench first.');
});
const findings: Findings = JSON.parse(text);
const loads = findings.sizes.find((size) => size.loads)?.loads;
if (!loads) throw new Error('The last run of npm run bench measured no load. Run it again.');
const costs = costsOf(loads);
const report = capacityReport((call) => costs[call], findings.machine, findings.measuredAt);
process.stdout.write(`${report}\n`);
if (values.docs) await writeFigures('capacity', report);
