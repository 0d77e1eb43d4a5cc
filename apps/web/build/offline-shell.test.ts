// @vitest-environment node
import { expect, it } from 'vitest';
import { reachable } from './offline-shell.ts';

const chunk = (imports: string[], dynamicImports: string[] = []) => ({
  type: 'chunk' as const,
  imports,
  dynamicImports,
});

it('what only a closed screen imports is not reached, and what others import too is', () => {
  const chunks = {
    index: chunk(['libraries'], ['feed', 'admin']),
    libraries: chunk([]),
    feed: chunk(['shared'], ['dialog']),
    admin: chunk(['shared', 'forms'], ['charts']),
    shared: chunk(['libraries']),
    forms: chunk([]),
    charts: chunk([]),
    dialog: chunk(['index']),
    style: { type: 'asset' as const },
  };
  expect([...reachable(chunks, 'index', new Set(['admin']))].sort()).toEqual([
    'dialog',
    'feed',
    'index',
    'libraries',
    'shared',
  ]);
  expect(reachable(chunks, 'index', new Set())).toContain('charts');
});
