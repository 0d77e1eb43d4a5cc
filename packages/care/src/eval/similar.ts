import { languageCodes } from '@halved/shared/languages';
import { type Analysis, analyse } from '../analyse.ts';
import { likenessTo } from '../similar/likeness.ts';
import { packVector } from '../similar/packed-vector.ts';
import type { Vector } from '../similar/similar.ts';
import type { Figure } from './figure.ts';
import type { Trials } from './material.ts';
import { mean, share } from './measures.ts';

const bestOf = 3;
/** The number of unrelated worries among which the match must be found. */
const maxUnrelated = 2_000;

const goals: Readonly<Record<string, { target: number; beyond: number }>> = {
  en: { target: 0.23, beyond: 0.35 },
  ko: { target: 0.8, beyond: 0.9 },
};

/**
 * Each text has one match, a text about the same thing. Measures for how many texts that match is among the three most
 * similar texts. The candidates are the matches of all texts and unrelated worries.
 */
export function similarFigures({ similar, topic }: Trials): Figure[] {
  return languageCodes.flatMap((language) => {
    const rows = similar.filter(({ lang }) => lang === language);
    if (rows.length === 0 && !goals[language]) return [];
    const measure = `similar, recall at ${bestOf}`;
    if (rows.length === 0) {
      return [{ measure: `${measure}: ${language}`, value: Number.NaN, ...goals[language], count: 0 }];
    }
    const vector = (text: string): Vector =>
      (analyse(text, { localeHint: language }) satisfies Analysis).vector;
    const unrelated = topic.filter(
      ({ lang, source }) => lang === language && source !== rows[0]?.source.split(' ')[0],
    );
    const pool = [
      ...rows.map(({ match }) => match ?? ''),
      ...unrelated.slice(0, maxUnrelated).map(({ text }) => text),
    ];
    const vectors = pool.map((text) => packVector(vector(text)));
    const ranks = rows.map(({ text }, place) => rankOf(vector(text), vectors, place));
    const matches = rows.map(({ text }, place) =>
      likenessTo(vector(text))(vectors[place] ?? packVector(vector(''))),
    );
    return [
      {
        measure: `${measure} of ${pool.length}: ${language}`,
        value: share(ranks, (rank) => rank < bestOf),
        ...goals[language],
        count: rows.length,
      },
      { measure: 'similarity of true matches: mean', value: mean(matches), count: rows.length, language },
    ];
  });
}

function rankOf(query: Vector, vectors: readonly Uint8Array[], place: number): number {
  const scores = vectors.map(likenessTo(query));
  const ownScore = scores[place] ?? 0;
  return scores.filter((score) => score > ownScore).length;
}
