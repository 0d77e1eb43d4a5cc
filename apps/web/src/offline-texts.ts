import type { PrecacheEntry } from 'workbox-precaching';

type Entry = PrecacheEntry | string;

const textsCache = 'halved-texts';
/** Under this address a page keeps the code of its language, because a service worker cannot read local storage. */
const languageUrl = '/language';
/** Without a kept language, which means that a page could not keep it. */
const otherwise = 'en';

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url);
export const pathOf = (entry: Entry) => `/${urlOf(entry).replace(/^\//, '')}`;

/** The language of a file of texts; undefined for every other file. */
export const languageOf = (path: string): string | undefined => /\/texts-(\w+)-/.exec(path)?.[1];

/** The built files except the texts, which are kept for the languages in use alone. */
export const withoutTexts = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => languageOf(pathOf(entry)) === undefined);

/** The addresses of all texts of a language. */
export const textsOf = (entries: readonly Entry[], language: string): string[] =>
  entries.map(pathOf).filter((path) => languageOf(path) === language);

/** Keeps the page's language for the next installation of a service worker. */
export async function rememberLanguage(language: string): Promise<void> {
  const cache = await caches.open(textsCache);
  await cache.put(languageUrl, new Response(language));
}

/** The language of the last page. */
export async function rememberedLanguage(): Promise<string> {
  const kept = await caches.match(languageUrl, { cacheName: textsCache });
  return (await kept?.text()) ?? otherwise;
}

const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Fetches and keeps the texts of a language. Rejects if one cannot be fetched, and then keeps none. */
export async function keepTexts(entries: readonly Entry[], language: string): Promise<void> {
  const cache = await caches.open(textsCache);
  const kept = await pathsIn(cache);
  await cache.addAll(textsOf(entries, language).filter((path) => !kept.includes(path)));
}

/** The kept file of texts. */
export const keptTexts = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: textsCache, ignoreVary: true });

/** Removes the texts of earlier versions. */
export async function removeOldTexts(entries: readonly Entry[]): Promise<void> {
  const current = new Set([languageUrl, ...entries.map(pathOf)]);
  const cache = await caches.open(textsCache);
  const old = (await pathsIn(cache)).filter((path) => !current.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}
