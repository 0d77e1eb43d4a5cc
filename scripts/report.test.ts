import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport, sum } from './lib/report.ts';

describe('the summary of a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halved-report-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const report = (content: object, ok: boolean) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return readReport(file, ok);
  };

  it('reads vitest’s report, and lists the failures with the first lines of their reasons', () => {
    const long = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n\n');
    const assertionResults = [
      { fullName: 'a list keeps its order', status: 'passed', failureMessages: [] },
      { fullName: 'a list loses nothing', status: 'failed', failureMessages: [`\u001b[31m${long}`] },
    ];
    const name = join(process.cwd(), 'packages/list.test.ts');
    const testResults = [{ name, status: 'failed', assertionResults }];
    expect(report({ numPassedTests: 4, numFailedTests: 1, testResults }, false)).toEqual({
      passed: 4,
      failed: 1,
      failures: [
        'packages/list.test.ts › a list loses nothing\n    line 0\n    line 1\n    line 2\n    line 3\n    line 4\n    line 5',
      ],
    });
  });

  it('lists a file that could not be loaded', () => {
    const name = join(process.cwd(), 'packages/list.test.ts');
    const testResults = [{ name, status: 'failed', message: 'No such module', assertionResults: [] }];
    expect(report({ numPassedTests: 4, numFailedTests: 0, testResults }, false)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['packages/list.test.ts\n    No such module'],
    });
  });

  it('reads playwright’s report, and counts a flaky test as passed but lists it', () => {
    const spec = (title: string, status: string, message?: string) => ({
      ...{ title, file: 'feed.test.ts', line: 7 },
      tests: [{ status, results: [{ error: message ? { message } : undefined }, {}] }],
    });
    const inner = {
      specs: [
        spec('likes', 'unexpected', 'not liked'),
        spec('shares', 'expected'),
        spec('follows', 'unexpected'),
      ],
    };
    const suites = [{ specs: [spec('reads', 'flaky', 'too late')], suites: [inner] }];
    expect(report({ stats: { expected: 3, unexpected: 2, flaky: 1 }, suites }, false)).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        'feed.test.ts:7 › reads (passed at the second try)\n    too late',
        'feed.test.ts:7 › likes\n    not liked',
        'feed.test.ts:7 › follows',
      ],
    });
  });

  it('counts a failed run without failed tests or without output as one failure', () => {
    expect(report({ numPassedTests: 4, numFailedTests: 0 }, false)).toEqual({
      passed: 4,
      failed: 1,
      failures: [],
    });
    expect(readReport(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1, failures: [] });
  });

  it('adds up the results of several runs', () => {
    expect(
      sum([
        { passed: 1, failed: 2, failures: ['one'] },
        { passed: 3, failed: 4, failures: ['two'] },
      ]),
    ).toEqual({ passed: 4, failed: 6, failures: ['one', 'two'] });
  });
});
