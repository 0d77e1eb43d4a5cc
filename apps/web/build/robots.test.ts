// @vitest-environment node
import { readFileSync } from 'node:fs';
import { pathOf } from '@halved/shared/contract/route';
import { expect, test } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { routesOnly } from './contract-routes.ts';

/** Whether search engines may read an address. The longest rule that matches decides (RFC 9309 §2.2.2). */
function isAllowed(address: string): boolean {
  const file = readFileSync(new URL('../public/robots.txt', import.meta.url), 'utf8');
  const rules = [...file.matchAll(/^(Allow|Disallow): (.+)$/gm)]
    .map(([, rule, start = '']) => ({ rule, start }))
    .filter(({ start }) => address.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length);
  return rules[0]?.rule !== 'Disallow';
}

test('search engines may open every screen, and get from the server the directory of help but nobody’s words', () => {
  expect(routes.filter(({ path }) => !isAllowed(path))).toEqual([]);
  const allowed = Object.entries(routesOnly()).filter(([, operations]) =>
    Object.values(operations).some((operation) => isAllowed(`/api${pathOf(operation)}`)),
  );
  expect(allowed.map(([subject]) => subject)).toEqual(['resources']);
});
