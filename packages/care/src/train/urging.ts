import { isLanguageCode, type LanguageCode, languageCodes } from '@halved/shared/languages';
import type { Row } from '../data/rows.ts';
import type { WrittenText } from '../data/written.ts';
import { featuresOf } from '../features.ts';
import { readingToLearn } from '../in-language.ts';
import type { LinearModel } from '../model/linear.ts';
import type { Thresholds } from '../model/stored.ts';
import type { Reading } from '../text.ts';
import { signsOf } from '../toxicity/signs.ts';
import { aims, urgingScoreOf } from '../toxicity/urging.ts';
import {
  type UrgingPhrase,
  urgingInputCount,
  urgingInputs,
  urgingPhrasesIn,
} from '../toxicity/urging-phrases.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated, trainSoftmax } from './softmax.ts';
import { foldOf, folds, justAbove, leastAbove } from './thresholds.ts';

const settings: Settings = {
  shape: { buckets: 2 ** 15, words: 2, characters: [2, 5], extras: urgingInputCount },
  epochs: 10,
  rate: 0.1,
  decay: 1e-5,
};

type Label = (typeof aims)[number];

/** Own distress is not urging, nor is hatred without a wish for the writer's death. */
const weights = {
  comments: 4,
  toxicity: 0.5,
  danger: 0.5,
  doors: 0.3,
  sentiment: 0.3,
  seeds: 0.5,
  topic: 1,
  corpora: 0.3,
};
/** One in so many seeds and texts of the corpora; there are many more of them than comments. */
const oneIn = 3;

function exampleOf(
  reading: Reading,
  language: LanguageCode,
  phrases: readonly UrgingPhrase[],
  { label, weight }: { label: Label; weight: number },
): Example<Label> {
  const inputs = urgingInputs(reading, phrases, signsOf(reading, language));
  return { features: featuresOf(reading, settings.shape, inputs.entries()), target: { [label]: 1 }, weight };
}

/**
 * The comments that urge and those that hold somebody. The words of `lexicon/urging` were collected from these comments
 * too, so a word that is only in one of them says nothing there: it would be found too often to be believed elsewhere.
 */
function examplesOf(comments: readonly WrittenText[]): Example<Label>[] {
  const all = comments.map(({ text, language, label }) => {
    const reading = readingToLearn(text, language);
    return { reading, language, isUrging: label === 'urging', phrases: urgingPhrasesIn(reading, language) };
  });
  const often = new Map<UrgingPhrase, number>();
  for (const { phrases } of all) {
    for (const phrase of new Set(phrases)) often.set(phrase, (often.get(phrase) ?? 0) + 1);
  }
  return all.map(({ reading, language, isUrging, phrases }) =>
    exampleOf(
      reading,
      language,
      phrases.filter((phrase) => (often.get(phrase) ?? 0) > 1),
      { label: isUrging ? 'urging' : 'other', weight: weights.comments },
    ),
  );
}

function others(texts: readonly { text: string; language: string }[], weight: number): Example<Label>[] {
  return texts.flatMap(({ text, language }) => {
    if (!isLanguageCode(language)) return [];
    const reading = readingToLearn(text, language);
    return [exampleOf(reading, language, urgingPhrasesIn(reading, language), { label: 'other', weight })];
  });
}

const some = <Item>(items: readonly Item[]) => items.filter((_, place) => place % oneIn === 0);

function corporaOf({ toxicity, topic, seeds, written }: Material): Example<Label>[] {
  const own = (rows: readonly Row[]) => rows.map(({ text, lang }) => ({ text, language: lang }));
  return [
    ...others(written('toxicity'), weights.toxicity),
    ...others(written('danger'), weights.danger),
    ...others(written('doors'), weights.doors),
    ...others(written('sentiment'), weights.sentiment),
    ...others(some(seeds), weights.seeds),
    ...others(own(topic), weights.topic),
    ...others(own(some(toxicity)), weights.corpora),
  ];
}

/** The greatest share of comments that are kind in strong words and may be held. */
const mostKindHeld = 0.04;

/**
 * The threshold of each language: a fifth of the comments after the other is left out of the training, and few of those
 * that are kind may reach it.
 */
function thresholdsOf(
  comments: readonly WrittenText[],
  corpora: readonly Example<Label>[],
  settings: Settings,
  temperature: number,
): Thresholds {
  const kind = comments.filter(({ label }) => label === 'kind');
  const scored = Array.from({ length: folds }, (_, fold) => {
    const examples = [...examplesOf(comments.filter(({ text }) => foldOf(text) !== fold)), ...corpora];
    const model = { ...trainSoftmax(aims, examples, settings), temperature };
    return kind
      .filter(({ text }) => foldOf(text) === fold)
      .map(({ text, language }) => ({
        language,
        score: urgingScoreOf(model, readingToLearn(text, language), language) ?? Number.NEGATIVE_INFINITY,
      }));
  }).flat();
  const thresholdOf = (language: LanguageCode) => {
    const own = scored.filter((one) => one.language === language).map(({ score }) => score);
    return justAbove(leastAbove(own, mostKindHeld));
  };
  return Object.fromEntries(languageCodes.map((language) => [language, thresholdOf(language)]));
}

/** Trains the reader of urging, and chooses its thresholds by cross-validation. */
export function trainUrging(
  material: Material,
  epochs = settings.epochs,
): LinearModel<Label> & { thresholds: Thresholds } {
  const comments = material.written('comments');
  const corpora = corporaOf(material);
  const ownSettings = { ...settings, epochs };
  const model = trainCalibrated(aims, [...examplesOf(comments), ...corpora], ownSettings);
  return { ...model, thresholds: thresholdsOf(comments, corpora, ownSettings, model.temperature) };
}
