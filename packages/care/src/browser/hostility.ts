import type { LanguageCode } from '@halved/shared/languages';
import type { Hostility } from '../lexicon/lexicon.ts';

type Load = () => Promise<Hostility>;

/** Loads the words of hostility, one file for each language. */
export const loadHostility: Readonly<Record<LanguageCode, Load>> = {
  ar: async () => (await import('../lexicon/hostility/ar.ts')).ar,
  de: async () => (await import('../lexicon/hostility/de.ts')).de,
  en: async () => (await import('../lexicon/hostility/en.ts')).en,
  es: async () => (await import('../lexicon/hostility/es.ts')).es,
  fr: async () => (await import('../lexicon/hostility/fr.ts')).fr,
  hi: async () => (await import('../lexicon/hostility/hi.ts')).hi,
  it: async () => (await import('../lexicon/hostility/it.ts')).it,
  ja: async () => (await import('../lexicon/hostility/ja.ts')).ja,
  ko: async () => (await import('../lexicon/hostility/ko.ts')).ko,
  pt: async () => (await import('../lexicon/hostility/pt.ts')).pt,
  ru: async () => (await import('../lexicon/hostility/ru.ts')).ru,
  zh: async () => (await import('../lexicon/hostility/zh.ts')).zh,
};
