import type { WorryCategory } from '@halved/shared/categories';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { perLanguage } from '@halved/shared/per-language';
import { ar } from './prompts/ar.ts';
import { de } from './prompts/de.ts';
import { earlierPrompts } from './prompts/earlier.ts';
import { en } from './prompts/en.ts';
import { es } from './prompts/es.ts';
import { fr } from './prompts/fr.ts';
import { hi } from './prompts/hi.ts';
import { it } from './prompts/it.ts';
import { ja } from './prompts/ja.ts';
import { ko } from './prompts/ko.ts';
import { type PromptTexts, promptList } from './prompts/list.ts';
import { pt } from './prompts/pt.ts';
import { ru } from './prompts/ru.ts';
import { zh } from './prompts/zh.ts';

export interface WorryPrompt {
  /** The id is the same in every language. */
  id: string;
  /** 1–120 characters. The text is stored with the post in the language in which the author saw it. */
  text: string;
  category: WorryCategory;
}

const texts: Readonly<Record<LanguageCode, PromptTexts>> = { en, es, fr, de, it, pt, ja, ko, zh, ru, ar, hi };

const promptsIn = perLanguage((language: LanguageCode): readonly WorryPrompt[] =>
  promptList.map(({ id, category }) => ({ id, text: texts[language][id], category })),
);

/** Before, the prompts had ordinary spaces where French writing has no-break spaces. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

const everOffered = new Set(
  [...Object.values(texts).flatMap((those) => Object.values(those)), ...earlierPrompts].map(plain),
);

/** Whether a text is or was one of the prompts in any language, and not a member's own words. */
export const isPrompt = (text: string): boolean => everOffered.has(plain(text));

/** The prompts in a language, or in English if the language is not offered. Never empty. */
export const promptsFor = (languageCode: string): readonly WorryPrompt[] =>
  promptsIn(isLanguageCode(languageCode) ? languageCode : defaultLanguage);
