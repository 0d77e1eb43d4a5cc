import type { Post } from '@halved/shared/contract/posts';
import { countGraphemes, firstGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

type LongText = Pick<Post, 'longContent' | 'longContentTruncated'>;

const { excerpt } = limits.longContent;

/** The maximum number of code points in the excerpt of an ordinary text. */
export const excerptReadMax = excerpt * limits.unitsPerGrapheme;

export const whole = (longContent: string | null): LongText => ({ longContent, longContentTruncated: false });

/**
 * The long text of a post as lists show it. `read` is the text's beginning: at most `excerptReadMax` code points and
 * one more.
 */
export function excerptOf(read: string | null): LongText {
  if (read === null || read.length <= excerpt) return whole(read);
  const first = firstGraphemes(read, excerpt);
  if (first.length < read.length) return { longContent: first, longContentTruncated: true };
  if (read.length <= excerptReadMax || [...read].length <= excerptReadMax) return whole(read);
  // The first characters are very long, and PostgreSQL may have cut one of them in the middle.
  const cut = firstGraphemes(read, countGraphemes(read) - 1);
  return { longContent: cut, longContentTruncated: true };
}
