import type { Post } from '@halved/shared/contract/posts';
import { countGraphemes, firstGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';

type LongText = Pick<Post, 'longContent' | 'longContentTruncated'>;

const { excerpt } = limits.longContent;

/** Code points: so many hold an excerpt of any text that is no flood. */
export const excerptReadMax = excerpt * limits.unitsPerGrapheme;

export const whole = (longContent: string | null): LongText => ({ longContent, longContentTruncated: false });

/** What a list has of a long text of which one code point more was read than an excerpt needs. */
export function excerptOf(read: string | null): LongText {
  if (read === null || read.length <= excerpt) return whole(read);
  const first = firstGraphemes(read, excerpt);
  if (first.length < read.length) return { longContent: first, longContentTruncated: true };
  if (read.length <= excerptReadMax || [...read].length <= excerptReadMax) return whole(read);
  // Long characters at its beginning: what was cut in PostgreSQL may end in the middle of one.
  const cut = firstGraphemes(read, countGraphemes(read) - 1);
  return { longContent: cut, longContentTruncated: true };
}
