import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { LanguageCode } from '@halved/shared/languages';
import { type FeatureShape, type Features, featuresOf } from '../features.ts';
import { type LinearModel, scoresOf } from '../model/linear.ts';
import { unpack } from '../model/packed.ts';
import { readModelFile, storedModel } from '../model/stored.ts';
import { once } from '../once.ts';
import { conceptCount, conceptPlacesOf } from '../similar/concepts.ts';
import type { Steps } from '../steps.ts';
import { isJudgeable, type Reading, readingOf, wordsOf } from '../text.ts';
import { withApostrophes } from './apostrophes.ts';
import { conceptInputCount, conceptInputs } from './concepts.ts';
import { dangerNear } from './near/danger-near.ts';
import type { DangerRule } from './near/rules.ts';

/** The model has the weights of danger against none. */
export const dangerLabels = ['danger'] as const;
type DangerLabel = (typeof dangerLabels)[number];

/** The least score that counts as danger, for each language. It was chosen with the training of the model. */
export type DangerThresholds = Readonly<Record<string, number>>;

const model = storedModel('danger', dangerLabels);
const thresholds = once(
  () => unpack<{ thresholds: DangerThresholds }>(readModelFile('danger')).header.thresholds,
);

/** A text up to this length is read as a whole. */
const wholeLength = 240;
/** The least length of the parts of a longer text. Two parts that follow each other make a passage. */
const partLength = 60;
/** Sentences; one without an end is cut, so that no passage is much longer than the texts of training. */
const sentence = /[^.!?…。！？؟।\n]{1,200}[.!?…。！？؟।\n]*/gu;

/**
 * The passages of a text that are read one by one, because a long text speaks about many things. Each sentence is in at
 * most two passages, so that the work is linear in the length of the text.
 */
function passagesOf(plain: string): string[] {
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
  return parts.length < 2 ? parts : parts.slice(1).map((second, place) => `${parts[place]}${second}`);
}

/** The value of a matter of worries (`similar/concepts.ts`) in the model. */
const matterValue = 0.3;

/** The number of inputs besides the words. */
export const dangerInputCount = (): number => conceptInputCount + conceptCount();

/** The signs of danger and of what only sounds like it, followed by the matters of worries. */
function inputsOf(plain: string, words: readonly string[], language: LanguageCode): number[] {
  const matters = new Array<number>(conceptCount()).fill(0);
  for (const place of conceptPlacesOf({ plain }, language).keys()) matters[place] = matterValue;
  return [...conceptInputs(words, language), ...matters];
}

/** A part of a text as the model and the rules of nearness read it. */
export interface DangerPassage {
  features: Features;
  /** What is said near each other (`near/rules.ts`). */
  rules: readonly DangerRule[];
}

function passageOf(plain: string, language: LanguageCode, shape: FeatureShape): DangerPassage {
  const words = wordsOf(plain);
  return {
    features: featuresOf({ plain, words }, shape, inputsOf(plain, words, language)),
    rules: dangerNear(plain, language),
  };
}

/** The passages of a text. Training and server share this function. */
export const dangerPassagesOf = (
  { plain }: Reading,
  language: LanguageCode,
  shape: FeatureShape,
): DangerPassage[] =>
  passagesOf(withApostrophes(plain)).map((passage) => passageOf(passage, language, shape));

/** What a rule adds to the score, a logarithm: danger is so much likelier with it. */
const weightOfRule: Readonly<Record<DangerRule['level'], number>> = { explicit: 2, possible: 1.25 };

/** How much likelier danger is than none in a passage, as a logarithm: the words, and the weightiest rule. */
export function dangerScoreOf(from: LinearModel<DangerLabel>, { features, rules }: DangerPassage): number {
  const weights = rules.map(({ level }) => weightOfRule[level]);
  return (scoresOf(from, features)[0] ?? 0) + Math.max(0, ...weights);
}

/**
 * How much danger a worry speaks of, when the patterns have found this level in it. Often no pattern says so: letters are
 * written, things are given away, an old habit of self-harm is back. The level only rises: what a pattern found is never
 * doubted here. The reader only offers help. It is often wrong, so nothing else may depend on it.
 */
export function* dangerOf(
  { plain, words }: Reading,
  language: LanguageCode,
  level: CrisisLevel,
): Steps<CrisisLevel> {
  if (level === 'explicit' || !isJudgeable(words)) return level;
  const from = model();
  const least = thresholds()[language] ?? Number.POSITIVE_INFINITY;
  let found = level;
  for (const each of passagesOf(withApostrophes(plain))) {
    const passage = passageOf(each, language, from.shape);
    if (dangerScoreOf(from, passage) >= least) {
      if (level === 'none' && passage.rules.some((rule) => rule.level === 'explicit')) return 'explicit';
      found = 'possible';
    }
    yield;
  }
  return found;
}

/** Loads the model and the words of a language. */
export function readyDanger(language: LanguageCode): void {
  dangerScoreOf(model(), passageOf(readingOf('').plain, language, model().shape));
}
