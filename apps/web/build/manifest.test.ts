import { expect, test } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { manifest } from './manifest.ts';

const pathOf = (address: string) => new URL(address, 'https://halved.example').pathname;

test('every shortcut of the installed interface leads to a screen, and "Get help now" is one of them', () => {
  const paths = (manifest.shortcuts ?? []).map(({ url }) => pathOf(url));
  expect(paths).toEqual(['/feed', '/help', '/wellness/exercises']);
  const known = routes.map(({ path }) => path);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

test('what another app shares arrives at the feed with its title, text and address', () => {
  expect(manifest.share_target).toEqual({
    action: '/feed',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  });
});
