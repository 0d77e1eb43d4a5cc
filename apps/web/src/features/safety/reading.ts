import { createReader } from '@halved/care/browser/reader';
import type { Support } from '@halved/shared/contract/support';
import { isLanguageCode } from '@halved/shared/languages';
import { currentLanguage } from '../../i18n/index.ts';

const primary = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';
const spoken = () => [currentLanguage(), ...navigator.languages.map(primary).filter(isLanguageCode)];

const atOnceMs = 1;
const longestMs = 500;
/** Until the browser has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, atOnceMs);
  });

const reader = createReader(spoken, idle);

/** Ahead of the first word: the languages of this reader. What does not arrive is asked for again. */
export const warmReader = (): void => void reader.prepare('').catch(() => undefined);

/**
 * Whether the writer of a text may be in danger, read on this device alone: no request leaves it for the words, only
 * for the files of a language, which are the same for everybody. Null also where those cannot be had.
 */
export async function readSupport(text: string): Promise<Support> {
  await reader.prepare(text).catch(() => undefined);
  await idle();
  const { level, language } = await reader.crisis(text);
  return level === 'none' || !language ? null : { level, language };
}

/** Whether a text may hurt whoever it speaks to: at once where its languages are there, else as soon as they are. */
export function mayHurt(text: string): boolean | Promise<boolean> {
  if (reader.isReady(text)) return reader.isHostile(text);
  return reader
    .prepare(text)
    .catch(() => undefined)
    .then(() => reader.isHostile(text));
}
