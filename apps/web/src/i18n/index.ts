import {
  defaultLanguage,
  directionOf,
  isLanguageCode,
  type LanguageCode,
  languageCodes,
} from '@halved/shared/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readLocal, writeLocal } from '../lib/device/storage.ts';
import { chooseLanguage, languageKey } from './choose.ts';
import { interpolation, isolation } from './interpolation.ts';
import { loadTexts } from './loaders.ts';
import { pseudo } from './pseudo.ts';

/** The pseudo-locale of the tests: every text is a third longer and marked, so that hard-coded texts stand out. */
const pseudoRun = import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo');

function setDocumentLanguage(code: string) {
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** Starts i18next with the shell's namespace; the other namespaces are loaded beside their screens. */
export async function startI18n(): Promise<void> {
  const lng = chooseLanguage(readLocal(languageKey), navigator.languages, document.documentElement.lang);
  i18next.on('languageChanged', setDocumentLanguage);
  await i18next
    .use(initReactI18next)
    .use(isolation)
    .use({
      type: 'backend' as const,
      read: (
        language: LanguageCode,
        namespace: string,
        callback: (error: Error | null, texts: object | null) => void,
      ) => {
        loadTexts(language, namespace).then(
          (texts) => callback(null, pseudoRun ? pseudo(texts) : texts),
          (error: Error) => callback(error, null),
        );
      },
    })
    .init({
      lng,
      supportedLngs: languageCodes,
      fallbackLng: false,
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation,
      returnEmptyString: false,
    });
}

/** The interface's current language, which is also sent to the API. */
export function currentLanguage(): LanguageCode {
  const code = i18next.language;
  return isLanguageCode(code) ? code : defaultLanguage;
}

/** The number of the last change of language. */
let lastChange = 0;

/**
 * Changes the interface's language at once and stores it on this device. Screens call lib/device/language.ts instead.
 * When the texts cannot be loaded, it rejects and changes nothing. i18next itself would change to a language without
 * texts. Resolves with false if another change began meanwhile, which then applies.
 */
export async function setLanguage(code: LanguageCode): Promise<boolean> {
  lastChange += 1;
  const change = lastChange;
  const loadedNamespaces = [i18next.options.ns ?? []].flat();
  await Promise.all(loadedNamespaces.map((namespace) => loadTexts(code, namespace)));
  if (change !== lastChange) return false;
  writeLocal(languageKey, code);
  await i18next.changeLanguage(code);
  return change === lastChange;
}

/** Loads the texts of a screen. Rejects when they cannot be loaded; i18next itself would show keys instead. */
export async function loadScreenTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadTexts(currentLanguage(), namespace)));
  await i18next.loadNamespaces([...namespaces]);
}
