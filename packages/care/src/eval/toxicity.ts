import { type Analysis, analyse } from '../analyse.ts';
import { screen } from '../screen.ts';
import { byLanguage } from './by-language.ts';
import type { Figure } from './figure.ts';
import type { Trials } from './material.ts';
import { macroF1, share } from './measures.ts';

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
const precision = (items: readonly Prediction[]): Figure => ({
  measure: 'toxicity: precision at flagged',
  value: share(items.filter(isFlagged), isToxic),
  target: 0.95,
  beyond: 0.97,
  count: items.filter(isFlagged).length,
});
const recall = (items: readonly Prediction[]): Figure => ({
  measure: 'toxicity: recall at flagged',
  value: share(items.filter(isToxic), isFlagged),
  target: 0.3,
  beyond: 0.45,
  count: items.filter(isToxic).length,
});
const held = (items: readonly Prediction[]): Figure => ({
  measure: 'toxicity: toxic comments held or flagged',
  value: share(items.filter(isToxic), isHeld),
  count: items.filter(isToxic).length,
});

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

const asWorry = (items: readonly Innocent[]): Figure => ({
  measure: 'innocent worries held back',
  value: share(items, ({ isHeldAsWorry }) => isHeldAsWorry),
  target: 0.01,
  beyond: 0.003,
  isCost: true,
  unit: 'share',
  count: items.length,
});
const asComment = (items: readonly Innocent[]): Figure => ({
  ...asWorry(items),
  measure: 'the same words held back as comments',
  value: share(items, ({ isHeldAsComment }) => isHeldAsComment),
});

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
