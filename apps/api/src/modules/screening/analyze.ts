import type { Analysis } from '@halved/care';
import { isPrompt } from '@halved/db/content/prompts';
import type { LanguageCode } from '@halved/shared/languages';
import { patientAnalysis, type Texts, timedAnalysis } from '../../services/timed-analysis.ts';

/** The words of a post, or of a text that stands beside one and has no opening. */
export interface PostWords {
  worryPrompt?: string;
  shortContent: string;
  longContent: string | null;
}

interface Options {
  /** The language of the interface that it was written in. */
  hint: LanguageCode;
  /** What the post's resolution says, where it has one. */
  resolution?: string | null;
}

/** What a post is about: its short text and its long one. */
export const bodyOf = ({ shortContent, longContent }: PostWords): string =>
  longContent ? `${shortContent}\n${longContent}` : shortContent;

/** An opening that its author wrote themselves; one that was offered is the same for many and says nothing. */
export const ownPrompt = ({ worryPrompt }: PostWords): string | null =>
  worryPrompt && !isPrompt(worryPrompt) ? worryPrompt : null;

/** The words of a resolution. */
export interface ResolutionWords {
  copingMethods: readonly string[];
  resolutionStory?: string | null | undefined;
}

/** All of them, as they are read. */
export const textOfResolution = ({ copingMethods, resolutionStory }: ResolutionWords): string =>
  [...copingMethods, ...(resolutionStory ? [resolutionStory] : [])].join('\n');

/** All texts of a post, each of which is read by itself; the one that says what it is about stands first. */
const textsOf = (words: PostWords, { resolution }: Options): Texts => [
  bodyOf(words),
  ...[ownPrompt(words), words.longContent && words.shortContent, resolution].flatMap((text) => text || []),
];

const postOptions = ({ hint }: Options) => ({ kind: 'worry' as const, localeHint: hint });
const commentOptions = (hint: LanguageCode) => ({ kind: 'comment' as const, localeHint: hint });

/**
 * Everything that is understood of a post while its author waits. An opening of the author's own and the resolution say
 * nothing of what the post is about; whether it is held, and whether its author may be in danger, they decide too. Each
 * text is read by itself, since it may be in another language, and so is what lists show of a long post.
 */
export const analyzePost = (words: PostWords, options: Options): Analysis =>
  timedAnalysis(textsOf(words, options), postOptions(options));

/** The same where nobody waits: however long it takes, and giving way to everybody else. */
export const analyzePostInBackground = (words: PostWords, options: Options): Promise<Analysis> =>
  patientAnalysis(textsOf(words, options), postOptions(options));

/** What is understood of a comment while its author waits; `hint` is the language of the interface. */
export const analyzeComment = (content: string, hint: LanguageCode): Analysis =>
  timedAnalysis([content], commentOptions(hint));

/** The same where nobody waits: however long it takes, and giving way to everybody else. */
export const analyzeCommentInBackground = (content: string, hint: LanguageCode): Promise<Analysis> =>
  patientAnalysis([content], commentOptions(hint));
