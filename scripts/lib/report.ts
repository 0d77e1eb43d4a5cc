import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The failures with their reasons, a few lines each, for the end of a long log. */
  readonly failures: readonly string[];
}

/** The parts of vitest's report that this file reads. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The parts of playwright's report that this file reads. */
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const shownLines = 6;

/** The first lines of a message, indented. */
function reason(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const messageLines = lines.filter((line) => line.trim()).slice(0, shownLines);
  return [name, ...messageLines.map((line) => `    ${line.trimEnd()}`)].join('\n');
}

function vitestFailures({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that could not be loaded has no failed tests, so the file itself counts as a failure.
    if (failed.length === 0 && status === 'failed') return [reason(file, message)];
    return failed.map((result) => reason(`${file} › ${result.fullName}`, result.failureMessages?.[0]));
  });
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const again = status === 'flaky' ? ' (passed at the second try)' : '';
        const message = results.find((result) => result.error)?.error?.message;
        return reason(`${file}:${line} › ${title}${again}`, message);
      }),
  );
  return [...here, ...suites.flatMap(playwrightFailures)];
}

const isPlaywright = (report: VitestReport | PlaywrightReport): report is PlaywrightReport =>
  'stats' in report;

function outcomeOf(report: VitestReport | PlaywrightReport): Outcome {
  if (!isPlaywright(report)) {
    const { numPassedTests, numFailedTests } = report;
    return { passed: numPassedTests, failed: numFailedTests, failures: vitestFailures(report) };
  }
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: playwrightFailures(report) };
}

/**
 * Reads the JSON report of vitest or playwright. A run with a non-zero exit code counts at least one failure, even if
 * its report contains none or is missing.
 */
export function readReport(file: string, ok: boolean): Outcome {
  const none: Outcome = { passed: 0, failed: 0, failures: [] };
  const outcome = existsSync(file) ? outcomeOf(JSON.parse(readFileSync(file, 'utf8'))) : none;
  return ok ? outcome : { ...outcome, failed: Math.max(1, outcome.failed) };
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}
