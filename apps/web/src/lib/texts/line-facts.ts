import type { CrisisLine } from '@halved/shared/crisis-lines';
import { useTranslation } from 'react-i18next';

/** How old the details of a line are: the month in which a source confirmed them, or "age unknown". */
export function useAge(): (line: Pick<CrisisLine, 'verifiedAt'>) => string {
  const { t, i18n } = useTranslation('help');
  // The month is enough, and some sources do not tell the day.
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return ({ verifiedAt }) =>
    verifiedAt === null
      ? t(($) => $.ageUnknown)
      : t(($) => $.detailsOf, { month: month.format(Date.parse(verifiedAt)) });
}
