import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport, reason, sum } from './lib/report.ts';

describe('the summary of a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halved-report-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const report = (content: object, ok: boolean) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return readReport(file, ok);
  };

  it('names a failure with the first lines of its message, and of what differs', () => {
    const diff =
      '\u001b[32m- Expected\n+ Received\n\n@@ -1,3 +1,4 @@\n  [\n    "one",\n-   "two",\n+   "three",\n+   {\n  ]';
    expect(reason('a.test.ts › a list', { message: '\u001b[31mexpected [ …(2) ]\n\nto equal', diff })).toBe(
      'a.test.ts › a list\n    expected [ …(2) ]\n    to equal\n    -   "two",\n    +   "three",',
    );
    const long = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
    expect(reason('a.test.ts', { message: long }).split('\n').at(-1)).toBe('    line 11');
  });

  it('takes over the outcome of vitest', () => {
    const outcome = { passed: 4, failed: 1, failures: ['packages/list.test.ts\n    No such module'] };
    expect(report(outcome, false)).toEqual(outcome);
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
    expect(report({ passed: 4, failed: 0, failures: [] }, false)).toEqual({
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
