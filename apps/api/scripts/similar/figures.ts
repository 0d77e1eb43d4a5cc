import { analyse, likenessTo, packVector } from '@halved/care';
import { judgedPairs } from '@halved/care/data/judged-pairs';
import { drivingWorries, pairsAlikeByChance } from '@halved/care/data/similar-examples';
import type { Figure } from '@halved/care/eval/figure';
import { mean } from '@halved/care/eval/measures';
import { bands } from '@halved/shared/bands';
import { minSimilarity } from '../../src/modules/analysis/rules.ts';
import type { Community, Found } from './community.ts';
import type { Trial } from './trials.ts';

/** What a member sees, and the order of all candidates, which does not depend on the curve. */
const views = [
  { suffix: '', least: minSimilarity },
  { suffix: ', candidates below .4 as well', least: 0 },
];

export async function figuresOf(community: Community, trial: Trial): Promise<Figure[]> {
  const { name, texts, questions, goals } = trial;
  await community.fill(texts);
  const found: Found[][] = [];
  for (const question of questions) {
    const all = await community.ask(question);
    found.push(all.filter(({ place }) => place !== question.itself));
  }
  return views.flatMap(({ suffix, least }) =>
    goals.map(({ as, bestOf, target, beyond }): Figure => {
      const shares = questions.flatMap(({ wanted }, index) => {
        const best = (found[index] ?? []).filter(({ similarity }) => similarity >= least).slice(0, bestOf);
        const right = best.filter(({ place }) => wanted.has(place)).length;
        if (as === 'found') return right > 0 ? 1 : 0;
        return best.length > 0 ? right / best.length : [];
      });
      return {
        measure: `${name}: ${as} in the best ${bestOf}${suffix}`,
        value: mean(shares),
        count: shares.length,
        ...(least > 0 && { target, beyond }),
      };
    }),
  );
}

/** How many of the judged pairs of each band are about the same matter. The slope of the curve was fitted on them. */
export function bandFigures(): Figure[] {
  const judged = judgedPairs().map(({ texts, verdicts }) => {
    const [one, other] = texts.map(({ text, language }) => analyse(text, { localeHint: language }).vector);
    return {
      likeness: one && other ? likenessTo(one)(packVector(other)) : 0,
      isSame: verdicts.filter((verdict) => verdict === 'same').length / verdicts.length,
    };
  });
  const edges = [...Object.values(bands).sort((a, b) => a - b), 1.01];
  return edges.slice(0, -1).map((from, place) => {
    const own = judged.filter(({ likeness }) => likeness >= from && likeness < (edges[place + 1] ?? 0));
    return {
      measure: `judged pairs from ${from}: same matter`,
      value: mean(own.map(({ isSame }) => isSame)),
      target: from - 0.05,
      beyond: from,
      count: own.length,
    };
  });
}

/** Worries that members compared: six that must find each other, and some that must not. */
export async function examplesFigures(community: Community): Promise<Figure[]> {
  const texts = drivingWorries.map((text) => ({ text, language: 'en' }) as const);
  await community.fill(texts);
  let pairs = 0;
  for (const [itself, text] of texts.entries()) {
    const found = await community.ask(text);
    pairs += found.filter(({ place, similarity }) => place !== itself && similarity >= minSimilarity).length;
  }
  const vectorOf = (text: string) => analyse(text, { localeHint: 'en' }).vector;
  const likeness = pairsAlikeByChance.map(([one, other]) =>
    likenessTo(vectorOf(one))(packVector(vectorOf(other))),
  );
  return [
    { measure: 'six driving worries: pairs shown of 30', value: pairs, target: 30, count: texts.length },
    {
      measure: 'worries that share words by chance: greatest likeness',
      value: Math.max(...likeness),
      target: 0.4,
      beyond: 0.25,
      isCost: true,
      count: likeness.length,
    },
  ];
}
