import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { crisisOf } from '../crisis.ts';
import { featuresOf } from '../features.ts';
import { readingOf, wordsOf } from '../text.ts';
import { signInputCount, signInputs, signsOf } from '../toxicity/signs.ts';
import { manners } from '../toxicity/toxicity.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const settings: Settings = {
  shape: { buckets: 2 ** 17, words: 2, characters: [2, 5], extras: signInputCount },
  epochs: 6,
  rate: 0.1,
  decay: 1e-5,
  seed: 1,
};

type Label = (typeof manners)[number];

function exampleOf(text: string, language: LanguageCode, label: Label, weight: number): Example<Label> {
  const { rest } = crisisOf(readingOf(text), language);
  const reading = { plain: rest, words: wordsOf(rest) };
  const features = featuresOf(reading, settings.shape, signInputs(signsOf(reading, language)));
  return { features, target: { [label]: 1 }, weight };
}

/** Seeds get less weight than texts that people wrote to each other, because there are so many seeds. */
const seedWeight = 0.1;

/**
 * The negative examples include harmless worries of every language. Without them, a worry in a rare language would be
 * classified as an insult.
 */
export function trainToxicity({ toxicity, topic, seeds }: Material, epochs = settings.epochs) {
  const labelled = toxicity.flatMap(({ text, lang, label }) =>
    isLanguageCode(lang) ? [exampleOf(text, lang, label === 'toxic' ? 'toxic' : 'ok', 1)] : [],
  );
  const innocent = topic.flatMap(({ text, lang }) =>
    isLanguageCode(lang) ? [exampleOf(text, lang, 'ok', 1)] : [],
  );
  const ours = seeds.map(({ text, language }) => exampleOf(text, language, 'ok', seedWeight));
  return trainCalibrated(manners, [...labelled, ...innocent, ...ours], { ...settings, epochs });
}
