import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import type { Row } from '../data/rows.ts';
import { writtenTexts } from '../data/written.ts';
import { featuresOf } from '../features.ts';
import { type Reading, readingOf } from '../text.ts';
import { type Concept, conceptInputCount, conceptInputs, conceptsIn } from '../toxicity/concepts.ts';
import { signsOf } from '../toxicity/signs.ts';
import { aims } from '../toxicity/urging.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const settings: Settings = {
  shape: { buckets: 2 ** 15, words: 2, characters: [2, 5], extras: conceptInputCount },
  epochs: 10,
  rate: 0.1,
  decay: 1e-5,
  seed: 1,
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
  concepts: readonly Concept[],
  { label, weight }: { label: Label; weight: number },
): Example<Label> {
  const inputs = conceptInputs(reading, concepts, signsOf(reading, language));
  return { features: featuresOf(reading, settings.shape, inputs), target: { [label]: 1 }, weight };
}

/**
 * The comments that urge and those that hold somebody. The words of `lexicon/urging` were collected from these comments
 * too, so a word that is only in one of them says nothing there: it would be found too often to be believed elsewhere.
 */
function comments(): Example<Label>[] {
  const all = writtenTexts('comments', 'train').map(({ text, language, label }) => {
    const reading = readingOf(text);
    return { reading, language, isUrging: label === 'urging', concepts: conceptsIn(reading, language) };
  });
  const often = new Map<Concept, number>();
  for (const { concepts } of all) {
    for (const concept of new Set(concepts)) often.set(concept, (often.get(concept) ?? 0) + 1);
  }
  return all.map(({ reading, language, isUrging, concepts }) =>
    exampleOf(
      reading,
      language,
      concepts.filter((concept) => (often.get(concept) ?? 0) > 1),
      { label: isUrging ? 'urging' : 'other', weight: weights.comments },
    ),
  );
}

function others(texts: readonly { text: string; language: string }[], weight: number): Example<Label>[] {
  return texts.flatMap(({ text, language }) => {
    if (!isLanguageCode(language)) return [];
    const reading = readingOf(text);
    return [exampleOf(reading, language, conceptsIn(reading, language), { label: 'other', weight })];
  });
}

const some = <Item>(items: readonly Item[]) => items.filter((_, place) => place % oneIn === 0);

export function trainUrging({ toxicity, topic, seeds }: Material, epochs = settings.epochs) {
  const own = (rows: readonly Row[]) => rows.map(({ text, lang }) => ({ text, language: lang }));
  const examples = [
    ...comments(),
    ...others(writtenTexts('toxicity', 'train'), weights.toxicity),
    ...others(writtenTexts('danger', 'train'), weights.danger),
    ...others(writtenTexts('doors', 'train'), weights.doors),
    ...others(writtenTexts('sentiment', 'train'), weights.sentiment),
    ...others(some(seeds), weights.seeds),
    ...others(own(topic), weights.topic),
    ...others(own(some(toxicity)), weights.corpora),
  ];
  return trainCalibrated(aims, examples, { ...settings, epochs });
}
