// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFeedMs } from './lib/server/first-feed.ts';
import { firstFeed } from './offline-feed.ts';

const request = new Request('https://halved.example/api/posts?limit=20');
const now = Date.parse('2026-03-10T12:00:00Z');
const entries = new Map<string, Response>();

beforeEach(() => {
  vi.useFakeTimers({ now });
  entries.clear();
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (url: string, response: Response) => void entries.set(url, response) }),
    match: async (url: string) => entries.get(url)?.clone(),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const feedOf = (words: string, sentAt = now) =>
  new Response(words, { headers: { date: new Date(sentAt).toUTCString() } });
/** Keeps a feed that the server sent so long ago. */
const keep = (ageMs: number) => entries.set(request.url, feedOf('kept', now - ageMs));

/** Asks for the feed; the server answers after this time. */
async function ask(answer: Response | Error, afterMs: number): Promise<string> {
  vi.stubGlobal('fetch', async () => {
    await new Promise((done) => setTimeout(done, afterMs));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const asked = firstFeed(request, 'page').then((response) => response.text());
  // The failure is handled by the caller, after the clock was moved.
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  return asked;
}

test('a visitor is shown the kept feed while the server is slow or fails, and the new one from then on', async () => {
  keep(keptFeedMs - 60_000);
  expect(await ask(new Response('', { status: 503 }), 10)).toBe('kept');
  expect(await ask(new TypeError('Failed to fetch'), 10)).toBe('kept');
  expect(await ask(feedOf('new'), 10_000)).toBe('kept');
  expect(await ask(new TypeError('Failed to fetch'), 10)).toBe('new');
});

test('a page that answers instead of the server is neither shown nor kept', async () => {
  keep(60_000);
  const page = new Response('<p>Starting…</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await ask(page, 10)).toBe('kept');
  expect(await ask(new TypeError('Failed to fetch'), 10)).toBe('kept');
});

test('a visitor is shown the new feed if the device has no space to keep it', async () => {
  keep(60_000);
  const match = async (url: string) => entries.get(url)?.clone();
  const put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  vi.stubGlobal('caches', { open: async () => ({ put }), match });
  expect(await ask(feedOf('new'), 10)).toBe('new');
});

test('a visitor is shown the new feed if the kept one cannot be read', async () => {
  const unreadable = () => Promise.reject(new DOMException('', 'UnknownError'));
  vi.stubGlobal('caches', { open: unreadable, match: unreadable });
  expect(await ask(feedOf('new'), 10)).toBe('new');
});

test('a visitor is shown the kept feed if the new one breaks off', async () => {
  keep(60_000);
  const match = async (url: string) => entries.get(url)?.clone();
  const put = async (_url: string, response: Response) => void (await response.text());
  vi.stubGlobal('caches', { open: async () => ({ put }), match });
  const body = new ReadableStream({ start: (broken) => broken.error(new TypeError('Failed to fetch')) });
  expect(await ask(new Response(body), 10)).toBe('kept');
});

test('a visitor is shown no feed that is older than a week, because its words may be deleted', async () => {
  keep(keptFeedMs + 1_000);
  await expect(ask(new TypeError('Failed to fetch'), 10)).rejects.toThrow('Failed to fetch');
  expect(await ask(feedOf('new'), 10_000)).toBe('new');
  entries.set(request.url, new Response('of any age'));
  await expect(ask(new TypeError('Failed to fetch'), 10)).rejects.toThrow('Failed to fetch');
});
