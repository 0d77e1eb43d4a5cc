import type { LanguageCode } from '@halved/shared/languages';
import type { WrittenText } from '../data/written.ts';
import { doorFeaturesOf, doorLabels } from '../doors/doors.ts';
import { nearCount, speaksOfDoor } from '../doors/near.ts';
import { readingOf } from '../text.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const settings = {
  shape: { buckets: 12_000, words: 2, characters: [2, 5], extras: nearCount },
  epochs: 12,
  rate: 0.4,
  decay: 1e-4,
  seed: 1,
} satisfies Settings;

type Label = (typeof doorLabels)[number];
type Unlabelled = Pick<WrittenText, 'text' | 'language'>;

function exampleOf(text: string, language: LanguageCode, label: Label, weight: number): Example<Label> {
  return {
    features: doorFeaturesOf(readingOf(text), language, settings.shape),
    target: { [label]: 1 },
    weight,
  };
}

/** Seeds and texts of danger are many, and are not labelled by door, so each of them counts little. */
const seedWeight = 0.05;
const dangerWeight = 0.1;
/** Every how many seeds and texts of danger one is used. */
const seedStep = 3;
const dangerStep = 2;

/** The texts that open no door: none of the listed words is in them, so that no text of a door is among them. */
const closed = <Text extends Unlabelled>(texts: readonly Text[]) =>
  texts.filter(({ text, language }) => !speaksOfDoor(readingOf(text), language));

const every = <Item>(items: readonly Item[], step: number) => items.filter((_, place) => place % step === 0);

/** Trains the model of doors. Worries, and posts of people in danger, are examples of texts that open none. */
export function trainDoors({ seeds, written }: Material, epochs = settings.epochs) {
  const labelled = written('doors').flatMap(({ text, label, language }) => {
    const known = doorLabels.find((one) => one === label);
    return known ? [exampleOf(text, language, known, 1)] : [];
  });
  const worries = closed(every(seeds, seedStep));
  const inDanger = closed(every(written('danger'), dangerStep));
  const none =
    (weight: number) =>
    ({ text, language }: Unlabelled) =>
      exampleOf(text, language, 'none', weight);
  return trainCalibrated(
    doorLabels,
    [...labelled, ...worries.map(none(seedWeight)), ...inDanger.map(none(dangerWeight))],
    { ...settings, epochs },
    labelled.length,
  );
}
