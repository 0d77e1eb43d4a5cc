import { worryCategories } from '@halved/shared/categories';
import type { Seed } from '../data/seeds.ts';
import { writtenTexts } from '../data/written.ts';
import { subjectOf } from '../screen.ts';
import { topicOf } from '../topic/topic.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';
import type { Trials } from './material.ts';
import { accuracy, calibrationError, macroF1, weightedF1 } from './measures.ts';

interface Prediction {
  /** The right category. */
  expected: string;
  /** The predicted category: the likeliest one, even if its probability is too low to name it. */
  predicted: string;
  isAmongTwo: boolean;
  confidence: number;
  language: string;
  source: string;
}

function predictionOf(text: string, expected: string, language: string, source: string): Prediction {
  const subject = subjectOf(text, language);
  const { chances, confidence } = topicOf(subject.reading, subject.language);
  const order = worryCategories
    .map((category, place) => ({ category, chance: chances[place] ?? 0 }))
    .sort((a, b) => b.chance - a.chance);
  const [first, second] = order;
  return {
    expected,
    predicted: first?.category ?? 'other',
    isAmongTwo: first?.category === expected || second?.category === expected,
    confidence,
    language,
    source,
  };
}

const ofFresh = (items: readonly Prediction[]): Figure => ({
  measure: 'topic, fresh chatty texts: accuracy',
  value: accuracy(items),
  target: 0.75,
  beyond: 0.85,
  count: items.length,
});

const ofOblique = (items: readonly Prediction[]): Figure => ({
  measure: 'topic, oblique texts: accuracy',
  value: accuracy(items),
  count: items.length,
});

const seedPrediction = ({ text, category, language }: Seed) =>
  predictionOf(text, category, language, 'seeds');
const isForeign = ({ language }: Prediction) => language !== 'en';

const labelled = (items: readonly Prediction[]): Figure => ({
  measure: 'topic, labelled texts: accuracy',
  value: accuracy(items),
  count: items.length,
});

const calibrationErrorOf = (items: readonly Prediction[]): number =>
  calibrationError(
    items.map(({ confidence, expected, predicted }) => ({ confidence, isRight: expected === predicted })),
  );

/** The calibration on texts of another kind than those of training: questions to a counsellor, letters, forum posts. */
function otherKindFigures(): Figure[] {
  const items = writtenTexts('calibration', 'fresh').map(({ text, label, language }) =>
    predictionOf(text, label, language, 'written'),
  );
  const figure = (group: string, of: readonly Prediction[]): Figure => ({
    measure: `confidence, texts of another kind: calibration error${group}`,
    value: calibrationErrorOf(of),
    isCost: true,
    count: of.length,
  });
  const of = (is: (language: string) => boolean) => items.filter(({ language }) => is(language));
  return [
    { ...figure('', items), target: 0.06, beyond: 0.03 },
    figure(
      ', English',
      of((language) => language === 'en'),
    ),
    figure(
      ', Chinese',
      of((language) => language === 'zh'),
    ),
    figure(
      ', other languages',
      of((language) => language !== 'en' && language !== 'zh'),
    ),
  ];
}

export function topicFigures({ topic, oblique, fresh }: Trials): Figure[] {
  const rows = topic.map(({ text, label, lang, source }) => predictionOf(text, label, lang, source));
  const chatty = fresh.map(seedPrediction);
  const hinting = oblique.map(seedPrediction);
  const english = rows.filter(({ language }) => language === 'en');
  const sad = english.filter(({ source }) => source === 'SAD');
  const [en, ofSad] = [english.length, sad.length];
  return [
    { measure: 'topic, English: macro-F1', value: macroF1(english), target: 0.63, beyond: 0.7, count: en },
    { measure: 'topic, SAD: weighted F1', value: weightedF1(sad), target: 0.68, beyond: 0.72, count: ofSad },
    shareFigure('topic, English: top two', english, ({ isAmongTwo }) => isAmongTwo, {
      target: 0.81,
      beyond: 0.87,
    }),
    {
      ...ofFresh(chatty.filter(isForeign)),
      measure: 'topic, other languages, fresh chatty texts: accuracy',
    },
    {
      ...ofOblique(hinting.filter(isForeign)),
      measure: 'topic, other languages, oblique texts: accuracy',
    },
    {
      measure: 'confidence: calibration error',
      value: calibrationErrorOf(english),
      target: 0.06,
      beyond: 0.03,
      isCost: true,
      count: en,
    },
    ...otherKindFigures(),
    ...byLanguage(chatty, ofFresh),
    ...byLanguage(hinting, ofOblique),
    ...byLanguage(rows, labelled),
  ];
}
