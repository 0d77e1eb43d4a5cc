import type { LanguageCode } from '@halved/shared/languages';
import { once } from '../once.ts';
import { findIn, stringIndexOf } from '../string-index.ts';
import { neededBy } from './needed.ts';
import { expanded, type Wording, wordingOf } from './wording.ts';

/** Patterns of one kind in one language. */
export interface Wordings {
  /** The patterns that may match a plain text, in their order. Takes time linear in the length of the text. */
  nearIn: (plain: string) => readonly Wording[];
}

/**
 * The wordings of patterns. Hundreds of patterns have thousands of needed strings, so all of these are searched for in
 * one pass. The first search computes them.
 */
export function wordingsOf(patterns: readonly string[], language: LanguageCode): Wordings {
  const wordings = patterns.map((pattern) => wordingOf(pattern, language));
  const index = once(() => {
    const needed = patterns.map((pattern) => neededBy(expanded(pattern)));
    return {
      strings: stringIndexOf(
        needed.flatMap((texts, place) => (texts ?? []).map((text) => [text, place] as const)),
      ),
      anywhere: [...needed.keys()].filter((place) => needed[place] === undefined),
    };
  });
  return {
    nearIn: (plain) => {
      const { strings, anywhere } = index();
      const found = new Set(anywhere);
      findIn(plain, strings, 'characters', (place) => found.add(place));
      return found.size === 0 ? [] : wordings.filter((_, place) => found.has(place));
    },
  };
}
