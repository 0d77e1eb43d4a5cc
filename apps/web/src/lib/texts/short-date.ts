import { dateFormat } from '@halved/shared/formats';
import { hookPerLanguage } from './hook-per-language.ts';

/**
 * "21 Nov", and the year if it is another one, in the interface's language and the reader's time zone, for tables. The
 * month has its name, because "9/6" is a day of June to many who read English.
 */
export const useShortDate = hookPerLanguage((language) => {
  const thisYear = dateFormat(language, { day: 'numeric', month: 'short' });
  const otherYear = dateFormat(language, { dateStyle: 'medium' });
  return (iso: string) => {
    const date = new Date(iso);
    return (date.getFullYear() === new Date().getFullYear() ? thisYear : otherYear).format(date);
  };
});
