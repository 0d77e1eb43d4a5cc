import type { LanguageCode } from '@halved/shared/languages';
import type { CrisisPatterns } from './pattern.ts';
import { ar } from './patterns/ar.ts';
import { de } from './patterns/de.ts';
import { en } from './patterns/en.ts';
import { es } from './patterns/es.ts';
import { fr } from './patterns/fr.ts';
import { hi } from './patterns/hi.ts';
import { it } from './patterns/it.ts';
import { ja } from './patterns/ja.ts';
import { ko } from './patterns/ko.ts';
import { pt } from './patterns/pt.ts';
import { ru } from './patterns/ru.ts';
import { zh } from './patterns/zh.ts';

const patterns: Readonly<Record<LanguageCode, CrisisPatterns>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  pt,
  ru,
  zh,
};

export const patternsOf = (language: LanguageCode): CrisisPatterns => patterns[language];
