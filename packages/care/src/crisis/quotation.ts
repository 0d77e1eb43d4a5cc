import { isJudgeable, wordsOf } from '../text.ts';

/** What somebody else said, a title, or a line of a song. A quotation within another one ends it. */
const quotation = /["“„«「『][^"“”„«»「」『』\n]{1,300}["”“»」』]/g;
/** Replaces a quotation, so that the words around it stay separate. */
const gap = ' · ';

export const withoutQuotations = (plain: string): string => plain.replaceAll(quotation, gap);

/** The words of the writer in a plain text. If hardly any are left without the quotations, the whole text is theirs. */
export function ownWordsOf(plain: string): string {
  const own = withoutQuotations(plain);
  return own === plain || !isJudgeable(wordsOf(own)) ? plain : own;
}
