import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport, sum } from './lib/report.ts';

describe('the sum of a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halved-report-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const report = (content: object, ok: boolean) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return readReport(file, ok);
  };

  it('reads vitest', () => {
    expect(report({ numPassedTests: 4, numFailedTests: 1 }, false)).toEqual({ passed: 4, failed: 1 });
  });

  it('reads playwright, where a flaky test has passed in the end', () => {
    expect(report({ stats: { expected: 3, unexpected: 2, flaky: 1 } }, false)).toEqual({
      passed: 4,
      failed: 2,
    });
  });

  it('counts a run that broke without a failing test, or without a word', () => {
    expect(report({ numPassedTests: 4, numFailedTests: 0 }, false)).toEqual({ passed: 4, failed: 1 });
    expect(readReport(join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1 });
  });

  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});
