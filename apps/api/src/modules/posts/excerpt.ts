import type { Post } from '@halved/shared/contract/posts';
import { countGraphemes, firstGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

type LongText = Pick<Post, 'longContent' | 'longContentTruncated'>;

const { excerpt } = limits.longContent;

/**
 * How many code points of a long text are read for its excerpt. This is enough for `excerpt` characters, unless the
 * first characters are far longer than those of ordinary texts (`limits.unitsPerGrapheme`).
 */
export const excerptReadMax = excerpt * limits.unitsPerGrapheme;

export const whole = (longContent: string | null): LongText => ({ longContent, longContentTruncated: false });

/**
 * The long text of a post as lists show it. `beginning` is the whole text, or its first `excerptReadMax` + 1 code points
 * if it is longer.
 */
export function excerptOf(beginning: string | null): LongText {
  if (beginning === null || beginning.length <= excerpt) return whole(beginning);
  const first = firstGraphemes(beginning, excerpt);
  if (first.length < beginning.length) return { longContent: first, longContentTruncated: true };
  if (beginning.length <= excerptReadMax || [...beginning].length <= excerptReadMax) return whole(beginning);
  // The first characters are very long, and PostgreSQL may have cut the last one in the middle.
  const cut = firstGraphemes(beginning, countGraphemes(beginning) - 1);
  return { longContent: cut, longContentTruncated: true };
}
