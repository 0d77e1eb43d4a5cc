import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** What vitest and playwright wrote about their run, as far as we read it. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numFailedTestSuites?: number;
  readonly stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * Reads the JSON report of vitest or playwright. A run that ended badly counts at least one failure, also when it
 * wrote nothing or only good news (a file that could not be loaded has no tests to fail).
 */
export function readReport(file: string, ok: boolean): Count {
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { stats } = report;
  const passed = report.numPassedTests ?? (stats ? stats.expected + stats.flaky : 0);
  const failed = report.numFailedTests ?? stats?.unexpected ?? 0;
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}
