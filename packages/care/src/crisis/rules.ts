import { type CrisisLevel, crisisLevels } from '@halved/shared/crisis-levels';
import type { LanguageCode } from '@halved/shared/languages';
import { atOnce, type Steps } from '../steps.ts';
import { type Reading, wordsIn } from '../text.ts';
import { type MildSign, sayTwoThings } from './mild-signs.ts';
import type { CrisisPatterns } from './pattern.ts';
import { spellerOf } from './shorthand.ts';
import type { Wording } from './wording.ts';
import { type Wordings, wordingsOf } from './wordings.ts';

/** The rules of danger of one language. The server loads those of all languages, a browser only those that it needs. */
export interface CrisisRules {
  language: LanguageCode;
  explicit: Wordings;
  possible: Wordings;
  idioms: Wordings;
  negations: Wordings;
  /** Writes out what people shorten (`shorthand.ts`). */
  spelledOut: (plain: string) => string;
}

export interface CrisisFound {
  level: CrisisLevel;
  /** The language in which danger is expressed; null if there is no danger. */
  language: LanguageCode | null;
  /** The plain text without the words about its writer's danger. The screening for hostility reads this text. */
  rest: string;
}

const wordsBefore = 4;
const charactersBefore = 160;
/** Replaces removed words, so that the words around them stay separate. */
export const gap = ' · ';

/**
 * Creating the rules takes hardly any time, because a pattern is compiled only when a text first contains its needed
 * strings.
 */
export function rulesOf(language: LanguageCode, patterns: CrisisPatterns): CrisisRules {
  const { explicit, possible, idioms, negations, shorthand = '' } = patterns;
  return {
    language,
    explicit: wordingsOf(explicit, language),
    possible: wordingsOf(possible, language),
    idioms: wordingsOf(idioms, language),
    negations: wordingsOf(negations, language),
    spelledOut: shorthand === '' ? (plain) => plain : spellerOf(shorthand, language),
  };
}

export const sentenceEnd = /[.!?。！？؟।\n]/u;
/** A negation affects only its own clause: “my mother died two years ago, I want to die”. */
const clauseEnd = /[.!?。！？؟।\n,，、،;]/u;

/** Whether the match at this position is negated. */
function isDenied(text: string, index: number, { negations }: CrisisRules): boolean {
  const clause =
    text
      .slice(Math.max(0, index - charactersBefore), index)
      .split(clauseEnd)
      .at(-1) ?? '';
  const before = wordsIn(clause).slice(-wordsBefore).join(' ');
  return negations.nearIn(before).some(({ regex }) => before.search(regex()) >= 0);
}

/** What the wordings of mild signs find in the text that is not negated. */
function* mildSignsIn(text: string, wordings: readonly Wording[], rules: CrisisRules): Steps<MildSign[]> {
  const signs: MildSign[] = [];
  for (const [pattern, { regex }] of wordings.entries()) {
    for (const { index, 0: match } of text.matchAll(regex())) {
      if (!isDenied(text, index, rules)) signs.push({ pattern, from: index, to: index + match.length });
      yield;
    }
    yield;
  }
  return signs;
}

/** Whether one of the wordings is in the text and not negated. */
function* isMeant(text: string, wordings: readonly Wording[], rules: CrisisRules): Steps<boolean> {
  for (const { regex } of wordings) {
    for (const { index } of text.matchAll(regex())) {
      if (!isDenied(text, index, rules)) return true;
      yield;
    }
    yield;
  }
  return false;
}

function* removeAll(text: string, wordings: readonly Wording[]): Steps<string> {
  let rest = text;
  for (const { regex } of wordings) {
    rest = rest.replaceAll(regex(), gap);
    yield;
  }
  return rest;
}

/** A plain text without the sayings, titles and jokes that have the words of danger. */
export const withoutIdioms = (plain: string, { idioms }: CrisisRules): string =>
  atOnce(removeAll(plain, idioms.nearIn(plain)));

/** Whether one level is higher than another. */
const isHigher = (one: CrisisLevel, other: CrisisLevel): boolean =>
  crisisLevels.indexOf(one) > crisisLevels.indexOf(other);

function* dangerIn(plain: string, all: Iterable<CrisisRules>): Steps<CrisisFound> {
  const found: CrisisFound = { level: 'none', language: null, rest: plain };
  for (const rules of all) {
    const spelled = rules.spelledOut(plain);
    const explicit = rules.explicit.nearIn(spelled);
    yield;
    const possible = rules.possible.nearIn(spelled);
    yield;
    if (explicit.length + possible.length === 0) continue;
    const withoutIdioms = yield* removeAll(spelled, rules.idioms.nearIn(spelled));
    if (found.level !== 'explicit' && (yield* isMeant(withoutIdioms, explicit, rules))) {
      found.level = 'explicit';
      found.language = rules.language;
    } else if (found.level !== 'explicit') {
      const signs = yield* mildSignsIn(withoutIdioms, possible, rules);
      const level = sayTwoThings(signs) ? 'explicit' : signs.length > 0 ? 'possible' : 'none';
      if (isHigher(level, found.level)) {
        found.level = level;
        found.language = rules.language;
      }
    }
    const read = found.language === rules.language ? rules.spelledOut(found.rest) : found.rest;
    found.rest = yield* removeAll(yield* removeAll(read, explicit), possible);
  }
  return found;
}

/** A plain text, and the same evened out (`Reading`). */
type Forms = Pick<Reading, 'plain' | 'evened'>;

/**
 * Whether a text reads as if its writer were in danger, by the rules of one or more languages, in steps of a few
 * milliseconds. Takes time linear in the length of the text.
 */
export function* crisisSteps({ plain, evened }: Forms, all: readonly CrisisRules[]): Steps<CrisisFound> {
  const found = yield* dangerIn(plain, all);
  if (found.level === 'explicit' || evened === undefined) return found;
  const foundEvened = yield* dangerIn(evened, all);
  return isHigher(foundEvened.level, found.level) ? foundEvened : found;
}

/** Runs all steps of `crisisSteps` at once. */
export const crisisIn = (forms: Forms, all: readonly CrisisRules[]): CrisisFound =>
  atOnce(crisisSteps(forms, all));
