// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { budgets } from '@halved/shared/client-budgets';
import { describe, expect, it } from 'vitest';
import { breaches, type Files } from './budgets.ts';

/** A random text, which has at least this number of bytes after gzip. */
const heavy = (bytes: number) => randomBytes(bytes).toString('latin1');
const chunk = (bytes: number, ...imports: string[]) => ({
  type: 'chunk' as const,
  code: heavy(bytes),
  imports,
  dynamicImports: [''].slice(1),
});
const screens = { '/': 'home.js', '/feed': 'feed.js' };

const withinBudget: Files = {
  'entry.js': chunk(1_000, 'base.js'),
  'base.js': chunk(budgets.entry / 2),
  'home.js': chunk(1_000, 'base.js', 'shared.js'),
  'feed.js': chunk(1_000, 'base.js', 'shared.js'),
  'shared.js': chunk(budgets.route / 2),
  'lazy.js': chunk(budgets.route * 2),
  'all.css': { type: 'asset', source: heavy(budgets.styles / 2) },
};

const breachesWith = (changed: Files) => breaches({ ...withinBudget, ...changed }, 'entry.js', screens);

describe('the size budgets of the build', () => {
  it('accept a build within them, and do not count parts that are loaded later', () => {
    expect(breachesWith({})).toEqual([]);
  });

  it('reject an entry that is too heavy together with its imports', () => {
    const [message, ...more] = breachesWith({ 'base.js': chunk(budgets.entry) });
    expect(message).toMatch(/^The entry is \d+ bytes after gzip; its budget is 150000\.$/);
    expect(more).toEqual([]);
  });

  it('reject each route that is too heavy together with its imports, even if other routes share the imports', () => {
    const messages = breachesWith({ 'shared.js': chunk(budgets.route) });
    expect(messages.map((message) => message.split(' is ')[0])).toEqual(['The route /', 'The route /feed']);
  });

  it('allow a route with charts to be heavier, but count its map, which it loads later', () => {
    const weighed = (mapBytes: number) =>
      breaches(
        {
          ...withinBudget,
          'analytics.js': { ...chunk(budgets.route, 'base.js'), dynamicImports: ['map.js'] },
          'map.js': chunk(mapBytes, 'base.js'),
        },
        'entry.js',
        { ...screens, '/analytics': 'analytics.js' },
      );
    expect(weighed(1_000)).toEqual([]);
    expect(weighed(budgets.charts - budgets.route)).toEqual([
      expect.stringMatching(/^The route \/analytics is \d+ bytes after gzip; its budget is 90000\.$/),
    ]);
  });

  it('reject stylesheets that are too heavy together', () => {
    const messages = breachesWith({ 'more.css': { type: 'asset', source: heavy(budgets.styles) } });
    expect(messages).toEqual([expect.stringMatching(/^The stylesheet is \d+ bytes/)]);
  });

  it('reject a route whose files are missing from the build', () => {
    const messages = breaches(withinBudget, 'entry.js', { ...screens, '/new': undefined });
    expect(messages).toEqual(['The route /new has no chunk to weigh.']);
  });
});
