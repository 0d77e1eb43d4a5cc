import type { WorryCategory } from '@halved/shared/categories';
import type { LanguageCode } from '@halved/shared/languages';
import { contactsIn } from './contacts.ts';
import { type Crisis, crisisOf } from './crisis.ts';
import { keywordsOf } from './keywords.ts';
import { languageOf } from './language/language.ts';
import { modelVersion } from './model/version.ts';
import { type Moderation, type ModerationFacts, moderationOf } from './moderation.ts';
import { sentimentOf } from './sentiment/sentiment.ts';
import { type Vector, vectorOf } from './similar/similar.ts';
import { readingOf, wordsOf } from './text.ts';
import { subcategoryOf } from './topic/subcategories.ts';
import { topicOf } from './topic/topic.ts';
import { signsOf } from './toxicity/signs.ts';
import { toxicityOf, worstOf } from './toxicity/toxicity.ts';

export interface AnalyseOptions {
  /** The language of the interface: decides where a few words could be of several languages. */
  localeHint?: string;
  kind?: ModerationFacts['kind'];
  accountAgeHours?: number;
  repeats?: number;
}

/** The numbers behind an analysis, for moderators. */
export interface Scores {
  /** 0 to 1. */
  toxicity: number;
  /** −1 to 1: how the words sound, worry or not. */
  tone: number;
  /** 0 to 1: how heavy it weighs. */
  weight: number;
  isAimed: boolean;
  namesGroup: boolean;
  isInsulting: boolean;
  isProfane: boolean;
  urgesSelfHarm: boolean;
  contacts: number;
  languageConfidence: number;
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
  /** 0 to 1: how sure the category is. */
  confidence: number;
  crisis: Crisis;
  moderation: Moderation;
  scores: Scores;
  vector: Vector;
  modelVersion: string;
}

/**
 * Everything that is understood of a text (spec 2 §5): within the process, the same for the same text, in time linear
 * in its length. Never throws.
 */
export function analyse(text: string, options: AnalyseOptions = {}): Analysis {
  const { localeHint, kind = 'worry', accountAgeHours, repeats } = options;
  const reading = readingOf(text);
  const { languageCode: language, confidence: languageConfidence } = languageOf(reading, localeHint);
  const topic = topicOf(reading, language);
  const crisis = crisisOf(reading, language, localeHint);
  const rest = { plain: crisis.rest, words: wordsOf(crisis.rest) };
  const signs = signsOf(rest, language);
  const sentiment = sentimentOf(text, reading, language);
  const facts: ModerationFacts = {
    kind,
    toxicity: kind === 'comment' ? worstOf(rest, signs, language) : toxicityOf(rest, signs),
    isAimed: signs.second > 0,
    namesGroup: signs.groups > 0,
    isInsulting: signs.insults > 0,
    isProfane: signs.profanity > 0,
    urgesSelfHarm: signsOf(reading, language).urgesSelfHarm,
    isCrisis: crisis.level !== 'none',
    contacts: contactsIn(text),
    accountAgeHours,
    repeats,
  };
  const { toxicity, isAimed, namesGroup, isInsulting, isProfane, urgesSelfHarm, contacts } = facts;
  return {
    language,
    category: topic.category,
    subcategory: subcategoryOf(reading, language, topic.category),
    sentimentScore: kind === 'worry' ? sentiment.score : sentiment.tone,
    keywords: keywordsOf(text, language),
    confidence: topic.confidence,
    crisis: crisis.level,
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
      languageConfidence,
      topic: topic.chances,
    },
    vector: vectorOf(reading, topic),
    modelVersion,
  };
}
