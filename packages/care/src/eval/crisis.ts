import { type Analysis, analyse } from '../analyse.ts';
import { crisisCases } from '../crisis/cases.ts';
import { byLanguage } from './by-language.ts';
import type { Figure } from './figure.ts';
import type { Trials } from './material.ts';
import { share } from './measures.ts';

interface Prediction {
  language: string;
  expected: string;
  predicted: Analysis['crisis'];
}

const predictionOf = (text: string, expected: string, language: string): Prediction => ({
  language,
  expected,
  predicted: analyse(text, { localeHint: language }).crisis,
});

const isDetected = ({ predicted }: Prediction) => predicted !== 'none';

const wording = (items: readonly Prediction[]): Figure => ({
  measure: 'crisis, explicit wording',
  value: share(
    items.filter(({ expected }) => expected === 'explicit'),
    ({ predicted }) => predicted === 'explicit',
  ),
  target: 1,
  beyond: 1,
  unit: 'share',
  count: items.filter(({ expected }) => expected === 'explicit').length,
});
const possible = (items: readonly Prediction[]): Figure => ({
  measure: 'crisis, passive wording',
  value: share(
    items.filter(({ expected }) => expected === 'possible'),
    isDetected,
  ),
  unit: 'share',
  count: items.filter(({ expected }) => expected === 'possible').length,
});
const lookalikes = (items: readonly Prediction[]): Figure => ({
  measure: 'crisis, false alarms on written lookalikes',
  value: share(
    items.filter(({ expected }) => expected === 'none'),
    isDetected,
  ),
  isCost: true,
  unit: 'share',
  count: items.filter(({ expected }) => expected === 'none').length,
});
const alarms = (items: readonly Prediction[]): Figure => ({
  measure: 'crisis, false alarms on worries',
  value: share(items, ({ predicted }) => predicted === 'explicit'),
  target: 0.01,
  beyond: 0.003,
  isCost: true,
  unit: 'share',
  count: items.length,
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
    {
      measure: 'crisis, real posts',
      value: share(real, isDetected),
      target: 0.6,
      beyond: 0.8,
      unit: 'share',
      count: real.length,
    },
    alarms(worries),
    possible(written),
    lookalikes(written),
    ...[wording, possible, lookalikes].flatMap((figure) => byLanguage(written, figure)),
    ...byLanguage(worries, alarms),
  ];
}
