import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type Failure, type Outcome, reason } from './report.ts';

/**
 * Writes vitest’s outcome into the file that `--outputFile` names, for the end of `npm test`. Vitest’s own JSON does not
 * say how the expected value of a failed test differs from the received one.
 */
export default class OutcomeReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], elsewhere: readonly Failure[]): void {
    const file = this.#vitest?.config.outputFile;
    if (typeof file !== 'string') throw new Error('The outcome needs --outputFile');
    const failures = [
      ...modules.flatMap(failuresIn),
      ...elsewhere.map((error) => reason('Outside of all tests', error)),
    ];
    const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]).length;
    const outcome: Outcome = { passed, failed: failures.length, failures };
    writeFileSync(file, JSON.stringify(outcome));
  }
}

/** The failures of a file: of its tests, of what runs before and after them, and of loading it. */
function failuresIn(module: TestModule): string[] {
  const file = relative(process.cwd(), module.moduleId);
  const { children } = module;
  return [
    ...module.errors().map((error) => reason(file, error)),
    ...[...children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => reason(`${file} › ${suite.fullName}`, error)),
    ),
    ...[...children.allTests('failed')].map((test) =>
      reason(`${file} › ${test.fullName}`, test.result().errors?.[0]),
    ),
  ];
}
