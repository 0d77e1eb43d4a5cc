import {
  type Analysis,
  analysingTogether,
  type Screening,
  screeningTogether,
  type Texts,
  unread,
} from '@halved/care';
import { isPrompt } from '@halved/db/content/prompts';
import type { LanguageCode } from '@halved/shared/languages';
import { inBackground, inTime } from '../../services/timed-analysis.ts';

/** The words of a post, or of a resolution, which has no prompt. */
export interface PostWords {
  worryPrompt?: string;
  shortContent: string;
  longContent: string | null;
}

interface Options {
  /** The interface language of the author. */
  hint: LanguageCode;
  /** The text of the post's resolution, if it has one. */
  resolution?: string | null;
}

/** The short and long text of a post, which say what it is about. */
export const bodyOf = ({ shortContent, longContent }: PostWords): string =>
  longContent ? `${shortContent}\n${longContent}` : shortContent;

/**
 * The prompt if the author wrote it, otherwise null. An offered prompt says nothing about this post, since many posts
 * share it.
 */
export const ownPrompt = ({ worryPrompt }: PostWords): string | null =>
  worryPrompt && !isPrompt(worryPrompt) ? worryPrompt : null;

/** The text of a resolution: its methods and its story. */
export interface ResolutionWords {
  copingMethods: readonly string[];
  resolutionStory?: string | null | undefined;
}

/** A resolution as one text, as the analysis reads it. */
export const textOfResolution = ({ copingMethods, resolutionStory }: ResolutionWords): string =>
  [...copingMethods, ...(resolutionStory ? [resolutionStory] : [])].join('\n');

/** All texts of a post. Each is screened by itself, and the first says what the post is about. */
const textsOf = (words: PostWords, { resolution }: Options): Texts => [
  bodyOf(words),
  ...[ownPrompt(words), words.longContent && words.shortContent, resolution].flatMap((text) => text || []),
];

const analysingPost = (words: PostWords, options: Options) =>
  analysingTogether(textsOf(words, options), { localeHint: options.hint });
const screeningPost = (words: PostWords, options: Options) =>
  screeningTogether(textsOf(words, options), { localeHint: options.hint });
const screeningComment = (content: string, localeHint: LanguageCode) =>
  screeningTogether([content], { kind: 'comment', localeHint });

/**
 * Analyses a post within a time limit, while its author waits. The author's own prompt and the resolution do not change
 * what the post is about. But they can cause the post to be held, or its author to be offered support. Each text is
 * screened by itself, since it may be in another language. If there is a long text, the short text is also screened
 * alone, since lists show it.
 */
export const analyzePost = (words: PostWords, options: Options): Analysis =>
  inTime(analysingPost(words, options), () => unread({ localeHint: options.hint }));

/** Screens a post as `analyzePost` does, where nobody asks what it is about. */
export const screenPost = (words: PostWords, options: Options): Screening =>
  inTime(screeningPost(words, options), () => unread({ localeHint: options.hint }));

/** Analyses a post without a time limit, while nobody waits. The analysis yields to other work. */
export const analyzePostInBackground = (words: PostWords, options: Options): Promise<Analysis> =>
  inBackground(analysingPost(words, options));

/** Screens a comment within a time limit, while its author waits. `hint` is the author's interface language. */
export const screenComment = (content: string, hint: LanguageCode): Screening =>
  inTime(screeningComment(content, hint), () => unread({ localeHint: hint }));

/** Screens a comment without a time limit, while nobody waits. The screening yields to other work. */
export const screenCommentInBackground = (content: string, hint: LanguageCode): Promise<Screening> =>
  inBackground(screeningComment(content, hint));
