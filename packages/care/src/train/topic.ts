import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { type Features, featuresOf } from '../features.ts';
import { readingOf } from '../text.ts';
import { votesCount, votesOf } from '../topic/votes.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const settings: Settings = {
  shape: { buckets: 2 ** 15, words: 2, characters: [2, 4], extras: votesCount },
  epochs: 15,
  rate: 0.1,
  decay: 1e-4,
  seed: 1,
};

/** What SAD calls the second thing that a worry is about, in our words. */
const secondCategories: Readonly<Record<string, WorryCategory>> = {
  Work: 'work',
  School: 'education',
  'Financial Problem': 'finances',
  'Family Issues': 'family',
  'Health, Fatigue, or Physical Pain': 'health',
  'Emotional Turmoil': 'personal',
  'Social Relationships': 'social',
  'Everyday Decision Making': 'other',
  Other: 'other',
};
/** How much of a worry is about its second thing. */
const secondShare = 0.1;
const seedWeight = 1;
/** Few worries teach the words of a language, so its lexicon's votes are shown alone too. */
const votesWeight = 0.5;

const isCategory = (label: string): label is WorryCategory =>
  worryCategories.some((category) => category === label);

function targetOf(label: WorryCategory, second: string | undefined): Example<WorryCategory>['target'] {
  const also = second ? secondCategories[second] : undefined;
  if (!also || also === label) return { [label]: 1 };
  return { [label]: 1 - secondShare, [also]: secondShare };
}

function exampleOf(
  text: string,
  language: LanguageCode,
  target: Example<WorryCategory>['target'],
  weight: number,
): Example<WorryCategory> {
  const reading = readingOf(text);
  return { features: featuresOf(reading, settings.shape, votesOf(reading, language)), target, weight };
}

/** A text of which only the votes are left. */
function votesAlone({ at, value }: Features): Features {
  const places = [...at.keys()].filter((place) => (at[place] ?? 0) >= settings.shape.buckets);
  return {
    at: Uint32Array.from(places, (place) => at[place] ?? 0),
    value: Float32Array.from(places, (place) => value[place] ?? 0),
  };
}

/** Rare categories count more, though not by as much as they are rarer. */
const balance = 0.3;

function balances({ topic }: Material): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of topic) counts.set(label, (counts.get(label) ?? 0) + 1);
  const even = topic.length / worryCategories.length;
  return new Map([...counts].map(([label, count]) => [label, (even / count) ** balance]));
}

export function trainTopic(material: Material, epochs = settings.epochs) {
  const weights = balances(material);
  const rows = material.topic.flatMap(({ text, label, lang, second }) =>
    isCategory(label) && isLanguageCode(lang)
      ? [exampleOf(text, lang, targetOf(label, second), weights.get(label) ?? 1)]
      : [],
  );
  const seeds = material.seeds.map(({ text, category, language }) => ({
    language,
    example: exampleOf(text, language, { [category]: 1 }, seedWeight),
  }));
  const votes = seeds
    .filter(({ language }) => language !== 'en')
    .map(({ example }) => ({ ...example, features: votesAlone(example.features), weight: votesWeight }))
    .filter(({ features }) => features.at.length > 0);
  const examples = [...rows, ...seeds.map(({ example }) => example), ...votes];
  return trainCalibrated(worryCategories, examples, { ...settings, epochs }, rows.length);
}
