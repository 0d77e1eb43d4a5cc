// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { links } from '../links.ts';
import { routeOf } from './route-of.ts';
import { routes } from './routes.ts';

const files = readdirSync(new URL('./screens', import.meta.url))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));

describe('the table of screens', () => {
  it('has a row for every file in screens/, and a file for every row', () => {
    const named = new Set(routes.map(({ screen }) => screen));
    expect([...named].toSorted()).toEqual(files.toSorted());
  });

  const addresses = Object.entries(links).flatMap(([name, link]) =>
    typeof link === 'string' ? [{ name, path: link.replace(/[?#].*/, '') }] : [],
  );
  it.each(addresses)('has a row for the address $name', ({ path }) => {
    expect(routeOf(path)?.screen).not.toBe('not-found');
  });

  it('gives an unknown address the row of the page that was not found', () => {
    expect(routeOf('/nothing-of-this')?.screen).toBe('not-found');
  });
});
