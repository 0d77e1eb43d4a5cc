import { relativeTime } from '@halved/shared/relative-time';
import { useTranslation } from 'react-i18next';

/** "2 hours ago" in the interface's language, from an ISO timestamp. */
export function useRelativeTime(): (iso: string, now?: number) => string {
  const { t } = useTranslation();
  return (iso, now = Date.now()) => {
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
  };
}
