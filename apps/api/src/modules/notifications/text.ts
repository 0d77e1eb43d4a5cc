import type { CheckInReason } from '@halved/shared/check-in-kinds';
import { numberFormat } from '@halved/shared/formats';
import { cutToGraphemes } from '@halved/shared/graphemes';
import { isolated } from '@halved/shared/isolated';
import type { LanguageCode } from '@halved/shared/languages';
import { limits } from '@halved/shared/limits';
import { perLanguage } from '@halved/shared/per-language';
import { fill, plural, sentence } from '../../messages.ts';
import type { NotificationRow } from './list-queries.ts';

type NotificationColumns = Pick<NotificationRow, 'kind' | 'actors' | 'username' | 'displayName'>;
/** The columns that only the row of a check-in fills. */
type CheckInColumns = Partial<Pick<NotificationRow, 'checkInReason' | 'isCaring' | 'shortContent'>>;

const numberFormatOf = perLanguage((language) => numberFormat(language));

/** Words of a member for a sentence in a language, without signs that would change the direction around them. */
const inSentence = (words: string, language: LanguageCode): string =>
  isolated(words.replaceAll(/\p{Bidi_Control}/gu, ''), language);

/** The text of a check-in depends on its reason. Without a post there is nothing to quote. */
function keyOf({
  kind,
  checkInReason,
  isCaring,
  shortContent,
}: Pick<NotificationColumns, 'kind'> & CheckInColumns): string {
  if (isCaring) return `${kind}Caring`;
  if (kind !== 'check_in' || !shortContent) return kind;
  return `${kind}${checkInReason ? reasonKeys[checkInReason] : 'About'}`;
}

const reasonKeys: Record<CheckInReason, string> = { worse: 'Worse', heaviest: 'Heaviest', newest: 'Newest' };

/**
 * The title and the message of a notification in a reader’s language. They hold names of members and the first words of
 * the reader's own post, but no words of others.
 */
export function textOf(
  language: LanguageCode,
  notification: NotificationColumns & CheckInColumns,
): { title: string; message: string } {
  const key = `notifications.${keyOf(notification)}`;
  const titleKey = notification.isCaring ? key : `notifications.${notification.kind}`;
  const others = notification.actors - 1;
  const message = others > 0 ? plural(language, `${key}Many`, others) : sentence(language, key);
  return {
    title: sentence(language, `${titleKey}Title`),
    message: fill(message, {
      name: inSentence(notification.displayName ?? notification.username ?? '', language),
      count: numberFormatOf(language).format(others),
      words: inSentence(firstWords(notification.shortContent ?? ''), language),
    }),
  };
}

/** The beginning of a post on one line, cut between two words where the script has spaces. */
function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const cut = cutToGraphemes(line, limits.checkIns.firstWords);
  return cut === line ? line : cut.replace(/\s\S{0,20}…$/u, '…');
}
