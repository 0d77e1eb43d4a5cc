// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { breaches, budgets, type Files } from './budgets.ts';

/** Text that gzip cannot make smaller than this. */
const heavy = (bytes: number) => randomBytes(bytes).toString('latin1');
const chunk = (bytes: number, ...imports: string[]) => ({
  type: 'chunk' as const,
  code: heavy(bytes),
  imports,
});
const screens = { '/': 'home.js', '/feed': 'feed.js' };

const sound: Files = {
  'entry.js': chunk(1_000, 'base.js'),
  'base.js': chunk(budgets.entry / 2),
  'home.js': chunk(1_000, 'base.js', 'shared.js'),
  'feed.js': chunk(1_000, 'base.js', 'shared.js'),
  'shared.js': chunk(budgets.route / 2),
  'lazy.js': chunk(budgets.route * 2),
  'all.css': { type: 'asset', source: heavy(budgets.css / 2) },
};

const heavierThanAllowed = (changed: Files) => breaches({ ...sound, ...changed }, 'entry.js', screens);

describe('the budgets', () => {
  it('let a build within them pass, and count parts that are loaded later for no route', () => {
    expect(heavierThanAllowed({})).toEqual([]);
  });

  it('refuse an entry that is too heavy with what it imports', () => {
    const [said, ...more] = heavierThanAllowed({ 'base.js': chunk(budgets.entry) });
    expect(said).toMatch(/^The entry is \d+ bytes after gzip; its budget is 150000\.$/);
    expect(more).toEqual([]);
  });

  it('refuse each route that is too heavy with what it imports, even if other routes share it', () => {
    const said = heavierThanAllowed({ 'shared.js': chunk(budgets.route) });
    expect(said.map((sentence) => sentence.split(' is ')[0])).toEqual(['The route /', 'The route /feed']);
  });

  it('refuse styles that are too heavy together', () => {
    const said = heavierThanAllowed({ 'more.css': { type: 'asset', source: heavy(budgets.css) } });
    expect(said).toEqual([expect.stringMatching(/^The stylesheet is \d+ bytes/)]);
  });

  it('refuse a route whose files are not in the build', () => {
    const said = breaches(sound, 'entry.js', { ...screens, '/new': undefined });
    expect(said).toEqual(['The route /new has no chunk to weigh.']);
  });
});
