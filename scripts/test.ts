/**
 * `npm test` runs every check that a change must pass, the fastest first. At the end it prints the failures, a few
 * lines each, and the sum: `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sweepAbandoned } from '@halved/db/embedded/sweep';
import { findChromium } from './lib/chromium.mjs';
import { main } from './lib/problem.mjs';
import { stopCleanly } from './lib/processes.mjs';
import { readReport, sum } from './lib/report.ts';
import { runAll, type Step } from './lib/steps.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'node_modules', '.cache', 'halved-test');
const unitReport = join(reports, 'vitest.json');
const e2eReport = join(reports, 'playwright.json');
const node = process.execPath;
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const checks: Step[] = [
  { label: 'Format and lint', command: bin('biome'), args: ['ci', '--error-on-warnings', '.'] },
  { label: 'Unused code and undeclared dependencies', command: bin('knip'), args: ['--no-progress'] },
  { label: 'Types', command: bin('tsc'), args: ['-b'] },
  { label: 'Generated documents', command: node, args: ['apps/api/scripts/generate-docs.ts', '--check'] },
  { label: 'Generated parts of documents', command: node, args: ['scripts/generated-parts.ts', '--check'] },
  { label: 'Generated migrations', command: node, args: ['scripts/check-migrations.ts'] },
];
const build: Step = {
  label: 'Build',
  command: bin('turbo'),
  args: ['run', 'build'],
  env: { TURBO_TELEMETRY_DISABLED: '1' },
};
const unit = (ready: boolean): Step => ({
  label: 'Unit and integration tests',
  command: bin('vitest'),
  args: ['run', '--reporter=dot', '--reporter=scripts/lib/outcome-reporter.ts', `--outputFile=${unitReport}`],
  // A test that starts the server or the operator’s command waits a tenth as long for the built one.
  ...(ready && { env: { HALVED_BUILD: root } }),
  show: true,
});
const chromium = findChromium();
const e2e: Step = {
  label: 'End-to-end tests',
  command: bin('playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport, ...(chromium && { HALVED_CHROMIUM: chromium }) },
  show: true,
};

stopCleanly(() => sweepAbandoned(tmpdir()));
await main(async () => {
  process.chdir(root);
  await sweepAbandoned(tmpdir());
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const [checked, [built = false]] = await Promise.all([runAll(checks), runAll([build])]);
  const [unitOk = false] = await runAll([unit(built)]);
  const [e2eOk = false] = built ? await runAll([e2e]) : [];
  if (!built) console.log('✗ End-to-end tests: there is no build to test');
  const broken = [...checked, built].filter((ok) => !ok).length;
  const total = sum([
    readReport(unitReport, unitOk),
    readReport(e2eReport, e2eOk),
    { passed: 0, failed: broken, failures: [] },
  ]);
  if (total.failures.length > 0) console.log(`\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});
