import { analyse } from '../analyse.ts';
import { writtenTexts } from '../data/written.ts';
import { placeOfMost } from '../model/linear.ts';
import { screen, subjectOf } from '../screen.ts';
import { polarities, sentimentOf } from '../sentiment/sentiment.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';
import type { Trials } from './material.ts';
import { macroF1, mean, spearman } from './measures.ts';

function polarityOf(text: string, lang: string): string {
  const { reading, language } = subjectOf(text, lang);
  const { chances } = sentimentOf(text, reading, language);
  return polarities[placeOfMost(Float64Array.from(chances))] ?? 'neutral';
}

const positive = 0.3;
const positives = 'worries scored as positive by mistake';

/** Texts that were written apart from those of training, in languages that have few or no labelled texts. */
function writtenFigures(): Figure[] {
  const texts = writtenTexts('sentiment', 'fresh').map(({ text, label, language }) => ({
    language,
    expected: label,
    predicted: polarityOf(text, language),
  }));
  const perLanguage = byLanguage(texts, (items) => ({
    measure: 'sentiment, written texts: macro-F1',
    value: macroF1(items),
    count: items.length,
  }));
  const lowest: Figure = {
    measure: 'sentiment, written texts: macro-F1 of the weakest language',
    value: Math.min(...perLanguage.map(({ value }) => value)),
    target: 0.5,
    beyond: 0.6,
    count: texts.length,
  };
  return [lowest, ...perLanguage];
}

export function sentimentFigures({ sentiment, topic, oblique, fresh }: Trials): Figure[] {
  const polar = sentiment
    .filter(({ score }) => score === undefined)
    .map(({ text, label, lang }) => ({ language: lang, expected: label, predicted: polarityOf(text, lang) }));
  const perLanguage = byLanguage(polar, (items) => ({
    measure: 'sentiment: macro-F1',
    value: macroF1(items),
    count: items.length,
  }));
  const eight = perLanguage.filter(({ language }) => language !== 'ko');
  const scored = sentiment.filter(({ score }) => score !== undefined);
  const scores = scored.map(
    ({ text, lang }) => screen(text, { localeHint: lang, kind: 'comment' }).sentimentScore,
  );
  const worries = topic
    .filter(({ severity }) => severity !== undefined)
    .map((row) => ({ row, score: analyse(row.text, { localeHint: row.lang }).sentimentScore }));
  const stressors = worries.filter(({ row }) => row.stressor === 1);
  const ours = [...oblique, ...fresh].map(({ text, language }) => ({
    language,
    score: analyse(text, { localeHint: language }).sentimentScore,
  }));
  const isPositive = ({ score }: { score: number }) => score >= positive;
  return [
    {
      measure: 'sentiment, UMSAB languages: macro-F1',
      value: mean(eight.map(({ value }) => value)),
      target: 0.54,
      beyond: 0.6,
      count: eight.reduce((sum, { count }) => sum + count, 0),
    },
    {
      measure: 'sentiment, VADER: Spearman',
      value: spearman(
        scores,
        scored.map(({ score }) => score ?? 0),
      ),
      target: 0.85,
      beyond: 0.88,
      count: scored.length,
    },
    {
      measure: 'sentiment, SAD severity: Spearman',
      value: spearman(
        stressors.map(({ score }) => -score),
        stressors.map(({ row }) => row.severity ?? 0),
      ),
      target: 0.4,
      beyond: 0.5,
      count: stressors.length,
    },
    shareFigure(positives, [...stressors, ...ours], isPositive, {
      target: 0.005,
      beyond: 0,
      isCost: true,
      unit: 'share',
    }),
    ...writtenFigures(),
    ...perLanguage,
    ...byLanguage(ours, (items) => shareFigure(positives, items, isPositive)),
  ];
}
