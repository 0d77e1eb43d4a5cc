import type { LanguageCode } from '@halved/shared/languages';
import { ar } from './themes/ar.ts';
import { de } from './themes/de.ts';
import { en } from './themes/en.ts';
import { es } from './themes/es.ts';
import { fr } from './themes/fr.ts';
import { hi } from './themes/hi.ts';
import { it } from './themes/it.ts';
import { ja } from './themes/ja.ts';
import { ko } from './themes/ko.ts';
import { pt } from './themes/pt.ts';
import { ru } from './themes/ru.ts';
import type { Themes } from './themes/themes.ts';
import { zh } from './themes/zh.ts';

const themes: Readonly<Record<LanguageCode, Themes>> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh };

export const themesOf = (language: LanguageCode): Themes => themes[language];
