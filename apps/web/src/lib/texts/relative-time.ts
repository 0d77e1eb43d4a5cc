import { dateFormat } from '@halved/shared/formats';
import { perLanguage } from '@halved/shared/per-language';
import { relativeTime } from '@halved/shared/relative-time';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** "2 hours ago" in the interface's language, from an ISO timestamp. */
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

const dateTimeFormat = perLanguage((language) =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
);
const shortTimeFormat = perLanguage((language) => dateFormat(language, { timeStyle: 'short' }));
const longDateFormat = perLanguage((language) => dateFormat(language, { dateStyle: 'long' }));

/** "21 November 2026, 09:00" in the interface's language and the reader's time zone. */
export function useDateTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useCallback((iso) => dateTimeFormat(language).format(Date.parse(iso)), [language]);
}

/** "09:00" in the interface's language and the reader's time zone. */
export function useShortTime(): (iso: string) => string {
  const { i18n } = useTranslation();
  return (iso) => shortTimeFormat(i18n.language).format(Date.parse(iso));
}

/** "21 November 2026" in the interface's language and the reader's time zone. */
export function useLongDate(): (iso: string) => string {
  const { i18n } = useTranslation();
  return (iso) => longDateFormat(i18n.language).format(Date.parse(iso));
}
