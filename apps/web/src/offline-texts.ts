import type { PrecacheEntry } from 'workbox-precaching';

type Entry = PrecacheEntry | string;

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url);
const languageOf = (entry: Entry) => /\/texts-(\w+)-/.exec(`/${urlOf(entry)}`)?.[1];

/** The addresses of all texts of a language. */
export const textsOf = (entries: readonly Entry[], language: string): string[] =>
  entries
    .filter((entry) => languageOf(entry) === language)
    .map((entry) => `/${urlOf(entry).replace(/^\//, '')}`);

/** The message with which a page tells the service worker which language it shows. */
export interface LanguageMessage {
  type: 'language';
  language: string;
}

export const isLanguageMessage = (data: unknown): data is LanguageMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'language' &&
  'language' in data &&
  typeof data.language === 'string';
