import { type WrittenText, writtenTexts } from '../data/written.ts';
import { screen } from '../screen.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';
import { macroF1 } from './measures.ts';

interface Verdict extends WrittenText {
  moderation: string;
  toxicity: number;
}

const middle = 0.5;

const verdictOn = (text: WrittenText): Verdict => {
  const { moderation, scores } = screen(text.text, { localeHint: text.language, kind: 'comment' });
  return { ...text, moderation, toxicity: scores.toxicity };
};

const isHeld = ({ moderation }: Verdict) => moderation !== 'approved';

const isFlagged = ({ moderation }: Verdict) => moderation === 'flagged';

const urgings = (items: readonly Verdict[]) =>
  shareFigure('comments: urging self-harm held', items, isHeld, { target: 1, unit: 'share' });
const kindHeld = (items: readonly Verdict[]) =>
  shareFigure('comments: kind in strong words held', items, isHeld, {
    target: 0.1,
    beyond: 0.02,
    isCost: true,
    unit: 'share',
  });
const kindFlagged = (items: readonly Verdict[]) =>
  shareFigure('comments: kind in strong words flagged', items, isFlagged, {
    target: 0,
    isCost: true,
    unit: 'share',
  });
const hostile = (items: readonly Verdict[]): Figure => ({
  measure: 'toxicity, written comments: macro-F1',
  value: macroF1(
    items.map(({ label, toxicity }) => ({
      expected: label,
      predicted: toxicity >= middle ? 'toxic' : 'ok',
    })),
  ),
  target: 0.6,
  count: items.length,
});

/** Measures on the comments that were written for this project apart from the training texts. */
export function commentFigures(): Figure[] {
  const comments = writtenTexts('comments', 'fresh').map(verdictOn);
  const urging = comments.filter(({ label }) => label === 'urging');
  const kind = comments.filter(({ label }) => label === 'kind');
  const toxic = writtenTexts('toxicity', 'fresh').map(verdictOn);
  return [
    urgings(urging),
    kindHeld(kind),
    kindFlagged(kind),
    hostile(toxic),
    ...byLanguage(urging, urgings),
    ...[kindHeld, kindFlagged].flatMap((figure) => byLanguage(kind, figure)),
    ...byLanguage(toxic, hostile),
  ];
}
