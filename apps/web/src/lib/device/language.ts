import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import i18next from 'i18next';
import { languageKey } from '../../i18n/choose.ts';
import { currentLanguage, setLanguage } from '../../i18n/index.ts';
import { invalidate } from '../cache/invalidate.ts';
import { queryClient } from '../cache/query-client.ts';
import { replaceUser, session } from '../server/session.ts';
import { api } from '../server/trpc.ts';
import { log } from '../state/log.ts';
import { toast } from '../state/toast.ts';
import { readLocal, writeLocal } from './storage.ts';

/** The storage key that is set while this device's language came from an account and was not chosen here. */
const adoptedKey = 'halved_language_adopted';

/**
 * Queries whose data is only people's own words. The data of all other queries may contain texts of the server in the
 * old language.
 */
const peoplesWords = new Set(['list', 'byUser', 'personalized', 'discovery', 'threaded', 'replies']);
/** The routers whose lists are texts of the server nevertheless. */
const serverLists: unknown[] = ['notifications', 'resources'];
const hasServerTexts = ({ queryKey }: { queryKey: QueryKey }): boolean => {
  const [path] = queryKey;
  return Array.isArray(path) && (serverLists.includes(path[0]) || !peoplesWords.has(path[1]));
};

const invalidateServerTexts = (client: QueryClient) => invalidate(client, { predicate: hasServerTexts });

/** Resolves once it is known whether somebody is signed in. */
const sessionKnown = (): Promise<void> =>
  new Promise((resolve) => {
    if (session.get().status !== 'loading') return resolve();
    const stop = session.on(() => {
      if (session.get().status === 'loading') return;
      stop();
      resolve();
    });
  });

/** Stores the language in the account of a member. A failure is only logged (docs/product.md §13). */
async function savePreference(languageCode: LanguageCode): Promise<void> {
  await sessionKnown();
  if (session.get().status !== 'member') return;
  try {
    await api.languages.setPreference.mutate({ languageCode });
    const current = session.get();
    if (current.status === 'member') replaceUser({ ...current.user, language: languageCode });
  } catch (error) {
    log('The language preference could not be saved', error);
  }
}

let saved: Promise<void> = Promise.resolve();

/**
 * Stores one choice after the other, so that the last one arrives last. A choice that another one has replaced while it
 * waited is not sent.
 */
function saveInOrder(code: LanguageCode): Promise<void> {
  saved = saved.then(() => (currentLanguage() === code ? savePreference(code) : undefined));
  return saved;
}

/** How many choices are loading their texts. Meanwhile neither the account nor another tab changes the language. */
let choosing = 0;

/**
 * Applies a language that somebody chose. The interface changes at once, and the language is stored on this device, for
 * its other tabs too, and in the account (docs/product.md §13). Texts from the server are refetched. When the language
 * cannot be loaded, a message says so and nothing changes. The promise never rejects.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  choosing += 1;
  try {
    // False if a later choice has replaced this one.
    if (!(await setLanguage(code))) return;
  } catch {
    toast.error(i18next.t(($) => $.errors.generic));
    return;
  } finally {
    choosing -= 1;
  }
  writeLocal(adoptedKey, null);
  void invalidateServerTexts(queryClient);
  await saveInOrder(code);
}

/**
 * Changes the interface's language without storing it in the account; a language that cannot be loaded is only logged.
 */
const applyLanguage = (code: LanguageCode): Promise<void> =>
  setLanguage(code)
    .then(() => invalidateServerTexts(queryClient))
    .catch((error: unknown) => log('The language could not be loaded', error));

/**
 * Applies the account's language on a device where nobody chose one, for example at the sign-in on a new phone. A
 * language that was chosen on this device stays. Signing in does not store that language in the account, because the
 * device may be somebody else's.
 */
function adoptAccountLanguage(): void {
  const current = session.get();
  if (current.status !== 'member' || choosing > 0) return;
  if (readLocal(languageKey) !== null && readLocal(adoptedKey) === null) return;
  const { language } = current.user;
  if (language === currentLanguage()) return;
  writeLocal(adoptedKey, '1');
  void applyLanguage(language);
}

/** Adopts a language that was chosen on the server's page before any module had loaded (boot/boot.ts stores it). */
function adoptEarlyChoice(): void {
  const stored = readLocal(languageKey);
  if (choosing > 0 || !stored || !isLanguageCode(stored)) return;
  if (stored !== currentLanguage()) void changeLanguage(stored);
}

/**
 * Follows the account and the other tabs, after it has adopted an early choice; call it once at the start. Returns the
 * function that stops it.
 */
export function watchLanguage(): () => void {
  const followTab = ({ key, newValue }: StorageEvent) => {
    if (key !== languageKey || !newValue || !isLanguageCode(newValue) || choosing > 0) return;
    if (newValue !== currentLanguage()) void applyLanguage(newValue);
  };
  addEventListener('storage', followTab);
  adoptEarlyChoice();
  adoptAccountLanguage();
  const stop = session.on(adoptAccountLanguage);
  return () => {
    removeEventListener('storage', followTab);
    stop();
  };
}
