import { type Analysis, analyse } from '../analyse.ts';
import { screen } from '../screen.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';
import type { Trials } from './material.ts';
import { macroF1 } from './measures.ts';

interface Prediction {
  expected: string;
  predicted: string;
  moderation: Analysis['moderation'];
  language: string;
}

/** The score from which a text counts as hostile. */
const middle = 0.5;

function predictionOf(text: string, expected: string, language: string): Prediction {
  const { scores, moderation } = screen(text, { localeHint: language, kind: 'comment' });
  return { expected, predicted: scores.toxicity >= middle ? 'toxic' : 'ok', moderation, language };
}

const isFlagged = ({ moderation }: Prediction) => moderation === 'flagged';
const isHeld = ({ moderation }: Prediction) => moderation !== 'approved';
const isToxic = ({ expected }: Prediction) => expected === 'toxic';

const f1 = (items: readonly Prediction[]): Figure => ({
  measure: 'toxicity: macro-F1',
  value: macroF1(items),
  target: 0.74,
  beyond: 0.8,
  count: items.length,
});
const precision = (items: readonly Prediction[]) =>
  shareFigure('toxicity: precision at flagged', items.filter(isFlagged), isToxic, {
    target: 0.95,
    beyond: 0.97,
  });
const recall = (items: readonly Prediction[]) =>
  shareFigure('toxicity: recall at flagged', items.filter(isToxic), isFlagged, { target: 0.3, beyond: 0.45 });
const held = (items: readonly Prediction[]) =>
  shareFigure('toxicity: toxic comments held or flagged', items.filter(isToxic), isHeld, {});

interface Innocent {
  language: string;
  isHeldAsWorry: boolean;
  isHeldAsComment: boolean;
}

const innocent = (text: string, language: string): Innocent => ({
  language,
  isHeldAsWorry: analyse(text, { localeHint: language }).moderation !== 'approved',
  isHeldAsComment: screen(text, { localeHint: language, kind: 'comment' }).moderation !== 'approved',
});

const goals = { target: 0.01, beyond: 0.003, isCost: true, unit: 'share' } as const;
const asWorry = (items: readonly Innocent[]) =>
  shareFigure('innocent worries held back', items, ({ isHeldAsWorry }) => isHeldAsWorry, goals);
const asComment = (items: readonly Innocent[]) =>
  shareFigure('the same words held back as comments', items, ({ isHeldAsComment }) => isHeldAsComment, goals);

export function toxicityFigures({ toxicity, topic, oblique, fresh }: Trials): Figure[] {
  const rows = toxicity.map(({ text, label, lang }) =>
    predictionOf(text, label === 'toxic' ? 'toxic' : 'ok', lang),
  );
  const worries = [
    ...topic.map(({ text, lang }) => innocent(text, lang)),
    ...[...oblique, ...fresh].map(({ text, language }) => innocent(text, language)),
  ];
  const english = worries.filter(({ language }) => language === 'en');
  const others = worries.filter(({ language }) => language !== 'en');
  return [
    f1(rows),
    precision(rows),
    recall(rows),
    held(rows),
    { ...asWorry(english), measure: 'innocent worries held back: English', target: 0.002, beyond: 0 },
    { ...asWorry(others), measure: 'innocent worries held back: other languages' },
    {
      ...asComment(english),
      measure: 'the same words held back as comments: English',
      target: 0.002,
      beyond: 0,
    },
    { ...asComment(others), measure: 'the same words held back as comments: other languages' },
    ...[f1, precision, recall, held].flatMap((figure) => byLanguage(rows, figure)),
    ...[asWorry, asComment].flatMap((figure) => byLanguage(worries, figure)),
  ];
}
