import type { LanguageCode } from '@halved/shared/languages';
import { dangerSignsIn } from './signs/danger-signs.ts';
import { type DangerSign, dangerSignNames } from './signs/names.ts';

const story: DangerSign = 'story';

/**
 * Whether a text also speaks of a film, a song, a book or a game, so that its words of danger may be those of somebody
 * in it. What a pattern found is then a reason for the reader, no proof. No other matter raises a doubt: people in
 * danger also speak of doctors, deaths and better days. Takes time linear in the number of words.
 */
export const isDoubtful = (words: readonly string[], language: LanguageCode): boolean =>
  dangerSignsIn(words, language).has(dangerSignNames.indexOf(story));
