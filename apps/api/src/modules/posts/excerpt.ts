import type { Post } from '@halved/shared/contract/posts';
import { countGraphemes, firstGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

type LongText = Pick<Post, 'longContent' | 'longContentTruncated'>;

const { excerpt } = limits.longContent;

/** The maximum number of code points in the excerpt of an ordinary text. */
export const excerptReadMax = excerpt * limits.unitsPerGrapheme;

export const whole = (longContent: string | null): LongText => ({ longContent, longContentTruncated: false });

/**
 * The long text of a post as lists show it. `beginning` has at most `excerptReadMax` code points of the text, and one
 * more if the text is longer.
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
