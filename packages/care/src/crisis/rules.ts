import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { LanguageCode } from '@halved/shared/languages';
import { wordsOf } from '../text.ts';
import type { CrisisPatterns } from './pattern.ts';
import { type Wording, wordingOf } from './wording.ts';

/** How danger is said in one language, ready to be looked for. The server has all of them, a browser those it needs. */
export interface CrisisRules {
  language: LanguageCode;
  explicit: readonly Wording[];
  possible: readonly Wording[];
  idioms: readonly Wording[];
  negation: Wording | undefined;
}

export interface CrisisFound {
  level: CrisisLevel;
  /** The language in which it is said; null where it is not. */
  language: LanguageCode | null;
  /** The plain text without what says that its writer is in danger, for those who judge how it sounds. */
  rest: string;
}

const wordsBefore = 4;
const charactersBefore = 160;
/** Taken out, but still something between the words around it. */
const gap = ' · ';

/** Costs next to nothing: a pattern is compiled when a text holds what it needs. */
export function rulesOf(language: LanguageCode, patterns: CrisisPatterns): CrisisRules {
  const { explicit, possible, idioms, negations } = patterns;
  const wording = (source: string) => wordingOf(source, language);
  return {
    language,
    explicit: explicit.map(wording),
    possible: possible.map(wording),
    idioms: idioms.map(wording),
    negation: negations.length > 0 ? wording(negations.join('|')) : undefined,
  };
}

/** What ends a sentence: what is said before it says nothing of what comes after. */
export const sentenceEnd = /[.!?。！？؟।\n]/u;

/** Whether what begins here is said not to be so. */
function isDenied(text: string, index: number, { negation }: CrisisRules): boolean {
  if (!negation) return false;
  const sentence =
    text
      .slice(Math.max(0, index - charactersBefore), index)
      .split(sentenceEnd)
      .at(-1) ?? '';
  return wordsOf(sentence).slice(-wordsBefore).join(' ').search(negation.regex()) >= 0;
}

const near = (text: string, wordings: readonly Wording[]) => wordings.filter(({ mayBeIn }) => mayBeIn(text));

/** Whether one of these is said, and not said not to be so. */
const isMeant = (text: string, wordings: readonly Wording[], rules: CrisisRules): boolean =>
  wordings.some(({ regex }) => text.matchAll(regex()).some(({ index }) => !isDenied(text, index, rules)));

function levelOf(
  text: string,
  explicit: readonly Wording[],
  possible: readonly Wording[],
  rules: CrisisRules,
): CrisisLevel {
  if (isMeant(text, explicit, rules)) return 'explicit';
  return isMeant(text, possible, rules) ? 'possible' : 'none';
}

const without = (text: string, wordings: readonly Wording[]) =>
  wordings.reduce((rest, { regex }) => rest.replaceAll(regex(), gap), text);

/**
 * Whether a plain text (`plainOf`) reads as if its writer were in danger, by the rules of one or more languages. Takes
 * time linear in the length of the text.
 */
export function crisisIn(plain: string, all: Iterable<CrisisRules>): CrisisFound {
  const found: CrisisFound = { level: 'none', language: null, rest: plain };
  for (const rules of all) {
    const explicit = near(plain, rules.explicit);
    const possible = near(plain, rules.possible);
    if (explicit.length + possible.length === 0) continue;
    const meant = without(plain, near(plain, rules.idioms));
    const level = levelOf(meant, explicit, possible, rules);
    if (level === 'explicit' ? found.level !== 'explicit' : level === 'possible' && found.level === 'none') {
      found.level = level;
      found.language = rules.language;
    }
    found.rest = without(without(found.rest, explicit), possible);
  }
  return found;
}
