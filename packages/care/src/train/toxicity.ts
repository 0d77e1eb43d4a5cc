import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { crisisOf } from '../crisis.ts';
import type { WrittenText } from '../data/written.ts';
import { featuresOf } from '../features.ts';
import { readingToLearn } from '../in-language.ts';
import { readingOfPlain } from '../text.ts';
import { signInputCount, signInputs, signsOf } from '../toxicity/signs.ts';
import { manners } from '../toxicity/toxicity.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const settings: Settings = {
  shape: { buckets: 2 ** 17, words: 2, characters: [2, 5], extras: signInputCount },
  epochs: 6,
  rate: 0.1,
  decay: 1e-5,
};

type Label = (typeof manners)[number];

function exampleOf(text: string, language: LanguageCode, label: Label, weight: number): Example<Label> {
  const { rest } = crisisOf(readingToLearn(text, language), language);
  const reading = readingOfPlain(rest);
  const features = featuresOf(
    reading,
    settings.shape,
    signInputs(signsOf(reading, language), language).entries(),
  );
  return { features, target: { [label]: 1 }, weight };
}

/** Seeds get less weight than texts that people wrote to each other, because there are so many seeds. */
const seedWeight = 0.1;
/**
 * The corpora have no harmless comments in Russian. So its hostile ones get less weight, and worries that were written
 * for this project more, or every Russian comment would count as hostile.
 */
const corpusWeight = (language: LanguageCode) => (language === 'ru' ? 0.6 : 1);
const worryWeight = (language: LanguageCode) => (language === 'ru' ? 0.5 : 0.05);

/**
 * The weights of the texts that were written for this project. The hostile ones are in the languages that have hardly
 * any in the corpora. Kind comments count more than urging ones, which have a reader of their own (`urging.ts`).
 */
const writtenWeights: Readonly<Record<string, number>> = { toxic: 9, ok: 2, kind: 4, urging: 1 };

const labelOf = ({ label }: WrittenText): Label => (label === 'toxic' || label === 'urging' ? 'toxic' : 'ok');

/**
 * The negative examples include harmless worries of every language. Without them, a worry in a rare language would be
 * classified as an insult.
 */
export function trainToxicity({ toxicity, topic, seeds, written }: Material, epochs = settings.epochs) {
  const labelled = toxicity.flatMap(({ text, lang, label }) =>
    isLanguageCode(lang)
      ? [exampleOf(text, lang, label === 'toxic' ? 'toxic' : 'ok', corpusWeight(lang))]
      : [],
  );
  const innocent = topic.flatMap(({ text, lang }) =>
    isLanguageCode(lang) ? [exampleOf(text, lang, 'ok', 1)] : [],
  );
  const ours = seeds.map(({ text, language }) => exampleOf(text, language, 'ok', seedWeight));
  const comments = [...written('comments'), ...written('toxicity')].map((each) =>
    exampleOf(each.text, each.language, labelOf(each), writtenWeights[each.label] ?? 1),
  );
  const worries = [...written('danger'), ...written('doors')].map(({ text, language }) =>
    exampleOf(text, language, 'ok', worryWeight(language)),
  );
  return trainCalibrated(manners, [...labelled, ...comments, ...innocent, ...worries, ...ours], {
    ...settings,
    epochs,
  });
}
