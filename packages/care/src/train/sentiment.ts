import { isLanguageCode } from '@halved/shared/languages';
import type { Row } from '../data/rows.ts';
import { type Features, featuresOf } from '../features.ts';
import { readingToLearn } from '../in-language.ts';
import { type Polarity, polarities, severities, toneInputCount, toneInputs } from '../sentiment/sentiment.ts';
import { readingOf } from '../text.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const toneSettings: Settings = {
  shape: { buckets: 2 ** 16, words: 2, characters: [2, 5], extras: toneInputCount },
  epochs: 6,
  rate: 0.1,
  decay: 1e-5,
};
const weightSettings: Settings = {
  shape: { buckets: 2 ** 14, words: 2, characters: [2, 4], extras: 0 },
  epochs: 8,
  rate: 0.1,
  decay: 1e-4,
};

const mostSeverity = 10;
const worryWeight = 0.5;
const seedWeight = 0.05;

const isPolarity = (label: string): label is Polarity => polarities.some((known) => known === label);

const severityOf = ({ severity }: Row) => Math.min(1, Math.max(0, (severity ?? 0) / mostSeverity));
function toneFeatures(text: string, language: string): Features {
  const reading = isLanguageCode(language) ? readingToLearn(text, language) : readingOf(text);
  return featuresOf(reading, toneSettings.shape, toneInputs(text, reading, language).entries());
}

/**
 * A training text from a worry of known severity. If the worry names a stressor, it is partly negative and partly
 * neutral; the more severe it is, the more negative. Otherwise it is mostly neutral.
 */
function worryExample(row: Row): Example<Polarity> {
  const heavy = severityOf(row);
  const target = row.stressor
    ? { negative: 0.5 + heavy / 2, neutral: 0.5 - heavy / 2 }
    : { neutral: 0.7, positive: 0.3 };
  return { features: toneFeatures(row.text, row.lang), target, weight: worryWeight };
}

/** A text whose tone is known. */
type Toned = Pick<Row, 'text' | 'label' | 'lang' | 'score'>;

/** The target of a text with a score is between its label and neutral: the weaker the tone, the nearer to neutral. */
function targetOf({ score }: Toned, label: Polarity): Example<Polarity>['target'] {
  if (score === undefined || label === 'neutral') return { [label]: 1 };
  const share = (1 + Math.abs(score)) / 2;
  return { [label]: share, neutral: 1 - share };
}

/**
 * All seeds are worries, so they teach that nearly every text of their language is negative. They are left out for
 * languages with texts that were written for all three tones.
 */
export function trainSentiment({ sentiment, topic, seeds, written }: Material, epochs = toneSettings.epochs) {
  const tones = written('sentiment').map(
    ({ text, label, language }): Toned => ({ text, label, lang: language }),
  );
  const labelled = [...sentiment, ...tones].flatMap((row): Example<Polarity>[] =>
    isPolarity(row.label)
      ? [{ features: toneFeatures(row.text, row.lang), target: targetOf(row, row.label), weight: 1 }]
      : [],
  );
  const worries = topic.filter(({ severity }) => severity !== undefined).map(worryExample);
  const balanced = new Set<string>(tones.map(({ lang }) => lang));
  const ours = seeds
    .filter(({ language }) => !balanced.has(language))
    .map(
      ({ text, language }): Example<Polarity> => ({
        features: toneFeatures(text, language),
        target: { negative: 0.8, neutral: 0.2 },
        weight: seedWeight,
      }),
    );
  return trainCalibrated(polarities, [...labelled, ...worries, ...ours], { ...toneSettings, epochs });
}

/** The model of severity, trained on English worries. */
export function trainSeverity({ topic }: Material, epochs = weightSettings.epochs) {
  const examples = topic
    .filter(({ severity }) => severity !== undefined)
    .map((row): Example<(typeof severities)[number]> => {
      const heavy = severityOf(row);
      const features = featuresOf(readingOf(row.text), weightSettings.shape);
      return { features, target: { light: 1 - heavy, heavy }, weight: 1 };
    });
  return trainCalibrated(severities, examples, { ...weightSettings, epochs });
}
