import type { CrisisLevel } from '@halved/shared/crisis-levels';
import { analyse } from '../analyse.ts';
import { crisisCases } from '../crisis/cases.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';
import type { Trials } from './material.ts';

interface Prediction {
  language: string;
  expected: string;
  predicted: CrisisLevel;
}

const predictionOf = (text: string, expected: string, language: string): Prediction => ({
  language,
  expected,
  predicted: analyse(text, { localeHint: language }).crisis,
});

const isDetected = ({ predicted }: Prediction) => predicted !== 'none';

const isExplicit = ({ predicted }: Prediction) => predicted === 'explicit';
const those = (items: readonly Prediction[], level: CrisisLevel) =>
  items.filter(({ expected }) => expected === level);

const wording = (items: readonly Prediction[]) =>
  shareFigure('crisis, explicit wording', those(items, 'explicit'), isExplicit, {
    target: 1,
    beyond: 1,
    unit: 'share',
  });
const possible = (items: readonly Prediction[]) =>
  shareFigure('crisis, passive wording', those(items, 'possible'), isDetected);
const lookalikes = (items: readonly Prediction[]) =>
  shareFigure('crisis, false alarms on written lookalikes', those(items, 'none'), isDetected, {
    isCost: true,
    unit: 'share',
  });
const alarms = (items: readonly Prediction[]) =>
  shareFigure('crisis, false alarms on worries', items, isExplicit, {
    target: 0.01,
    beyond: 0.003,
    isCost: true,
    unit: 'share',
  });

/** Whether the source of a post labels it as suicide or self-harm. */
const isAboutCrisis = ({ orig }: { orig?: string }) => /suicid|self-harm/i.test(orig ?? '');

export function crisisFigures({ crisis, topic, oblique, fresh }: Trials): Figure[] {
  const written = crisisCases().map(({ text, level, language }) => predictionOf(text, level, language));
  const real = [
    ...crisis
      .filter(({ label }) => label !== 'none')
      .map(({ text, label, lang }) => predictionOf(text, label, lang)),
    ...topic.filter(isAboutCrisis).map(({ text, lang }) => predictionOf(text, 'explicit', lang)),
  ];
  const worries = [
    ...crisis
      .filter(({ label }) => label === 'none')
      .map(({ text, lang }) => predictionOf(text, 'none', lang)),
    ...topic.filter((row) => !isAboutCrisis(row)).map(({ text, lang }) => predictionOf(text, 'none', lang)),
    ...[...oblique, ...fresh].map(({ text, language }) => predictionOf(text, 'none', language)),
  ];
  return [
    wording(written),
    shareFigure('crisis, real posts', real, isDetected, { target: 0.6, beyond: 0.8, unit: 'share' }),
    alarms(worries),
    possible(written),
    lookalikes(written),
    ...[wording, possible, lookalikes].flatMap((figure) => byLanguage(written, figure)),
    ...byLanguage(worries, alarms),
  ];
}
