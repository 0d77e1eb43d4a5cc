import type { LanguageCode } from '@halved/shared/languages';
import type { WrittenText } from '../data/written.ts';
import { doorFeaturesOf, doorInputCount, doorLabels } from '../doors/doors.ts';
import { speaksOfDoor } from '../doors/near.ts';
import type { FeatureShape } from '../features.ts';
import { readingToLearn } from '../in-language.ts';
import { once } from '../once.ts';
import { topicOf } from '../topic/topic.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

// The number of inputs is known once the matters of worries are packed.
const shape = once(
  (): FeatureShape => ({ buckets: 12_000, words: 2, characters: [2, 5], extras: doorInputCount() }),
);
const settings = { epochs: 12, rate: 0.2, decay: 1e-4 } satisfies Omit<Settings, 'shape'>;

type Label = (typeof doorLabels)[number];
type Unlabelled = Pick<WrittenText, 'text' | 'language'>;

function exampleOf(text: string, language: LanguageCode, label: Label, weight: number): Example<Label> {
  const reading = readingToLearn(text, language);
  return {
    features: doorFeaturesOf(reading, language, topicOf(reading, language), shape()),
    target: { [label]: 1 },
    weight,
  };
}

/** Seeds and texts of danger are many, and are not labelled by door, so each of them counts little. */
const seedWeight = 0.05;
const dangerWeight = 0.1;
/** Good and plain news have many of the wide words ("dinner", "the gas bill"), and speak of no need. */
const newsWeight = 0.3;
/** Every how many seeds and texts of danger one is used. */
const seedStep = 3;
const dangerStep = 2;

/** The texts that open no door: none of the listed words is in them, so that no text of a door is among them. */
const closed = <Text extends Unlabelled>(texts: readonly Text[]) =>
  texts.filter(({ text, language }) => !speaksOfDoor(readingToLearn(text, language), language));

const every = <Item>(items: readonly Item[], step: number) => items.filter((_, place) => place % step === 0);

/** Trains the model of doors. Worries, and posts of people in danger, are examples of texts that open none. */
export function trainDoors({ seeds, written }: Material, epochs = settings.epochs) {
  const labelled = written('doors').flatMap(({ text, label, language }) => {
    const known = doorLabels.find((one) => one === label);
    return known ? [exampleOf(text, language, known, 1)] : [];
  });
  const worries = closed(every(seeds, seedStep));
  const inDanger = closed(every(written('danger'), dangerStep));
  const news = closed(written('sentiment').filter(({ label }) => label !== 'negative'));
  const none =
    (weight: number) =>
    ({ text, language }: Unlabelled) =>
      exampleOf(text, language, 'none', weight);
  return trainCalibrated(
    doorLabels,
    [
      ...labelled,
      ...worries.map(none(seedWeight)),
      ...inDanger.map(none(dangerWeight)),
      ...news.map(none(newsWeight)),
    ],
    { ...settings, shape: shape(), epochs },
    labelled.length,
  );
}
