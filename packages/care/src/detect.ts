import { type Detected, languageOf } from './language/language.ts';
import { readingOf } from './text.ts';

export type { Detected };

/** The language of a text and the confidence; `hint` is the language of the interface. Never throws. */
export function detectLanguage(text: string, hint?: string): Detected {
  const { languageCode, confidence } = languageOf(readingOf(text), hint);
  return { languageCode, confidence };
}
