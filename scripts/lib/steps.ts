import { type Result, run } from './processes.mjs';

export interface Step {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  /** Print while it runs; else what it printed is shown only when it fails. */
  readonly show?: boolean;
}

const heartbeatMs = 15_000;

/** Runs one step and tells in a line how it went and how long it took. */
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

/** One after the other, all of them, so that a person sees everything that is wrong. */
export async function runAll(steps: readonly Step[]): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}
