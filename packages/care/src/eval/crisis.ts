import { type Analysis, analyse } from '../analyse.ts';
import { crisisCases } from '../crisis/cases.ts';
import { byLanguage } from './by-language.ts';
import type { Figure } from './figure.ts';
import type { Trials } from './material.ts';
import { share } from './measures.ts';

interface Tried {
  language: string;
  meant: string;
  said: Analysis['crisis'];
}

const tried = (text: string, meant: string, language: string): Tried => ({
  language,
  meant,
  said: analyse(text, { localeHint: language }).crisis,
});

const isSeen = ({ said }: Tried) => said !== 'none';

const wording = (items: readonly Tried[]): Figure => ({
  measure: 'crisis, explicit wording',
  value: share(
    items.filter(({ meant }) => meant === 'explicit'),
    ({ said }) => said === 'explicit',
  ),
  target: 1,
  beyond: 1,
  unit: 'share',
  count: items.filter(({ meant }) => meant === 'explicit').length,
});
const possible = (items: readonly Tried[]): Figure => ({
  measure: 'crisis, passive wording',
  value: share(
    items.filter(({ meant }) => meant === 'possible'),
    isSeen,
  ),
  unit: 'share',
  count: items.filter(({ meant }) => meant === 'possible').length,
});
const lookalikes = (items: readonly Tried[]): Figure => ({
  measure: 'crisis, false alarms on written lookalikes',
  value: share(
    items.filter(({ meant }) => meant === 'none'),
    isSeen,
  ),
  isCost: true,
  unit: 'share',
  count: items.filter(({ meant }) => meant === 'none').length,
});
const alarms = (items: readonly Tried[]): Figure => ({
  measure: 'crisis, false alarms on worries',
  value: share(items, ({ said }) => said === 'explicit'),
  target: 0.01,
  beyond: 0.003,
  isCost: true,
  unit: 'share',
  count: items.length,
});

/** Whether the source of a post labels it as suicide or self-harm. */
const isAboutCrisis = ({ orig }: { orig?: string }) => /suicid|self-harm/i.test(orig ?? '');

export function crisisFigures({ crisis, topic, oblique, fresh }: Trials): Figure[] {
  const written = crisisCases().map(({ text, level, language }) => tried(text, level, language));
  const real = [
    ...crisis
      .filter(({ label }) => label !== 'none')
      .map(({ text, label, lang }) => tried(text, label, lang)),
    ...topic.filter(isAboutCrisis).map(({ text, lang }) => tried(text, 'explicit', lang)),
  ];
  const worries = [
    ...crisis.filter(({ label }) => label === 'none').map(({ text, lang }) => tried(text, 'none', lang)),
    ...topic.filter((row) => !isAboutCrisis(row)).map(({ text, lang }) => tried(text, 'none', lang)),
    ...[...oblique, ...fresh].map(({ text, language }) => tried(text, 'none', language)),
  ];
  const ofLanguage = ({ language }: Tried) => language;
  return [
    wording(written),
    {
      measure: 'crisis, real posts',
      value: share(real, isSeen),
      target: 0.6,
      beyond: 0.8,
      unit: 'share',
      count: real.length,
    },
    alarms(worries),
    possible(written),
    lookalikes(written),
    ...[wording, possible, lookalikes].flatMap((figure) => byLanguage(written, ofLanguage, figure)),
    ...byLanguage(worries, ofLanguage, alarms),
  ];
}
