import { analyse, likenessTo, packVector } from '@halved/care';
import { mixedTexts } from '@halved/care/data/mixed-texts';
import type { Figure } from '@halved/care/eval/figure';
import { mean, percentile } from '@halved/care/eval/measures';
import type { Community } from './community.ts';

const questions = 300;
const unmeasured = 30;
const best = 3;

/** How many of the three most similar of many worries are found, and how long it takes without the analysis. */
export async function figuresOfMany(community: Community, count: number): Promise<Figure[]> {
  const texts = mixedTexts(count).map((text) => ({ text, language: 'en' }) as const);
  await community.fill(texts);
  const packed = texts.map(({ text }) => packVector(analyse(text, { localeHint: 'en' }).vector));
  const step = Math.floor(count / questions);
  const asked = Array.from({ length: questions }, (_, index) => index * step);
  const held: number[] = [];
  const times: number[] = [];
  for (const [index, itself] of asked.entries()) {
    const text = texts[itself];
    if (!text) continue;
    const likeness = likenessTo(analyse(text.text, { localeHint: 'en' }).vector);
    const before = performance.now();
    const found = await community.ask(text);
    if (index >= unmeasured) times.push(performance.now() - before);
    const shown = found.filter(({ place }) => place !== itself).slice(0, best);
    const scores = packed.map(likeness);
    scores[itself] = 0;
    // Texts of the same likeness are as good as each other, so likenesses are compared, not texts.
    const top = scores.toSorted((a, b) => b - a).slice(0, best);
    const least = top.at(-1) ?? 0;
    if (least > 0) held.push(shown.filter(({ similarity }) => similarity >= least).length / best);
  }
  const among = `among ${count.toLocaleString('en')}`;
  return [
    {
      measure: `true best three held ${among}`,
      value: mean(held),
      target: 0.8,
      beyond: 0.85,
      count: held.length,
    },
    {
      measure: `similar worries ${among}, p50`,
      value: percentile(times, 0.5),
      target: 15,
      beyond: 10,
      isCost: true,
      unit: 'ms',
      count: times.length,
    },
    {
      measure: `similar worries ${among}, p95`,
      value: percentile(times, 0.95),
      target: 35,
      beyond: 25,
      isCost: true,
      unit: 'ms',
      count: times.length,
    },
  ];
}
