import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The failures with their reasons, a few lines each, for the end of a long log. */
  readonly failures: readonly string[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: Failure }[];
    }[];
  }[];
}

/** The parts of playwright's report that this file reads. */
interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Why a test failed. `diff` compares what it expected with what it received. */
export interface Failure {
  readonly message?: string;
  readonly diff?: string;
}

const shownLines = 12;
const linesOf = (text: string) => stripVTControlCharacters(text).split('\n');

/** The first lines of a failure: its message, and the lines of its diff that differ. Lines of mere brackets are left out. */
export function reason(name: string, { message = '', diff = '' }: Failure = {}): string {
  const differing = linesOf(diff).filter((line) => /^[-+] (?!Expected|Received)/.test(line));
  const lines = [...linesOf(message), ...differing].filter((line) => /[\p{L}\p{N}]/u.test(line));
  return [name, ...lines.slice(0, shownLines).map((line) => `    ${line.trimEnd()}`)].join('\n');
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const again = status === 'flaky' ? ' (passed at the second try)' : '';
        const error = results.find((result) => result.error)?.error;
        return reason(`${file}:${line} › ${title}${again}`, error);
      }),
  );
  return [...here, ...suites.flatMap(playwrightFailures)];
}

function outcomeOf(report: Outcome | PlaywrightReport): Outcome {
  if (!('stats' in report)) return report;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: playwrightFailures(report) };
}

/**
 * Reads the report of vitest (`outcome-reporter.ts`) or playwright. A run with a non-zero exit code counts at least one failure, even if
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
