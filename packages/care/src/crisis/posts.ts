import { readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@halved/shared/languages';

export const postSets = ['first', 'later'] as const;
export type PostSet = (typeof postSets)[number];

/** A post as somebody in danger might type it, invented for this project. */
export interface InventedPost {
  text: string;
  set: PostSet;
  language: LanguageCode;
}

function postsOf(language: LanguageCode): Record<PostSet, string[]> {
  return JSON.parse(readFileSync(new URL(`./posts/${language}.json`, import.meta.url), 'utf8'));
}

/**
 * Posts for measuring the patterns; never write patterns from them. The author of the `first` posts had not read the
 * patterns when writing them, but later widened the patterns with other posts of the same kinds. So the figure for the
 * first posts is too good. The `later` posts were written after that and are less explicit, so they are closer to what
 * a stranger would type.
 */
export const inventedPosts = (): InventedPost[] =>
  languageCodes.flatMap((language) => {
    const posts = postsOf(language);
    return postSets.flatMap((set) => posts[set].map((text) => ({ text, set, language })));
  });
