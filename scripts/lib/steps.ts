import { type Result, run } from './processes.mjs';

export interface Step {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  /** Whether the output is printed while the step runs. Otherwise it is shown only if the step fails. */
  readonly show?: boolean;
}

const heartbeatMs = 15_000;

/** Runs one step and prints in one line how it ended and how long it took. */
async function runStep(step: Step): Promise<boolean> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  if (step.show) console.log(`\n${step.label}`);
  const timer = setInterval(() => {
    if (!step.show) console.log(`  … ${step.label}: ${seconds()}`);
  }, heartbeatMs);
  const result: Result = await run(step.command, step.args, {
    show: step.show ?? false,
    ...(step.env && { env: step.env }),
  });
  clearInterval(timer);
  const ok = result.code === 0;
  console.log(`${ok ? '✓' : '✗'} ${step.label} (${seconds()})`);
  if (!ok && !step.show) console.log(`\n${result.output.trim()}\n`);
  return ok;
}

/** Runs all steps one after the other, even after a failure, so that all errors are shown. */
export async function runAll(steps: readonly Step[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}
