import type { CrisisLine, Opening } from './crisis-lines/line.ts';
import { dayMs } from './durations.ts';
import { dateFormat } from './formats.ts';
import { directionOf } from './languages.ts';
import { perLanguage } from './per-language.ts';

const everyDay = 7;
/** A Monday in UTC, from which the names of the weekdays follow. */
const monday = Date.UTC(2024, 0, 1);

/** The signs between hours and days. From right to left, a mark keeps the earlier hour first, that is on the right. */
const signs = {
  ltr: { to: '–', comma: ', ', semicolon: '; ' },
  rtl: { to: '\u200f–\u200f', comma: '، ', semicolon: '؛ ' },
} as const;

const weekdayFormat = perLanguage((language) => dateFormat(language, { weekday: 'short', timeZone: 'UTC' }));

/** The opening hours, such as "24/7" or "Mon–Fri 09:00–17:00", with the weekdays in the reader's language. */
export function hoursText({ hours }: Pick<CrisisLine, 'hours'>, language: string): string | null {
  if (hours === null || hours === '24/7') return hours;
  const { to: dash, comma, semicolon } = signs[directionOf(language)];
  const weekday = weekdayFormat(language);
  const times = new Map<string, string[]>();
  for (const { days, from, to } of hours)
    times.set(days, [...(times.get(days) ?? []), `${from}${dash}${to}`]);
  return [...times]
    .map(([days, open]) => [daysText(days, weekday, comma), open.join(comma)].join(' ').trim())
    .join(semicolon);
}

/** The weekdays, as a range if they are three or more in a row; empty for every day. */
function daysText(days: Opening['days'], weekday: Intl.DateTimeFormat, comma: string): string {
  if (days.length === everyDay) return '';
  const names = [...days].map((day) => weekday.format(monday + (Number(day) - 1) * dayMs));
  const isRange = days.length > 2 && Number(days.at(-1)) - Number(days[0]) === days.length - 1;
  return isRange ? `${names[0]}–${names.at(-1)}` : names.join(comma);
}
