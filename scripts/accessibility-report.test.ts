import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('ACCESSIBILITY.md', root), 'utf8');

/** The success criteria of WCAG 2.2, levels A and AA, in the order of the recommendation. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const terms = ['supports', 'partially supports', 'does not support', 'not applicable', 'not evaluated'];

const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, criterion = '', term = '', how = ''] = line.split('|').map((cell) => cell.trim());
    const files = [...how.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
    return { number: criterion.split(' ')[0] ?? '', term, how, files };
  });

describe('the conformance report in ACCESSIBILITY.md', () => {
  it('has a row for each success criterion of the levels A and AA', () => {
    expect(rows.map(({ number }) => number).join(' ')).toBe(`${criteria.A} ${criteria.AA}`);
  });

  it.each(rows)('rates $number in a term of its own and says how it was tried', ({ term, how }) => {
    expect(terms).toContain(term);
    expect(how).not.toBe('');
  });

  it.each(rows)('names the gap of $number if it is only partially supported', ({ term, how }) => {
    expect(how.includes('Gap: ')).toBe(term === 'partially supports');
  });

  it.each(rows)('names only tests that exist for $number', ({ files }) => {
    expect(files.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});
