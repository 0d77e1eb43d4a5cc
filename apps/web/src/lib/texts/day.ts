import { dateFormat } from '@halved/shared/formats';
import { useTranslation } from 'react-i18next';

/** "16 Nov" in the interface's language. The days of numbers are in UTC. */
export function useDay(): (day: string) => string {
  const { i18n } = useTranslation();
  const format = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}
