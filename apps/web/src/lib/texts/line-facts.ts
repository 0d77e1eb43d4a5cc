import type { CrisisLine } from '@halved/shared/crisis-lines';
import { dateFormat } from '@halved/shared/formats';
import { perLanguage } from '@halved/shared/per-language';
import { useTranslation } from 'react-i18next';

/** The month is enough, and some sources do not tell the day. */
const monthFormat = perLanguage((language) =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** How old the details of a line are: the month in which a source confirmed them, or "age unknown". */
export function useAge(): (line: Pick<CrisisLine, 'verifiedAt'>) => string {
  const { t, i18n } = useTranslation('help');
  return ({ verifiedAt }) =>
    verifiedAt === null
      ? t(($) => $.ageUnknown)
      : t(($) => $.detailsOf, { month: monthFormat(i18n.language).format(Date.parse(verifiedAt)) });
}
