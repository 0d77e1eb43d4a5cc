import { dateFormat } from '@halved/shared/formats';
import { perLanguage } from '@halved/shared/per-language';
import { hookPerLanguage } from './hook-per-language.ts';

/**
 * A hook that formats moments (ISO 8601) in the interface's language, by default in the reader's time zone. The format
 * is made with the first date, because many screens show none until somebody points at one.
 */
const hookOfDates = (options: Intl.DateTimeFormatOptions) => {
  const formatIn = perLanguage((language) => dateFormat(language, options));
  return hookPerLanguage((language) => (iso: string) => formatIn(language).format(Date.parse(iso)));
};

/** "21 November 2026, 09:00". */
export const useDateTime = hookOfDates({ dateStyle: 'long', timeStyle: 'short' });

/** "09:00". */
export const useShortTime = hookOfDates({ timeStyle: 'short' });

/** "21 November 2026". */
export const useLongDate = hookOfDates({ dateStyle: 'long' });

/** "16 Nov", for the days of numbers, which are in UTC. */
export const useDay = hookOfDates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
