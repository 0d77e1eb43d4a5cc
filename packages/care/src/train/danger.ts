import type { CrisisLevel } from '@halved/shared/crisis-levels';
import { isLanguageCode, type LanguageCode, languageCodes } from '@halved/shared/languages';
import { crisisCases } from '../crisis/cases.ts';
import {
  type DangerPassage,
  dangerInputCount,
  dangerLabels,
  dangerPassagesOf,
  dangerScoreOf,
  isBelieved,
} from '../crisis/danger.ts';
import { crisisOf } from '../crisis.ts';
import type { FeatureShape } from '../features.ts';
import { readingToLearn } from '../in-language.ts';
import type { LinearModel } from '../model/linear.ts';
import type { Thresholds } from '../model/stored.ts';
import { once } from '../once.ts';
import type { Material } from './material.ts';
import { type Settings, trainSoftmax } from './softmax.ts';
import { foldOf, folds, justAbove, leastAbove } from './thresholds.ts';

// The number of inputs is known once the matters of worries are packed.
const shape = once(
  (): FeatureShape => ({ buckets: 2 ** 17, words: 2, characters: [2, 4], extras: dangerInputCount() }),
);
const settings = { epochs: 10, rate: 0.1, decay: 1e-5 } satisfies Omit<Settings, 'shape'>;

type Model = LinearModel<(typeof dangerLabels)[number]>;

/**
 * What a text is an example of. A text of a door may speak about the danger of somebody else. The cases of the patterns
 * teach, but choose no threshold, because the patterns read them without a mistake.
 */
type Role = 'comment' | 'danger' | 'harmless case' | 'door' | 'lookalike' | 'worry';

/** Worries are many, so the other texts count more. */
const weights: Readonly<Record<Role, number>> = {
  comment: 1,
  danger: 3,
  door: 2,
  'harmless case': 2,
  lookalike: 2,
  worry: 0.5,
};

interface Sample {
  /** One for each passage of the text. */
  passages: readonly DangerPassage[];
  /** The level that a pattern finds. */
  level: CrisisLevel;
  /** Whether the level is believed, so that the reader decides nothing. */
  isBelieved: boolean;
  role: Role;
  language: LanguageCode;
  fold: number;
}

function sampleOf(text: string, language: LanguageCode, role: Role): Sample {
  const reading = readingToLearn(text, language);
  const { level } = crisisOf(reading, language);
  return {
    passages: dangerPassagesOf(reading, language, shape()),
    level,
    isBelieved: level !== 'none' && isBelieved(level, reading, language),
    role,
    language,
    fold: foldOf(reading.plain),
  };
}

/** Some worries speak about danger. They are left out, because their labels say nothing about it. */
function worryOf(text: string, language: LanguageCode): Sample[] {
  return crisisOf(readingToLearn(text, language), language).level === 'none'
    ? [sampleOf(text, language, 'worry')]
    : [];
}

function samplesOf({ topic, seeds, written }: Material): Sample[] {
  const rows = topic.filter(({ orig = '' }) => !/suicid|self-harm/i.test(orig));
  return [
    ...written('danger').map(({ text, label, language }) =>
      sampleOf(text, language, label === 'lookalike' ? 'lookalike' : 'danger'),
    ),
    ...crisisCases().map(({ text, level, language }) =>
      sampleOf(text, language, level === 'none' ? 'harmless case' : 'danger'),
    ),
    ...written('doors').map(({ text, language }) => sampleOf(text, language, 'door')),
    ...written('comments').flatMap(({ text, label, language }) =>
      label === 'kind' ? [sampleOf(text, language, 'comment')] : [],
    ),
    ...written('calibration').flatMap(({ text, language }) => worryOf(text, language)),
    ...rows.flatMap(({ text, lang }) => (isLanguageCode(lang) ? worryOf(text, lang) : [])),
    ...seeds.flatMap(({ text, language }) => worryOf(text, language)),
  ];
}

const trainedLabels = ['none', 'danger'] as const;

/** The weights of the two labels mirror each other, so the model keeps only those of danger, doubled. */
function withoutMirror({ labels: _, bias, scale, weights, ...rest }: LinearModel): Model {
  const [none = 0, danger = 0] = bias;
  return {
    ...rest,
    labels: dangerLabels,
    bias: [danger - none],
    scale: [2 * (scale[1] ?? 0)],
    weights: weights.filter((_weight, place) => place % trainedLabels.length === 1),
  };
}

/** Trains with every passage of the ordinary texts. Only one passage of a text in danger may speak of it. */
function trained(samples: readonly Sample[], epochs: number): Model {
  const examples = samples.flatMap(({ passages, role }) => {
    const label = role === 'danger' ? 'danger' : 'none';
    return passages.map(({ features }) => ({
      features,
      target: { [label]: 1 },
      weight: weights[role] / passages.length,
    }));
  });
  return withoutMirror(trainSoftmax(trainedLabels, examples, { ...settings, shape: shape(), epochs }));
}

/**
 * The greatest share of each kind of harmless text that may be mistaken for danger. What is believed without the reader is
 * left out, because no threshold changes it: about one lookalike in a hundred besides.
 */
const mostMistaken: Partial<Record<Role, number>> = { worry: 0.01, lookalike: 0.03 };

/** The score of a text is that of its worst passage. */
const scoreOf = (model: Model, { passages, level }: Sample): number =>
  Math.max(...passages.map((passage) => dangerScoreOf(model, passage, level)));

/**
 * The threshold of each language: a fifth of the texts after the other is left out of the training, and the threshold
 * keeps the mistakes among the texts that were left out small. No harmless case may be mistaken by the whole model.
 */
function thresholdsOf(samples: readonly Sample[], whole: Model, epochs: number): Thresholds {
  const scored = Array.from({ length: folds }, (_, fold) => {
    const model = trained(
      samples.filter((sample) => sample.fold !== fold),
      epochs,
    );
    return samples
      .filter((sample) => sample.fold === fold)
      .map((sample) => ({ ...sample, score: scoreOf(model, sample) }));
  }).flat();
  const thresholdOf = (language: LanguageCode) => {
    const limits = Object.entries(mostMistaken).map(([role, most]) => {
      const own = scored.filter((one) => one.language === language && one.role === role && !one.isBelieved);
      return leastAbove(
        own.map(({ score }) => score),
        most,
      );
    });
    const harmless = samples
      .filter((one) => one.language === language && one.role === 'harmless case')
      .map((sample) => scoreOf(whole, sample));
    return justAbove(Math.max(...limits, ...harmless));
  };
  return Object.fromEntries(languageCodes.map((language) => [language, thresholdOf(language)]));
}

/** Trains the reader of danger, and chooses its thresholds by cross-validation. */
export function trainDanger(
  material: Material,
  epochs = settings.epochs,
): Model & { thresholds: Thresholds } {
  const samples = samplesOf(material);
  const model = trained(samples, epochs);
  return { ...model, thresholds: thresholdsOf(samples, model, epochs) };
}
