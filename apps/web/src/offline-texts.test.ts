// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepTexts,
  keptTexts,
  rememberedLanguage,
  rememberLanguage,
  removeOldTexts,
  textsOf,
  withoutTexts,
} from './offline-texts.ts';

const origin = 'https://halved.example';
const built = [
  { url: 'index.html', revision: '1' },
  'assets/feed-abc.js',
  { url: 'assets/texts-de-feed-abc.js', revision: null },
  'assets/texts-de-common-abc.js',
  'assets/texts-ja-feed-abc.js',
];

const entries = new Map<string, Response>();
const missing = new Set<string>();
const addressOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).href;

beforeEach(() => {
  entries.clear();
  missing.clear();
  const cache = {
    put: async (key: string, response: Response) => void entries.set(addressOf(key), response),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    delete: async (key: string) => entries.delete(addressOf(key)),
    addAll: async (paths: string[]) => {
      if (paths.some((path) => missing.has(path))) throw new TypeError('Failed to fetch');
      for (const path of paths) entries.set(addressOf(path), new Response(path));
    },
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (key: string | Request) => entries.get(addressOf(key))?.clone(),
  });
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => [...entries.keys()].map((url) => new URL(url).pathname).sort();

test('a language brings its own texts and no others, and the shell brings none', () => {
  expect(textsOf(built, 'de')).toEqual(['/assets/texts-de-feed-abc.js', '/assets/texts-de-common-abc.js']);
  expect(textsOf(built, 'xx')).toEqual([]);
  expect(withoutTexts(built)).toEqual([{ url: 'index.html', revision: '1' }, 'assets/feed-abc.js']);
});

test('a service worker learns the language of the last page, and takes English for granted without one', async () => {
  expect(await rememberedLanguage()).toBe('en');
  await rememberLanguage('de');
  await rememberLanguage('ja');
  expect(await rememberedLanguage()).toBe('ja');
});

test('all texts of a language are kept or none', async () => {
  missing.add('/assets/texts-de-common-abc.js');
  await expect(keepTexts(built, 'de')).rejects.toThrow('Failed to fetch');
  expect(kept()).toEqual([]);
  missing.clear();
  await keepTexts(built, 'de');
  expect(kept()).toEqual(['/assets/texts-de-common-abc.js', '/assets/texts-de-feed-abc.js']);
  const response = await keptTexts(new Request(`${origin}/assets/texts-de-feed-abc.js`));
  expect(await response?.text()).toBe('/assets/texts-de-feed-abc.js');
});

test('a new version removes the texts of the one before, and keeps its own and the language', async () => {
  await rememberLanguage('de');
  await keepTexts(['assets/texts-de-feed-old.js'], 'de');
  await keepTexts(built, 'de');
  await removeOldTexts(built);
  expect(kept()).toEqual(['/assets/texts-de-common-abc.js', '/assets/texts-de-feed-abc.js', '/language']);
});
