import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';

export const postSets = ['first', 'later'] as const;
export type PostSet = (typeof postSets)[number];

/** A post as somebody in danger might type it: invented for the project, nobody's words. */
export interface InventedPost {
  text: string;
  set: PostSet;
  language: LanguageCode;
}

function postsOf(language: LanguageCode): Record<PostSet, string[]> {
  return JSON.parse(readFileSync(new URL(`./posts/${language}.json`, import.meta.url), 'utf8'));
}

/**
 * Posts to measure by, never to write patterns from. The first ones were written before their author knew the patterns,
 * but the author then widened the patterns with other posts of the same kinds, so these figures are too good. The later
 * ones were written after that and hint more; they are closer to what a stranger would type.
 */
export const inventedPosts = (): InventedPost[] =>
  languageCodes.flatMap((language) => {
    const posts = postsOf(language);
    return postSets.flatMap((set) => posts[set].map((text) => ({ text, set, language })));
  });
