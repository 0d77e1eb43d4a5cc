import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { LanguageCode } from '@halved/shared/languages';
import { crisisStepsOf, rulesFor } from '../crisis.ts';
import { type FeatureShape, type Features, featuresOf } from '../features.ts';
import { type LinearModel, scoresOf } from '../model/linear.ts';
import { storedModel, storedThresholds } from '../model/stored.ts';
import { conceptCount, conceptPlacesOf } from '../similar/concepts.ts';
import { atOnce, type Steps } from '../steps.ts';
import { isJudgeable, type Reading, readingOfPlain, withoutEmoji, wordsIn } from '../text.ts';
import { isDoubtful, withoutStories } from './doubt.ts';
import { type DangerTermsFound, dangerNear, dangerTermsIn } from './near/danger-near.ts';
import type { DangerRule } from './near/rules.ts';
import { sentenceEnd } from './rules.ts';
import { dangerSignInputCount, dangerSignInputs, dangerSignsIn } from './signs/danger-signs.ts';

/** The model has the weights of danger against none. */
export const dangerLabels = ['danger'] as const;
type DangerLabel = (typeof dangerLabels)[number];

const model = storedModel('danger', dangerLabels);
const thresholds = storedThresholds('danger');

/** A text up to this length is read as a whole. */
const wholeLength = 240;
/** The least length of the parts of a longer text. */
const partLength = 60;
/** Sentences; one without an end is cut, so that no passage is much longer than the texts of training. */
const sentence = /[^.!?…。！？؟।\n]{1,200}[.!?…。！？؟।\n]*/gu;

/** The parts of a text that are read one by one, because a long text speaks about many things. */
function partsOf(plain: string): string[] {
  if (plain.length <= wholeLength) return [plain];
  const parts: string[] = [];
  let part = '';
  for (const [each] of plain.matchAll(sentence)) {
    part += each;
    if (part.length < partLength) continue;
    parts.push(part);
    part = '';
  }
  if (part) parts.push(part);
  return parts;
}

/** The value of a matter of worries (`similar/concepts.ts`) in the model. */
const matterValue = 0.3;

/** The number of inputs besides the words. */
export const dangerInputCount = (): number => dangerSignInputCount + conceptCount();

/** What is found in a part of a text. */
interface Part {
  plain: string;
  words: readonly string[];
  /** The signs of danger and of what only sounds like it. */
  signs: ReadonlySet<number>;
  /** The matters of worries, by their places. */
  matters: readonly number[];
  terms: DangerTermsFound;
}

function partOf(plain: string, language: LanguageCode): Part {
  const words = wordsIn(plain);
  return {
    plain,
    words,
    signs: dangerSignsIn(words, language),
    matters: [...conceptPlacesOf({ plain }, language).keys()],
    terms: dangerTermsIn(words, language),
  };
}

/** A part of a text as the model and the rules of nearness read it. */
export interface DangerPassage {
  features: Features;
  /** What is said near each other (`near/rules.ts`). */
  rules: readonly DangerRule[];
}

function passageOf(parts: readonly Part[], language: LanguageCode, shape: FeatureShape): DangerPassage {
  const plain = parts.map((part) => part.plain).join('');
  const words = parts.flatMap((part) => part.words);
  const inputs = dangerSignInputs(new Set(parts.flatMap(({ signs }) => [...signs])));
  for (const matter of new Set(parts.flatMap(({ matters }) => matters))) {
    inputs.push([dangerSignInputCount + matter, matterValue]);
  }
  return {
    features: featuresOf({ words }, shape, inputs),
    rules: dangerNear(
      plain,
      parts.map(({ terms }) => terms),
      language,
    ),
  };
}

/**
 * The passages of a text, without its emoji: the texts of danger that were written for the training have hardly any, and
 * the model would take them for a joke. Two parts that follow each other make a passage. So each part is read once and is
 * in at most two passages, and the work is linear in the length of the text.
 */
function* passagesOf(
  { plain }: Pick<Reading, 'plain'>,
  language: LanguageCode,
  shape: FeatureShape,
): Generator<DangerPassage> {
  const [first = '', ...others] = partsOf(withoutEmoji(plain));
  let before = partOf(first, language);
  if (others.length === 0) yield passageOf([before], language, shape);
  for (const other of others) {
    const part = partOf(other, language);
    yield passageOf([before, part], language, shape);
    before = part;
  }
}

/** The passages of a text. Training and server share this function. */
export const dangerPassagesOf = (
  reading: Pick<Reading, 'plain'>,
  language: LanguageCode,
  shape: FeatureShape,
): DangerPassage[] => [...passagesOf(reading, language, shape)];

/** What a rule or a doubted pattern adds to the score, a logarithm: danger is so much likelier with it. */
const weightOf: Readonly<Record<CrisisLevel, number>> = { explicit: 3, possible: 1.25, none: 0 };

/**
 * How much likelier danger is than none in a passage, as a logarithm: the words, and the weightiest rule. `doubted` is
 * the level that a pattern found in a doubtful text.
 */
export function dangerScoreOf(
  from: LinearModel<DangerLabel>,
  { features, rules }: DangerPassage,
  doubted: CrisisLevel = 'none',
): number {
  const weights = rules.map(({ level }) => weightOf[level]);
  return (scoresOf(from, features)[0] ?? 0) + Math.max(weightOf[doubted], ...weights);
}

/** Whether the sentences that speak of no story are as dangerous as the whole text. */
function* isOwn(level: CrisisLevel, plain: string, language: LanguageCode): Steps<boolean> {
  const own = readingOfPlain(withoutStories(plain, language));
  return (yield* crisisStepsOf(own, [language])).level === level;
}

type Read = Pick<Reading, 'plain' | 'words'>;

/**
 * Whether the level that the patterns found in a text needs no reader: clear words are believed, unless the text itself
 * shows that they may be meant otherwise (`doubt.ts`). A text of a few words cannot show it.
 */
function* believing(level: CrisisLevel, { plain, words }: Read, language: LanguageCode): Steps<boolean> {
  if (!isJudgeable(words)) return true;
  return level !== 'none' && (!isDoubtful(words, language) || (yield* isOwn(level, plain, language)));
}

/** Runs all steps of `believing` at once. */
export const isBelieved = (level: CrisisLevel, reading: Read, language: LanguageCode): boolean =>
  atOnce(believing(level, reading, language));

function* dangerRead(plain: string, language: LanguageCode, level: CrisisLevel): Steps<CrisisLevel> {
  const from = model();
  const least = thresholds()[language] ?? Number.POSITIVE_INFINITY;
  let found: CrisisLevel = 'none';
  for (const passage of passagesOf({ plain }, language, from.shape)) {
    if (dangerScoreOf(from, passage, level) >= least) {
      if (level !== 'none') return level;
      if (passage.rules.some((rule) => rule.level === 'explicit')) return 'explicit';
      found = 'possible';
    }
    yield;
  }
  return found;
}

/** The sentences of a plain text in which no pattern finds danger; nothing if it finds none in a sentence alone. */
function* othersThanSigns(plain: string, language: LanguageCode): Steps<string> {
  const sentences = plain.split(sentenceEnd);
  const others: string[] = [];
  for (const sentence of sentences) {
    const { level } = yield* crisisStepsOf(readingOfPlain(sentence), [language]);
    if (level === 'none') others.push(sentence);
  }
  return others.length === sentences.length ? '' : others.join('\n');
}

/**
 * The level of a text in which the patterns found a mild sign. If the reader finds danger in the sentences without that
 * sign, there are two signs, as serious as clear words.
 */
function* withOtherSigns(plain: string, language: LanguageCode): Steps<CrisisLevel> {
  const others = yield* othersThanSigns(plain, language);
  if (!isJudgeable(wordsIn(others))) return 'possible';
  return (yield* dangerRead(others, language, 'none')) === 'none' ? 'possible' : 'explicit';
}

/**
 * How much danger a worry speaks of, when the patterns have found this level in it. Often no pattern says so: letters are
 * written, things are given away, an old habit of self-harm is back. The reader only offers help. It is often wrong, so
 * nothing else may depend on it.
 */
export function* dangerOf(reading: Reading, language: LanguageCode, level: CrisisLevel): Steps<CrisisLevel> {
  if (yield* believing(level, reading, language)) {
    return level === 'possible' ? yield* withOtherSigns(reading.plain, language) : level;
  }
  const { plain, evened = plain } = reading;
  const { spelledOut } = rulesFor(language);
  for (const form of new Set([spelledOut(plain), spelledOut(evened)])) {
    const found = yield* dangerRead(form, language, level);
    if (found !== 'none') return found;
  }
  return 'none';
}

/** Loads the model and the words of a language. */
export function readyDanger(language: LanguageCode): void {
  for (const passage of passagesOf({ plain: '' }, language, model().shape)) dangerScoreOf(model(), passage);
}
