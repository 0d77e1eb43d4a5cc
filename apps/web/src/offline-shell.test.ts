// @vitest-environment node
import { expect, it } from 'vitest';
import { ownShell } from './offline-shell.ts';

const built = [
  { url: 'index.html', revision: '1' },
  { url: 'assets/index-new.js', revision: null },
];
const { fetchDidSucceed } = ownShell(built);
const pageWith = (entry: string) =>
  new Response(`<link rel="modulepreload" href="/assets/${entry}" data-entry>`);
const fetched = (path: string, response: Response) =>
  fetchDidSucceed({ request: new Request(`https://halved.example${path}`), response });

it('the page of the same build is kept as the offline shell, and so is every other file', async () => {
  const page = pageWith('index-new.js');
  expect(await fetched('/index.html', page)).toBe(page);
  expect(await page.text()).toContain('index-new.js');
  const file = new Response('');
  expect(await fetched('/assets/index-new.js', file)).toBe(file);
});

it.each([
  ['of another build, from a proxy or a server that is still to be replaced', pageWith('index-old.js')],
  ['of somebody else', new Response('<h1>Log in to the Wi-Fi</h1>')],
])('a page %s is not kept, because it could never start', async (_, page) => {
  await expect(fetched('/index.html', page)).rejects.toThrow('another build');
});
