import type { LanguageCode } from '@halved/shared/languages';
import type { CrisisPatterns } from '../crisis/pattern.ts';

type Load = () => Promise<CrisisPatterns>;

/**
 * Loads the patterns of danger. Each language has a file of its own, so that nobody loads a language that they neither
 * read nor write.
 */
export const loadPatterns: Readonly<Record<LanguageCode, Load>> = {
  ar: async () => (await import('../crisis/patterns/ar.ts')).ar,
  de: async () => (await import('../crisis/patterns/de.ts')).de,
  en: async () => (await import('../crisis/patterns/en.ts')).en,
  es: async () => (await import('../crisis/patterns/es.ts')).es,
  fr: async () => (await import('../crisis/patterns/fr.ts')).fr,
  hi: async () => (await import('../crisis/patterns/hi.ts')).hi,
  it: async () => (await import('../crisis/patterns/it.ts')).it,
  ja: async () => (await import('../crisis/patterns/ja.ts')).ja,
  ko: async () => (await import('../crisis/patterns/ko.ts')).ko,
  pt: async () => (await import('../crisis/patterns/pt.ts')).pt,
  ru: async () => (await import('../crisis/patterns/ru.ts')).ru,
  zh: async () => (await import('../crisis/patterns/zh.ts')).zh,
};
