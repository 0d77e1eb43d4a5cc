import { dateFormat } from '@halved/shared/formats';
import { hookPerLanguage } from './hook-per-language.ts';

/** A Sunday, so that the day of the month grows with the number of the weekday. */
const sunday = { year: 2026, month: 10, date: 22 };
const at = (dayOfWeek: number, hour = 0) =>
  new Date(Date.UTC(sunday.year, sunday.month, sunday.date + dayOfWeek, hour));

/** The numbers of the weekdays, from Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
/** The hours of a day. */
export const hours = Array.from({ length: 24 }, (_, hour) => hour);

const namedHours = 6;
/** A column of a chart has room for this many letters of a day. */
const mostLetters = 4;

/** The names of weekdays and hours in the interface's language. 0 is Sunday. */
export const useWeekTimes = hookPerLanguage((language) => {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' });
  const daysIn = (format: Intl.DateTimeFormat) => [0, 1, 2, 3, 4, 5, 6].map((day) => format.format(at(day)));
  const days = daysIn(formatter({ weekday: 'long' }));
  const shortDays = daysIn(formatter({ weekday: 'short' }));
  // The short names of Arabic are the whole ones.
  const isShort = shortDays.every((name) => name.length <= mostLetters);
  const columnDays = isShort ? shortDays : daysIn(formatter({ weekday: 'narrow' }));
  const hourly = formatter({ hour: 'numeric' });
  const rareHours = hours.map((hour) => (hour % namedHours === 0 ? hourly.format(at(0, hour)) : ''));
  const wholeHours = hours.map((hour) => hourly.formatRange(at(0, hour), at(0, hour + 1)));
  return {
    day: (dayOfWeek: number) => days[dayOfWeek] ?? '',
    shortDay: (dayOfWeek: number) => shortDays[dayOfWeek] ?? '',
    /** Short enough for a column of a chart. */
    columnDay: (dayOfWeek: number) => columnDays[dayOfWeek] ?? '',
    /** "12 PM" for every sixth hour. A chart of a day has no room for more names. */
    rareHour: (hour: number) => rareHours[hour] ?? '',
    /** "2 – 3 PM". */
    wholeHour: (hour: number) => wholeHours[hour] ?? '',
  };
});
