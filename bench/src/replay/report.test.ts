import { describe, expect, it } from 'vitest';
import { exitCode, noFindings, printReport } from './report.ts';

const measured = { serverErrors: 0, waits: 0, elapsedMs: 2_000 };

describe('the report of a replay', () => {
  it('counts the lines and measures the time', () => {
    const text = printReport({ ...noFindings(), rows: 10, shared: 10 }, measured);
    expect(text).toContain('10 rows · shared 10 · broken 0 · refused 0');
    expect(text).toContain('lost 0 · changed 0 · extra 0 · 5xx 0');
    expect(text).toContain('2.0 s · 5 worries a second');
  });

  it('lists each failed line in the order of the file', () => {
    const refused = [
      { line: 9, why: '400 VALIDATION_FAILED' },
      { line: 2, why: '400 VALIDATION_FAILED' },
    ];
    const [first, second] = printReport({ ...noFindings(), refused }, measured).split('\n');
    expect(first).toBe('refused line 2: 400 VALIDATION_FAILED');
    expect(second).toBe('refused line 9: 400 VALIDATION_FAILED');
  });

  it('counts the failures that it does not list', () => {
    const broken = Array.from({ length: 25 }, (_, line) => ({ line, why: 'not JSON' }));
    expect(printReport({ ...noFindings(), broken }, measured)).toContain('broken: 5 more');
  });
});

describe('the exit code of a replay', () => {
  const finding = [{ line: 1, why: '' }];

  it('is 0 if lines were malformed or rejected and nothing else failed', () => {
    expect(exitCode({ ...noFindings(), broken: finding, refused: finding }, 0)).toBe(0);
  });

  it.each([
    ['lost', { lost: finding }, 0],
    ['changed', { changed: finding }, 0],
    ['listed twice', { extra: ['id'] }, 0],
    ['answered with a 5xx', {}, 1],
  ])('is 1 if something was %s', (_, some, serverErrors) => {
    expect(exitCode({ ...noFindings(), ...some }, serverErrors)).toBe(1);
  });
});
