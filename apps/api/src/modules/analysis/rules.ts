import { type Analysis, candidateTerms, likenessTo, packVector, unpackVector } from '@halved/care';
import { isPrompt } from '@halved/db/content/prompts';
import { bands } from '@halved/shared/bands';
import type { LanguageCode } from '@halved/shared/languages';
import { patientAnalysis, type Texts, timedAnalysis } from '../../services/timed-analysis.ts';

/** What is read of a worry, or of what is said beside one, which has no opening. */
export interface Words {
  worryPrompt?: string;
  shortContent: string;
  longContent: string | null;
  /** What its resolution says. */
  said?: string | null;
}

/** What decides about a worry beside its words. */
export interface Circumstances {
  /** The language of the interface that it was written in. */
  hint: LanguageCode;
  accountAgeHours?: number;
  /** How often its writer has shared the same lately. */
  repeats?: number;
}

export const textOf = ({ shortContent, longContent }: Words): string =>
  longContent ? `${shortContent}\n${longContent}` : shortContent;

/** An opening that its author wrote themselves; one that was offered is the same for many and says nothing. */
export const ownOpening = ({ worryPrompt }: Words): string | null =>
  worryPrompt && !isPrompt(worryPrompt) ? worryPrompt : null;

/** All that is read of a worry, each by itself, what it is about first. */
const textsOf = (words: Words): Texts => [
  textOf(words),
  ...[ownOpening(words), words.longContent && words.shortContent, words.said].flatMap((text) => text || []),
];

const optionsOf = ({ hint, ...circumstances }: Circumstances) => ({
  kind: 'worry' as const,
  localeHint: hint,
  ...circumstances,
});

/**
 * Everything that is understood of a worry while its writer waits. An opening of its author's own and its resolution say
 * nothing of what it is about; whether it is held, and whether its writer may be in danger, they decide too. Each is read
 * by itself, since it may be in another language, and so is what lists show of a long worry.
 */
export const understand = (words: Words, circumstances: Circumstances): Analysis =>
  timedAnalysis(textsOf(words), optionsOf(circumstances));

/** The same where nobody waits: however long it takes, and giving way to everybody else. */
export const understandPatiently = (words: Words, circumstances: Circumstances): Promise<Analysis> =>
  patientAnalysis(textsOf(words), optionsOf(circumstances));

/** What of it stands with the worry itself, where lists ask for it. */
export const shownOf = ({ category, language }: Analysis) => ({ category, language });

/** What its row keeps, by the names of the columns, so that PostgreSQL unpacks it from JSON. */
export const columnsOf = (understood: Analysis) => ({
  category: understood.category,
  subcategory: understood.subcategory ?? null,
  sentiment_score: understood.sentimentScore,
  confidence: understood.confidence,
  keywords: understood.keywords,
  language: understood.language,
  is_crisis: understood.crisis !== 'none',
  terms: candidateTerms(understood.vector),
  vector: `\\x${Buffer.from(packVector(understood.vector)).toString('hex')}`,
  model_version: understood.modelVersion,
});

export const columnNames = [
  'category',
  'subcategory',
  'sentiment_score',
  'confidence',
  'keywords',
  'language',
  'is_crisis',
  'terms',
  'vector',
  'model_version',
] as const satisfies (keyof ReturnType<typeof columnsOf>)[];

/** From here on two worries count as like each other: the lowest of the bands that people see. */
export const likeEnough = bands.fair;

/** Numbers of people are told in steps of so many. */
const peopleStep = 5;

interface Found {
  authorId: string;
  vector: Uint8Array;
}

/** How many people beside its author share a worry like one, of those found, rounded down so that it betrays nobody. */
export function furtherPeople(one: Found, found: readonly Found[]): number {
  const likeness = likenessTo(unpackVector(one.vector));
  const alike = found.filter(
    ({ authorId, vector }) => authorId !== one.authorId && likeness(vector) >= likeEnough,
  );
  const people = new Set(alike.map(({ authorId }) => authorId)).size;
  return people - (people % peopleStep);
}
