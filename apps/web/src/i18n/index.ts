import { defaultLanguage, isLanguageCode, type LanguageCode, languageCodes } from '@halved/shared/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readLocal, writeLocal } from '../lib/device/storage.ts';
import { chooseLanguage, directionOf, languageKey } from './choose.ts';
import { loadTexts, translated } from './loaders.ts';
import { pseudo } from './pseudo.ts';

/** The pseudo-locale of the tests: every text a third longer and marked, so that what is not a key shows. */
const pseudoRun = import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo');

function setDocumentLanguage(code: string) {
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/** Starts the texts: the shell's namespace is loaded, the others come beside their screens. */
export async function startI18n(): Promise<void> {
  const lng = chooseLanguage(readLocal(languageKey), navigator.languages, document.documentElement.lang);
  i18next.on('languageChanged', setDocumentLanguage);
  await i18next
    .use(initReactI18next)
    .use({
      type: 'backend' as const,
      read: (
        language: string,
        namespace: string,
        done: (error: Error | null, texts: object | null) => void,
      ) => {
        loadTexts(language, namespace).then(
          (texts) => done(null, pseudoRun ? pseudo(texts) : texts),
          (error: Error) => done(error, null),
        );
      },
    })
    .init({
      lng,
      supportedLngs: languageCodes,
      fallbackLng: (code) => (translated.has(code ?? '') ? [] : [defaultLanguage]),
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    });
}

/** The language that the interface speaks now; also what the API is told. */
export function currentLanguage(): LanguageCode {
  const code = i18next.language;
  return isLanguageCode(code) ? code : defaultLanguage;
}

/**
 * Changes the interface at once and remembers it on this device; lib/device/language.ts is what screens call. Rejects, with
 * all as it was, where the texts cannot be loaded: i18next itself would change to a language without texts.
 */
export async function setLanguage(code: LanguageCode): Promise<void> {
  const shown = [i18next.options.ns ?? []].flat();
  await Promise.all(shown.map((namespace) => loadTexts(code, namespace)));
  await i18next.changeLanguage(code);
  writeLocal(languageKey, code);
}

/** Loads the texts of a screen. Rejects where they cannot be: i18next would take that for an answer, and show keys. */
export async function loadScreenTexts(namespaces: readonly string[]): Promise<void> {
  const spoken = i18next.languages ?? [];
  await Promise.all(spoken.flatMap((code) => namespaces.map((namespace) => loadTexts(code, namespace))));
  await i18next.loadNamespaces([...namespaces]);
}
