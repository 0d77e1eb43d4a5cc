import { detectLanguage } from '../detect.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';
import type { Trials } from './material.ts';

interface Prediction {
  kind: string;
  language: string;
  isRight: boolean;
}

const kinds = [
  { kind: 'sentences', target: 0.993, beyond: 0.997 },
  { kind: 'word-pairs', target: 0.91, beyond: 0.95 },
  { kind: 'single-words', target: 0.77, beyond: 0.85 },
];

/** Measures language detection without a hint. With a hint, short texts are nearly always right. */
export function languageFigures({ langid, oblique, fresh }: Trials): Figure[] {
  const rows: Prediction[] = langid.map(({ text, label, kind }) => ({
    kind: kind ?? 'sentences',
    language: label,
    isRight: detectLanguage(text).languageCode === label,
  }));
  const chatty: Prediction[] = [...oblique, ...fresh].map(({ text, language }) => ({
    kind: 'chatty',
    language,
    isRight: detectLanguage(text).languageCode === language,
  }));
  const figure = (kind: string) => (items: readonly Prediction[]) =>
    shareFigure(`language: ${kind}`, items, ({ isRight }) => isRight, {});
  return [
    ...kinds.map(({ kind, target, beyond }) => ({
      ...figure(kind)(rows.filter((row) => row.kind === kind)),
      target,
      beyond,
    })),
    figure('chatty texts')(chatty),
    ...kinds.flatMap(({ kind }) =>
      byLanguage(
        rows.filter((row) => row.kind === kind),
        figure(kind),
      ),
    ),
    ...byLanguage(chatty, figure('chatty texts')),
  ];
}
