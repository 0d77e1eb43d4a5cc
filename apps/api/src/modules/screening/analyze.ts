import type { Analysis } from '@halved/care';
import { isPrompt } from '@halved/db/content/prompts';
import type { LanguageCode } from '@halved/shared/languages';
import { patientAnalysis, type Texts, timedAnalysis } from '../../services/timed-analysis.ts';

/** The words of a post, or of a resolution, which has no prompt. */
export interface PostWords {
  worryPrompt?: string;
  shortContent: string;
  longContent: string | null;
}

interface Options {
  /** The language of the interface in which the text was written. */
  hint: LanguageCode;
  /** The text of the post's resolution, if it has one. */
  resolution?: string | null;
}

/** The short and long text of a post, which say what it is about. */
export const bodyOf = ({ shortContent, longContent }: PostWords): string =>
  longContent ? `${shortContent}\n${longContent}` : shortContent;

/**
 * A prompt that the author wrote themselves. An offered prompt is the same for many posts and says nothing about this
 * one.
 */
export const ownPrompt = ({ worryPrompt }: PostWords): string | null =>
  worryPrompt && !isPrompt(worryPrompt) ? worryPrompt : null;

/** The text of a resolution: its methods and its story. */
export interface ResolutionWords {
  copingMethods: readonly string[];
  resolutionStory?: string | null | undefined;
}

/** The words as one text, as the analysis reads them. */
export const textOfResolution = ({ copingMethods, resolutionStory }: ResolutionWords): string =>
  [...copingMethods, ...(resolutionStory ? [resolutionStory] : [])].join('\n');

/** All texts of a post, each of which is analysed by itself; the first says what the post is about. */
const textsOf = (words: PostWords, { resolution }: Options): Texts => [
  bodyOf(words),
  ...[ownPrompt(words), words.longContent && words.shortContent, resolution].flatMap((text) => text || []),
];

const postOptions = ({ hint }: Options) => ({ kind: 'worry' as const, localeHint: hint });
const commentOptions = (hint: LanguageCode) => ({ kind: 'comment' as const, localeHint: hint });

/**
 * The analysis of a post while its author waits. The author's own prompt and the resolution do not decide what the post
 * is about, but they count for whether it is held and whether its author may be in danger. Each text is analysed by
 * itself, since it may be in another language; so is the short text of a long post, which lists show.
 */
export const analyzePost = (words: PostWords, options: Options): Analysis =>
  timedAnalysis(textsOf(words, options), postOptions(options));

/** The same without a time limit, for when nobody waits; it yields to other work. */
export const analyzePostInBackground = (words: PostWords, options: Options): Promise<Analysis> =>
  patientAnalysis(textsOf(words, options), postOptions(options));

/** The analysis of a comment while its author waits; `hint` is the language of the interface. */
export const analyzeComment = (content: string, hint: LanguageCode): Analysis =>
  timedAnalysis([content], commentOptions(hint));

/** The same without a time limit, for when nobody waits; it yields to other work. */
export const analyzeCommentInBackground = (content: string, hint: LanguageCode): Promise<Analysis> =>
  patientAnalysis([content], commentOptions(hint));
