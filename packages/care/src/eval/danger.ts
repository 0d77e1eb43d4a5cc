import { type Analysis, analyse } from '../analyse.ts';
import { freshTexts } from '../data/seeds.ts';
import { type WrittenText, writtenTexts } from '../data/written.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';

/** A text that was written apart from those of training, and the level of danger that is detected in it. */
interface Prediction extends WrittenText {
  level: Analysis['crisis'];
}

interface Row {
  measure: string;
  of: (label: string) => boolean;
  /** Which level counts; any danger if it is left out. */
  level?: Analysis['crisis'];
  goals?: Pick<Figure, 'beyond' | 'isCost' | 'target'>;
}

const inScope = ['explicit', 'self-harm', 'passive'];
const worry = 'worry';

const rows: readonly Row[] = [
  {
    measure: 'danger, fresh: in scope (explicit, self-harm, passive)',
    of: (label) => inScope.includes(label),
    goals: { target: 0.9 },
  },
  ...inScope.map((one) => ({ measure: `danger, fresh: ${one}`, of: (label: string) => label === one })),
  {
    measure: 'danger, fresh: indirect plans',
    of: (label) => label === 'indirect',
    goals: { target: 0.35, beyond: 0.6 },
  },
  { measure: 'danger, fresh: questions for means', of: (label) => label === 'method' },
  {
    measure: 'danger, false alarms on fresh worries',
    of: (label) => label === worry,
    goals: { target: 0.01, beyond: 0.003, isCost: true },
  },
  {
    measure: 'danger, false alarms on fresh lookalikes',
    of: (label) => label === 'lookalike',
    goals: { target: 0.03, isCost: true },
  },
  {
    measure: 'danger, fresh: in scope, read as explicit',
    of: (label) => inScope.includes(label),
    level: 'explicit',
  },
  {
    measure: 'danger, fresh worries read as explicit',
    of: (label) => label === worry,
    level: 'explicit',
    goals: { isCost: true },
  },
  {
    measure: 'danger, fresh lookalikes read as explicit',
    of: (label) => label === 'lookalike',
    level: 'explicit',
    goals: { isCost: true },
  },
];

const isDetected = ({ level }: Prediction) => level !== 'none';

const figureOf =
  ({ measure, of, level: wanted, goals }: Row) =>
  (items: readonly Prediction[]) =>
    shareFigure(
      measure,
      items.filter(({ label }) => of(label)),
      (one) => (wanted ? one.level === wanted : isDetected(one)),
      { ...goals, unit: 'share' },
    );

/** The fresh texts of danger, and fresh worries that are not about it. */
function predictions(): Prediction[] {
  const worries = freshTexts().map(({ text, language }) => ({ text, language, label: worry }));
  return [...writtenTexts('danger', 'fresh'), ...worries].map((written) => ({
    ...written,
    level: analyse(written.text, { localeHint: written.language }).crisis,
  }));
}

/** How often patterns and reader together see danger, by label and by language. */
export function dangerFigures(): Figure[] {
  const all = predictions();
  return [...rows.map((row) => figureOf(row)(all)), ...rows.flatMap((row) => byLanguage(all, figureOf(row)))];
}

/** The danger that is missed and the false alarms, one a line, for people. Nobody may train with them. */
export const dangerMisses = (): string[] =>
  predictions()
    .filter((one) => isDetected(one) === ['lookalike', worry].includes(one.label))
    .map(({ language, label, level, text }) => `${language} ${label}, read as ${level}: ${text}`);
