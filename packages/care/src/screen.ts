import type { CrisisLevel } from '@halved/shared/crisis-levels';
import type { Door } from '@halved/shared/doors';
import { isLanguageCode, type LanguageCode } from '@halved/shared/languages';
import { contactsIn } from './contacts.ts';
import { dangerOf, readyDanger } from './crisis/danger.ts';
import { crisisStepsOf } from './crisis.ts';
import { doorsOf } from './doors/doors.ts';
import { readingIn } from './in-language.ts';
import { languageOf } from './language/language.ts';
import { romanisedIn } from './language/romanised.ts';
import { type Moderation, type ModerationFacts, moderationOf } from './moderation.ts';
import { boundedBy } from './sentiment/danger.ts';
import { scoreOfWorry, sentimentOf } from './sentiment/sentiment.ts';
import { vectorOf } from './similar/similar.ts';
import { atOnce, type Steps } from './steps.ts';
import { type Reading, readingOf, readingOfPlain, withoutEmoji, withoutInvisible } from './text.ts';
import { type Topic, topicOf } from './topic/topic.ts';
import { isBareInsult } from './toxicity/bare-insult.ts';
import { withoutKindWords } from './toxicity/kind-words.ts';
import { signsOf, urgingIn } from './toxicity/signs.ts';
import { toxicityOf, worstOf } from './toxicity/toxicity.ts';
import { isUrging } from './toxicity/urging.ts';

export interface AnalyseOptions {
  /** The language of the interface. It decides between languages when a text has too few words. */
  localeHint?: string;
  accountAgeHours?: number;
  repeats?: number;
}

export interface ScreeningOptions extends AnalyseOptions {
  kind?: ModerationFacts['kind'];
}

/** The scores behind a screening, for moderators. */
interface Scores {
  /** 0 to 1. */
  toxicity: number;
  /** The tone of the words from −1 to 1, whether or not the text is a worry. */
  tone: number;
  isAimed: boolean;
  namesGroup: boolean;
  isInsulting: boolean;
  isProfane: boolean;
  urgesSelfHarm: boolean;
  contacts: number;
}

/** What moderation and the support for its writer need to know of a text. */
export interface Screening {
  language: LanguageCode;
  /** −1 to 1. */
  sentimentScore: number;
  crisis: CrisisLevel;
  /** The language in which danger is expressed: a few words may be taken for another one. Null if no pattern found any. */
  crisisLanguage: LanguageCode | null;
  /** The kinds of need that a worry speaks of, at most two. A comment speaks of none. */
  doors: readonly Door[];
  moderation: Moderation;
  scores: Scores;
  /** False if the screening took too long, so that nothing is known about the text (`unread`). */
  isRead: boolean;
}

/** A text as every part of the analysis reads it. */
export interface Subject {
  /** The text without invisible characters. */
  seen: string;
  reading: Reading;
  language: LanguageCode;
  /**
   * That of the interface, since two words are often taken for another one, those that the text could be in, and those
   * of other scripts whose words of danger it has in Latin letters.
   */
  languages: readonly LanguageCode[];
}

const ready = new Set<LanguageCode>();

/** Loads the words of a language and the models before its first text. This takes a few milliseconds, once. */
function makeReady(language: LanguageCode): void {
  if (ready.has(language)) return;
  const nothing = readingOf('');
  toxicityOf(nothing, signsOf(nothing, language), language);
  sentimentOf('', nothing, language);
  scoreOfWorry(0, nothing, language);
  readyDanger(language);
  const topic = topicOf(nothing, language);
  vectorOf(nothing, topic, language);
  doorsOf(nothing, language, topic);
  withoutKindWords(nothing, language);
  isUrging(nothing, language);
  isBareInsult(nothing, language);
  ready.add(language);
}

/** Reads a text. The first text of a language waits until its words and the models are loaded. */
export function subjectOf(text: string, localeHint?: string): Subject {
  const seen = withoutInvisible(text);
  const read = readingOf(seen);
  const { languageCode: language, plausible } = languageOf(read, localeHint);
  makeReady(language);
  const reading = readingIn(read, language);
  const hinted = localeHint && isLanguageCode(localeHint) ? [localeHint] : [];
  return { seen, reading, language, languages: [...hinted, ...plausible, ...romanisedIn(reading.words)] };
}

/** Screens a worry, whose topic is known, or a comment, which has none. */
export function* screeningOf(
  { seen, reading, language, languages }: Subject,
  topic: Topic | null,
  { accountAgeHours, repeats }: AnalyseOptions,
): Steps<Screening> {
  const kind = topic ? 'worry' : 'comment';
  const crisis = yield* crisisStepsOf(reading, languages);
  const urges = yield* urgingIn(reading, languages);
  // The reader cannot tell who is in danger: a worry that tells others to harm themselves is full of its words.
  const level = kind === 'worry' && !urges ? yield* dangerOf(reading, language, crisis.level) : crisis.level;
  const rest =
    kind === 'comment'
      ? withoutKindWords({ plain: withoutEmoji(crisis.rest) }, language)
      : readingOfPlain(crisis.rest);
  const signs = signsOf(rest, language);
  yield;
  const { tone } = sentimentOf(seen, reading, language);
  const sentiment = kind === 'worry' ? scoreOfWorry(tone, reading, language) : tone;
  yield;
  const facts: ModerationFacts = {
    kind,
    toxicity: kind === 'comment' ? yield* worstOf(rest, signs, language) : toxicityOf(rest, signs, language),
    isAimed: signs.second > 0,
    namesGroup: signs.groups > 0,
    isInsulting: signs.insults > 0,
    isProfane: signs.profanity > 0,
    isBareInsult: kind === 'comment' && isBareInsult(rest, language),
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
  const doors = topic ? doorsOf(reading, language, topic) : [];
  yield;
  return {
    language,
    sentimentScore: boundedBy(danger, sentiment),
    crisis: level,
    crisisLanguage: level === 'none' ? null : crisis.language,
    doors,
    moderation: moderationOf(facts).status,
    scores: {
      toxicity,
      tone,
      isAimed,
      namesGroup,
      isInsulting,
      isProfane,
      urgesSelfHarm,
      contacts,
    },
    isRead: true,
  };
}

/**
 * Screens a text (docs/product.md §8.1) in steps of a few milliseconds, so that a server can answer other requests in
 * between. It runs within the process, is deterministic, and takes time linear in the length of the text. The first step
 * loads the words of the language and the models.
 */
export function* screening(text: string, options: ScreeningOptions = {}): Steps<Screening> {
  const subject = subjectOf(text, options.localeHint);
  yield;
  const topic = options.kind === 'comment' ? null : topicOf(subject.reading, subject.language);
  yield;
  return yield* screeningOf(subject, topic, options);
}

/** Runs all steps of the screening at once. Never throws. */
export const screen = (text: string, options?: ScreeningOptions): Screening =>
  atOnce(screening(text, options));
