import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerReload, reloadWithNewest } from '../lib/device/new-version.ts';
import { fakeFetch } from '../testing/fetch.ts';
import { reloadOnce, watchMissingChunks } from './reload-once.ts';

vi.mock('../lib/device/new-version.ts', () => ({ reloadWithNewest: vi.fn(), offerReload: vi.fn() }));

const linkTo = (entry: string) => `<link data-entry href="${entry}">`;
const own = linkTo('/assets/index-own.js');
const pageWith = (link: string) => new Response(`<!doctype html>${link}`);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.head.innerHTML = own;
  vi.mocked(reloadWithNewest).mockReset();
  vi.mocked(offerReload).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the page is reloaded when the server has another build, at most once a minute', async () => {
  fakeFetch(() => pageWith(linkTo('/assets/index-other.js')));
  await reloadOnce();
  await reloadOnce();
  expect(reloadWithNewest).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_001);
  await reloadOnce();
  expect(reloadWithNewest).toHaveBeenCalledTimes(2);
});

it('the page asks instead while it shows a form that somebody has typed in, as when a link only loads ahead', async () => {
  fakeFetch(() => pageWith(linkTo('/assets/index-other.js')));
  document.body.innerHTML = '<main><form><input type="password"></form></main>';
  watchMissingChunks();
  const type = (value: string) => {
    const field = document.querySelector('input');
    if (field) field.value = value;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('a long password');
  await reloadOnce();
  expect([vi.mocked(offerReload).mock.calls.length, vi.mocked(reloadWithNewest).mock.calls.length]).toEqual([
    1, 0,
  ]);
  type('');
  await reloadOnce();
  expect(reloadWithNewest).toHaveBeenCalledOnce();
});

it.each([
  ['has the same build, because only the request was broken off', () => pageWith(own)],
  ['sleeps', () => new Response('', { status: 503 })],
  ['cannot be reached', () => new Error('Failed to fetch')],
])('the page is not reloaded when the server %s', async (_, respond) => {
  fakeFetch(respond);
  await reloadOnce();
  expect(reloadWithNewest).not.toHaveBeenCalled();
});
