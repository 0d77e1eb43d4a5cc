import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const hourMs = 3_600_000;
const dayHours = 24;

export type RelativeTime =
  | { unit: 'justNow' | 'yesterday' }
  | { unit: 'hoursAgo' | 'daysAgo'; count: number };

/** The wording of spec 1 §2: under 1 hour, under 24 hours, under 48 hours, else days. Both in ms. */
export function relativeTime(then: number, now: number): RelativeTime {
  const hours = Math.floor((now - then) / hourMs);
  if (hours < 1) return { unit: 'justNow' };
  if (hours < dayHours) return { unit: 'hoursAgo', count: hours };
  if (hours < 2 * dayHours) return { unit: 'yesterday' };
  return { unit: 'daysAgo', count: Math.floor(hours / dayHours) };
}

/** "2 hours ago" in the interface's language, from an ISO moment. */
export function useRelativeTime(): (iso: string, now?: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (iso, now = Date.now()) => {
      const relative = relativeTime(Date.parse(iso), now);
      switch (relative.unit) {
        case 'hoursAgo':
          return t(($) => $.time.hoursAgo, { count: relative.count });
        case 'daysAgo':
          return t(($) => $.time.daysAgo, { count: relative.count });
        case 'yesterday':
          return t(($) => $.time.yesterday);
        default:
          return t(($) => $.time.justNow);
      }
    },
    [t],
  );
}

const dateTimes = new Map<string, Intl.DateTimeFormat>();

/** One for a language: to make one takes a phone longer than everything else about a card. */
function dateTimeFormat(language: string): Intl.DateTimeFormat {
  const known = dateTimes.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  dateTimes.set(language, format);
  return format;
}

/** "21 November 2026, 09:00" in the interface's language and the reader's time zone. */
export function useDateTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useCallback((iso) => dateTimeFormat(language).format(Date.parse(iso)), [language]);
}
