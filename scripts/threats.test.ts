import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/threats.md', root), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (threat|---)/.test(line))
  .map((line) => {
    const [, threat = '', path = '', title = ''] = /^\| (.+?) +\| `([^`]+)`: “(.+)” +\|$/.exec(line) ?? [];
    return { line, threat, path, title };
  });

describe('docs/threats.md', () => {
  it('has a threat, a file and a title in every line', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ title }) => title === '').map(({ line }) => line)).toEqual([]);
  });

  it.each(rows)('names an existing test against: $threat', ({ path, title }) => {
    expect(readFileSync(new URL(path, root), 'utf8')).toContain(title);
  });
});
