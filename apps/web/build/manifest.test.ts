// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { manifest } from './manifest.ts';

const read = (path: string) => readFileSync(new URL(`..${path}`, import.meta.url));

/** The size of a PNG, and whether it has an alpha channel, from its header. */
function pngOf(path: string) {
  const header = read(`/public${path}`);
  const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  return { sizes: `${width}x${height}`, isOpaque: header[25] === 2 };
}

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

test('every icon has the size that is said of it', () => {
  const pictures = (manifest.icons ?? []).filter(({ type }) => type === 'image/png');
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.map(({ src }) => pngOf(src).sizes)).toEqual(pictures.map(({ sizes }) => sizes));
});

test('the icons that Android and iOS cut to their own shape reach to every edge', () => {
  const cut = (manifest.icons ?? []).filter(({ purpose }) => purpose?.includes('maskable'));
  const ofIos = /rel="apple-touch-icon" href="([^"]+)"/.exec(read('/index.html').toString())?.[1] ?? '';
  const paths = [...cut.map(({ src }) => src), ofIos];
  expect(paths).toHaveLength(2);
  expect(paths.filter((path) => !pngOf(path).isOpaque)).toEqual([]);
});

test('a browser whose tabs cannot show an SVG, as Safari until 18, gets a picture of pixels', () => {
  expect(read('/index.html').toString()).toMatch(/rel="icon" href="[^"]+\.png"[^>]* type="image\/png"/);
});
