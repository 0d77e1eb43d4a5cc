import { literalInt, posts } from '@halved/db';
import type { Post } from '@halved/shared/contract/posts';
import { countGraphemes, firstGraphemes } from '@halved/shared/graphemes';
import { limits } from '@halved/shared/limits';
import { sql } from 'drizzle-orm';

type LongText = Pick<Post, 'longContent' | 'longContentTruncated'>;

const { excerpt } = limits.longContent;

/** Code points: so many hold an excerpt of any text that is no flood. */
const mostRead = excerpt * limits.unitsPerGrapheme;

/** As much of the long text as an excerpt needs, and one more where there is more: the rest stays in PostgreSQL. */
export const longContentRead = sql`left(${posts.longContent}, ${literalInt(mostRead + 1)})`;

export const whole = (longContent: string | null): LongText => ({ longContent, longContentTruncated: false });

/** What a list has of a long text that was read by `longContentRead`. */
export function excerptOf(read: string | null): LongText {
  if (read === null || read.length <= excerpt) return whole(read);
  const first = firstGraphemes(read, excerpt);
  if (first.length < read.length) return { longContent: first, longContentTruncated: true };
  if (read.length <= mostRead || [...read].length <= mostRead) return whole(read);
  // Long characters at its beginning: what was cut in PostgreSQL may end in the middle of one.
  const cut = firstGraphemes(read, countGraphemes(read) - 1);
  return { longContent: cut, longContentTruncated: true };
}
