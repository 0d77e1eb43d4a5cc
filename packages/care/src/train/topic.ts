import { type WorryCategory, worryCategories } from '@halved/shared/categories';
import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import type { Features } from '../features.ts';
import { readingToLearn } from '../in-language.ts';
import { topicFeaturesOf } from '../topic/topic.ts';
import { votesCount } from '../topic/votes.ts';
import type { Material } from './material.ts';
import { type Example, type Settings, trainCalibrated } from './softmax.ts';

const settings = {
  shape: { buckets: 2 ** 15, words: 2, characters: [2, 4], extras: votesCount },
  epochs: 15,
  rate: 0.1,
  decay: 1e-4,
} satisfies Settings;
const settingsOfOthers = {
  ...settings,
  shape: { ...settings.shape, characters: [2, 5] },
  rate: 0.2,
} satisfies Settings;

/** The categories that the data set SAD uses for the second category of a worry, mapped to ours. */
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
/** The share of the target that the second category of a worry gets. */
const secondShare = 0.1;
const seedWeight = 1;
/**
 * The weight of training texts that consist of votes alone. They are needed because some worries can be recognised only
 * by the votes of the lexicon.
 */
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
  const { shape } = language === 'en' ? settings : settingsOfOthers;
  return { features: topicFeaturesOf(readingToLearn(text, language), language, shape), target, weight };
}

/** Removes all features of a text except its votes. */
function votesAlone({ at, value }: Features): Features {
  const places = [...at.keys()].filter((place) => (at[place] ?? 0) >= settingsOfOthers.shape.buckets);
  return {
    at: Uint32Array.from(places, (place) => at[place] ?? 0),
    value: Float32Array.from(places, (place) => value[place] ?? 0),
  };
}

/** The exponent for rare categories: they count more, but less than in proportion to their rarity. */
const balance = 0.3;

function balances(rows: Material['topic']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of rows) counts.set(label, (counts.get(label) ?? 0) + 1);
  const even = rows.length / worryCategories.length;
  return new Map([...counts].map(([label, count]) => [label, (even / count) ** balance]));
}

const seedExample = ({ text, category, language }: Material['seeds'][number]) =>
  exampleOf(text, language, { [category]: 1 }, seedWeight);

export function trainTopic({ topic, seeds }: Material, epochs = settings.epochs) {
  const rows = topic.filter(({ lang }) => lang === 'en');
  const weights = balances(rows);
  const labelled = rows.flatMap(({ text, label, second }) =>
    isCategory(label) ? [exampleOf(text, 'en', targetOf(label, second), weights.get(label) ?? 1)] : [],
  );
  const ours = seeds.filter(({ language }) => language === 'en').map(seedExample);
  return trainCalibrated(worryCategories, [...labelled, ...ours], { ...settings, epochs }, labelled.length);
}

/** The few labelled texts of other languages cover only two categories, so they get little weight. */
const rowWeight = 0.3;

/** Trains the model of all languages other than English. */
export function trainTopicOfOthers({ topic, seeds }: Material, epochs = settings.epochs) {
  const labelled = topic.flatMap(({ text, label, lang }) =>
    lang !== 'en' && isCategory(label) && isLanguageCode(lang)
      ? [exampleOf(text, lang, { [label]: 1 }, rowWeight)]
      : [],
  );
  const ours = seeds.filter(({ language }) => language !== 'en').map(seedExample);
  const votes = ours
    .map((example) => ({ ...example, features: votesAlone(example.features), weight: votesWeight }))
    .filter(({ features }) => features.at.length > 0);
  const examples = [...ours, ...labelled, ...votes];
  return trainCalibrated(worryCategories, examples, { ...settingsOfOthers, epochs }, ours.length);
}
