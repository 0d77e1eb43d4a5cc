import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import type { CrisisPatterns } from './crisis/pattern.ts';
import { patternsOf } from './crisis/patterns.ts';
import { type Reading, wordsOf } from './text.ts';

export type Crisis = 'none' | 'possible' | 'explicit';

export interface CrisisFound {
  level: Crisis;
  /** The plain text without what says that its writer is in danger, for those who judge how it sounds. */
  rest: string;
}

interface Compiled {
  explicit: readonly RegExp[];
  possible: readonly RegExp[];
  idioms: RegExp | undefined;
  negation: RegExp | undefined;
}

const wordsBefore = 4;
const charactersBefore = 160;
/** Taken out, but still something between the words around it. */
const gap = ' · ';

const spaced = (source: string) => `(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`;
const loose = (source: string) => `(?:${source})`;

function compile(patterns: CrisisPatterns, hasBlanks: boolean): Compiled {
  const frame = hasBlanks ? spaced : loose;
  const one = (source: string) => new RegExp(frame(source), 'gu');
  const any = (sources: readonly string[]) => (sources.length > 0 ? one(sources.join('|')) : undefined);
  return {
    explicit: patterns.explicit.map(one),
    possible: patterns.possible.map(one),
    idioms: any(patterns.idioms),
    negation: any(patterns.negations),
  };
}

const unspaced: readonly LanguageCode[] = ['ja', 'zh'];
const compiled = new Map<LanguageCode, Compiled>();

function compiledFor(language: LanguageCode): Compiled {
  const known = compiled.get(language);
  if (known) return known;
  const made = compile(patternsOf(language), !unspaced.includes(language));
  compiled.set(language, made);
  return made;
}

const sentenceEnd = /[.!?。！？؟।\n]/u;

/** Whether what begins here is said not to be so. */
function isDenied(text: string, index: number, negation: RegExp): boolean {
  const sentence =
    text
      .slice(Math.max(0, index - charactersBefore), index)
      .split(sentenceEnd)
      .at(-1) ?? '';
  return wordsOf(sentence).slice(-wordsBefore).join(' ').search(negation) >= 0;
}

/** Whether one of these is said, and not said not to be so. */
const isMeant = (text: string, patterns: readonly RegExp[], negation: RegExp | undefined): boolean =>
  patterns.some((pattern) =>
    text.matchAll(pattern).some(({ index }) => !negation || !isDenied(text, index, negation)),
  );

const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, gap), text);

/**
 * Whether a text reads as if its writer were in danger: in its language, in that of the interface, as what somebody
 * types in Latin letters may be taken for another, and in English, which people fall back on. Takes time linear in the
 * length of the text.
 */
export function crisisOf({ plain }: Reading, language: LanguageCode, hint?: string): CrisisFound {
  let level: Crisis = 'none';
  let rest = plain;
  const also = hint && isLanguageCode(hint) ? hint : language;
  for (const each of new Set<LanguageCode>([language, also, 'en'])) {
    const { explicit, possible, idioms, negation } = compiledFor(each);
    const meant = idioms ? plain.replaceAll(idioms, gap) : plain;
    if (isMeant(meant, explicit, negation)) level = 'explicit';
    else if (level === 'none' && isMeant(meant, possible, negation)) level = 'possible';
    rest = without(without(rest, explicit), possible);
  }
  return { level, rest };
}
