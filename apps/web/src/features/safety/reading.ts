import { createTextReader } from '@halved/care/browser/text-reader';
import { isLanguageCode } from '@halved/shared/languages';
import { primarySubtag } from '../../i18n/choose.ts';
import { currentLanguage } from '../../i18n/index.ts';
import type { Danger } from '../../lib/writing/support-offers.ts';

const viewerLanguages = () => [
  currentLanguage(),
  ...navigator.languages.map(primarySubtag).filter(isLanguageCode),
];

const shortDelayMs = 1;
const maxIdleMs = 500;
/** Waits until the browser is idle. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxIdleMs });
    else setTimeout(resolve, shortDelayMs);
  });

const reader = createTextReader(viewerLanguages, whenIdle);

/**
 * Loads the data of the viewer's languages before anything is typed. Files that fail to load are requested again later.
 */
export const preloadReader = (): void => void reader.prepare('').catch(() => undefined);

/**
 * The support to offer if the writer of a text may be in danger. The result is null if there is no danger, or if the
 * files of the language cannot be loaded. The text is checked on this device and never leaves it. Only the files are
 * requested, which are the same for everybody.
 */
export async function readSupport(text: string): Promise<Danger> {
  await reader.prepare(text).catch(() => undefined);
  await whenIdle();
  const { level, language } = await reader.crisis(text);
  return level === 'none' || !language ? null : { level, language };
}

/**
 * Whether a text may hurt the person it addresses. The result is immediate if the text's languages are loaded;
 * otherwise it is a promise.
 */
export function mayHurt(text: string): boolean | Promise<boolean> {
  if (reader.isReady(text)) return reader.isHostile(text);
  return reader
    .prepare(text)
    .catch(() => undefined)
    .then(() => reader.isHostile(text));
}
