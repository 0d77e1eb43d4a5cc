import { perLanguage } from '@halved/shared/per-language';
import { useTranslation } from 'react-i18next';

const shortDateFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
);
const otherYearFormat = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));

/**
 * "21 Nov", and the year if it is another one, in the interface's language and the reader's time zone, for tables. The
 * month has its name, because "9/6" is a day of June to many who read English.
 */
export function useShortDate(): (iso: string) => string {
  const { i18n } = useTranslation();
  return (iso) => {
    const date = new Date(iso);
    const isThisYear = date.getFullYear() === new Date().getFullYear();
    return (isThisYear ? shortDateFormat : otherYearFormat)(i18n.language).format(date);
  };
}
