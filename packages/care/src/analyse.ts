import type { WorryCategory } from '@halved/shared/categories';
import type { Door } from '@halved/shared/doors';
import type { LanguageCode } from '@halved/shared/languages';
import { contactsIn } from './contacts.ts';
import { dangerOf, readyDanger } from './crisis/danger.ts';
import { type Crisis, crisisStepsOf } from './crisis.ts';
import { doorsOf } from './doors/doors.ts';
import { keywordsOf } from './keywords.ts';
import { languageOf } from './language/language.ts';
import { modelVersion } from './model/version.ts';
import { type Moderation, type ModerationFacts, moderationOf } from './moderation.ts';
import { boundedBy } from './sentiment/danger.ts';
import { sentimentOf } from './sentiment/sentiment.ts';
import { type Vector, vectorOf } from './similar/similar.ts';
import { atOnce, type Steps } from './steps.ts';
import { readingOf, withoutInvisible, wordsOf } from './text.ts';
import { subcategoryOf } from './topic/subcategories.ts';
import { topicOf } from './topic/topic.ts';
import { withoutKindWords } from './toxicity/kind-words.ts';
import { signsOf, urgingIn } from './toxicity/signs.ts';
import { toxicityOf, worstOf } from './toxicity/toxicity.ts';
import { isUrging } from './toxicity/urging.ts';

export interface AnalyseOptions {
  /** The language of the interface. It decides between languages when a text has too few words. */
  localeHint?: string;
  kind?: ModerationFacts['kind'];
  accountAgeHours?: number;
  repeats?: number;
}

/** The scores behind an analysis, for moderators. */
interface Scores {
  /** 0 to 1. */
  toxicity: number;
  /** The tone of the words from −1 to 1, whether or not the text is a worry. */
  tone: number;
  /** The severity of the worry, from 0 to 1. */
  weight: number;
  isAimed: boolean;
  namesGroup: boolean;
  isInsulting: boolean;
  isProfane: boolean;
  urgesSelfHarm: boolean;
  contacts: number;
  /** In the order of `worryCategories`. */
  topic: readonly number[];
}

export interface Analysis {
  language: LanguageCode;
  category: WorryCategory;
  subcategory?: string;
  /** −1 to 1. */
  sentimentScore: number;
  keywords: string[];
  /** From 0 to 1: how certain the category is. */
  confidence: number;
  crisis: Crisis;
  /** The kinds of need that a worry speaks of, at most two. A comment speaks of none. */
  doors: readonly Door[];
  moderation: Moderation;
  scores: Scores;
  vector: Vector;
  modelVersion: string;
  /** False if the analysis took too long, so that nothing is known about the text (`unread`). */
  isRead: boolean;
}

const ready = new Set<LanguageCode>();

/** Loads the words of a language and the models before its first text. This takes a few milliseconds, once. */
function makeReady(language: LanguageCode): void {
  if (ready.has(language)) return;
  const nothing = readingOf('');
  toxicityOf(nothing, signsOf(nothing, language), language);
  sentimentOf('', nothing, language);
  readyDanger(language);
  const topic = topicOf(nothing, language);
  vectorOf(nothing, topic, language);
  doorsOf(nothing, language, topic);
  withoutKindWords(nothing, language);
  isUrging(nothing, language);
  ready.add(language);
}

/**
 * Analyses a text (docs/product.md §9.1) in steps of a few milliseconds, so that a server can answer other requests in
 * between. The analysis runs within the process, is deterministic, and takes time linear in the length of the text. The
 * first step loads the words of the language and the models.
 */
export function* analysing(text: string, options: AnalyseOptions = {}): Steps<Analysis> {
  const { localeHint, kind = 'worry', accountAgeHours, repeats } = options;
  const seen = withoutInvisible(text);
  const reading = readingOf(seen);
  const { languageCode: language } = languageOf(reading, localeHint);
  makeReady(language);
  yield;
  const topic = topicOf(reading, language);
  yield;
  const crisis = yield* crisisStepsOf(reading, language, localeHint);
  const urges = yield* urgingIn(reading.plain, language);
  // The reader cannot tell who is in danger: a worry that tells others to harm themselves is full of its words.
  const level = kind === 'worry' && !urges ? yield* dangerOf(reading, language, crisis.level) : crisis.level;
  const rest =
    kind === 'comment'
      ? withoutKindWords({ plain: crisis.rest }, language)
      : { plain: crisis.rest, words: wordsOf(crisis.rest) };
  const signs = signsOf(rest, language);
  yield;
  const sentiment = sentimentOf(seen, reading, language);
  yield;
  const facts: ModerationFacts = {
    kind,
    toxicity: kind === 'comment' ? yield* worstOf(rest, signs, language) : toxicityOf(rest, signs, language),
    isAimed: signs.second > 0,
    namesGroup: signs.groups > 0,
    isInsulting: signs.insults > 0,
    isProfane: signs.profanity > 0,
    urgesSelfHarm: urges || (kind === 'comment' && isUrging(reading, language)),
    isCrisis: level !== 'none',
    contacts: contactsIn(seen),
    accountAgeHours,
    repeats,
  };
  yield;
  const { toxicity, isAimed, namesGroup, isInsulting, isProfane, urgesSelfHarm, contacts } = facts;
  // Who tells somebody else to harm themselves is not in danger by that.
  const danger = kind === 'comment' && urgesSelfHarm ? 'none' : level;
  const keywords = keywordsOf(seen, language);
  yield;
  const doors = kind === 'worry' ? doorsOf(reading, language, topic) : [];
  yield;
  return {
    language,
    category: topic.category,
    subcategory: subcategoryOf(reading, language, topic.category),
    sentimentScore: boundedBy(danger, kind === 'worry' ? sentiment.score : sentiment.tone),
    keywords,
    confidence: topic.confidence,
    crisis: level,
    doors,
    moderation: moderationOf(facts).status,
    scores: {
      toxicity,
      tone: sentiment.tone,
      weight: sentiment.weight,
      isAimed,
      namesGroup,
      isInsulting,
      isProfane,
      urgesSelfHarm,
      contacts,
      topic: topic.chances,
    },
    vector: vectorOf(reading, topic, language),
    modelVersion,
    isRead: true,
  };
}

/** Runs all steps of the analysis at once. Never throws. */
export const analyse = (text: string, options?: AnalyseOptions): Analysis => atOnce(analysing(text, options));
