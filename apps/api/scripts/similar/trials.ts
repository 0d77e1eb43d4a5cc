import { mixedTexts } from '@halved/care/data/mixed-texts';
import { type Row, readRows } from '@halved/care/data/rows';
import { trainingSeeds } from '@halved/care/data/seeds';
import { similarGroups } from '@halved/care/data/similar-groups';
import type { WrittenPart } from '@halved/care/data/written';
import { seeded } from '@halved/care/random';
import { isLanguageCode, type LanguageCode, languageCodes } from '@halved/shared/languages';
import type { Text } from './community.ts';

/** A text for which others are looked for. */
interface Question extends Text {
  /** The places of the texts about the same matter. */
  wanted: ReadonlySet<number>;
  /** The place of the text itself, if it is among the texts. */
  itself?: number;
}

interface Goal {
  /** `found`: whether one of the best is wanted. `agreeing`: the share of the best that is wanted. */
  as: 'found' | 'agreeing';
  bestOf: number;
  target?: number;
  beyond?: number;
}

/** Questions that are asked of one community. */
export interface Trial {
  name: string;
  texts: readonly Text[];
  questions: readonly Question[];
  goals: readonly Goal[];
}

const strangersCount = 2_000;
const mostQuestions = 500;

const textsOf = (rows: readonly Row[]): Text[] =>
  rows.flatMap(({ text, lang }) => (isLanguageCode(lang) ? [{ text, language: lang }] : []));

/** Worries of the corpora and the seeds of a language, and mixtures of its seeds where these are too few. */
function strangersIn(language: LanguageCode, folder: string): Text[] {
  const real = textsOf([...readRows(folder, 'topic', 'train'), ...readRows(folder, 'topic', 'dev')]);
  const own = [...real, ...trainingSeeds()].filter((text) => text.language === language);
  seeded(3).shuffle(own);
  const mixed = mixedTexts(Math.max(0, strangersCount - own.length), language);
  return [...own, ...mixed.map((text) => ({ text, language }))]
    .slice(0, strangersCount)
    .map(({ text }) => ({ text, language }));
}

/** Each row has one match, which is looked for among all matches and the worries of other sources. */
function pairTrial(folder: string, language: LanguageCode, name: string, goals: readonly Goal[]): Trial {
  const rows = readRows(folder, 'similar', 'dev').filter(({ lang }) => lang === language);
  const source = rows[0]?.source.split(' ')[0];
  const others = readRows(folder, 'topic', 'dev').filter(
    (row) => row.lang === language && row.source !== source,
  );
  return {
    name,
    texts: [...rows.map(({ match = '' }) => ({ text: match, language })), ...textsOf(others)],
    questions: rows.map(({ text }, place) => ({ text, language, wanted: new Set([place]) })),
    goals,
  };
}

function agreementTrial(folder: string): Trial {
  const rows = readRows(folder, 'topic', 'dev').filter(({ source }) => source === 'SAD');
  const order = rows.map((_, place) => place);
  seeded(5).shuffle(order);
  const byLabel = Map.groupBy(order, (place) => rows[place]?.label);
  return {
    name: 'category agreement, SAD',
    texts: textsOf(rows),
    questions: order.slice(0, mostQuestions).map((place) => ({
      text: rows[place]?.text ?? '',
      language: 'en',
      wanted: new Set(byLabel.get(rows[place]?.label)),
      itself: place,
    })),
    goals: [{ as: 'agreeing', bestOf: 5, target: 0.52, beyond: 0.56 }],
  };
}

/** Every text of a group asks for the others of its group, among strangers. */
function groupTrial(
  name: string,
  groups: readonly (readonly string[])[],
  language: LanguageCode,
  strangers: readonly Text[],
  goals: readonly Goal[],
): Trial {
  const own = groups.flatMap((group, number) => group.map((text) => ({ text, language, number })));
  return {
    name,
    texts: [...own, ...strangers],
    questions: own.map(({ text, number }, itself) => ({
      text,
      language,
      itself,
      wanted: new Set(own.flatMap((other, at) => (other.number === number && at !== itself ? [at] : []))),
    })),
    goals,
  };
}

/** The texts of one language ask for those of the other language, among strangers who write in that language. */
function crossTrials(part: WrittenPart, folder: string, language: LanguageCode): Trial[] {
  const groups = similarGroups(part, `${language}-en`, 'clusters');
  if (groups.length === 0) return [];
  // The first half of each group is written in one language, the second half in the other.
  const halves = groups.map((group) => [group.slice(0, group.length / 2), group.slice(group.length / 2)]);
  const directions = [
    [language, 'en', 0, 1],
    ['en', language, 1, 0],
  ] as const;
  return directions.map(([asking, asked, from, to]) => {
    const own = halves.flatMap((half, number) =>
      (half[to] ?? []).map((text) => ({ text, language: asked, number })),
    );
    return {
      name: `matters across languages, ${asking} to ${asked}`,
      texts: [...own, ...strangersIn(asked, folder)],
      questions: halves.flatMap((half, number) => {
        const wanted = new Set(own.flatMap((other, at) => (other.number === number ? [at] : [])));
        return (half[from] ?? []).map((text) => ({ text, language: asking, wanted }));
      }),
      goals: [{ as: 'found', bestOf: 5, target: 0.2, beyond: 0.4 }],
    };
  });
}

/** The first and the last are in the table of targets, the others show what lies between. */
const recall = (bests: readonly number[], goals: Partial<Record<number, [number, number]>>): Goal[] =>
  bests.map((bestOf) => ({
    as: 'found',
    bestOf,
    ...(goals[bestOf] && { target: goals[bestOf][0], beyond: goals[bestOf][1] }),
  }));

/** All trials, one after the other, because each needs its own strangers. */
export function* similarTrials(folder: string, part: WrittenPart): Generator<Trial> {
  yield pairTrial(folder, 'en', 'counselling questions', recall([1, 3, 10], { 10: [0.45, 0.5] }));
  yield pairTrial(folder, 'ko', 'Korean pairs', recall([1, 3, 10], { 3: [0.75, 0.8] }));
  yield agreementTrial(folder);
  for (const language of languageCodes) {
    const strangers = strangersIn(language, folder);
    const paraphrases = similarGroups(part, language, 'paraphrases');
    if (paraphrases.length > 0) {
      const goals = recall([1, 3, 10], { 10: [0.45, 0.6] });
      yield groupTrial(`paraphrases, ${language}`, paraphrases, language, strangers, goals);
    }
    const clusters = similarGroups(part, language, 'clusters');
    if (clusters.length > 0) {
      const goals = recall([5], { 5: language === 'en' ? [0.3, 0.45] : [0.2, 0.35] });
      yield groupTrial(`unseen matters, ${language}`, clusters, language, strangers, goals);
    }
  }
  for (const language of ['es', 'de', 'ja'] as const) yield* crossTrials(part, folder, language);
}
