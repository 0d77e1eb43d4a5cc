import type { TimeRange } from '@halved/shared/time-ranges';
import { useTranslation } from 'react-i18next';

export interface PrintedFiltersProps {
  range: TimeRange;
  /** What else the numbers are narrowed to, in the reader's words. */
  others?: readonly string[];
}

/** What the numbers on paper are about. On a screen, the filters say it; they are not printed. */
export function PrintedFilters({ range, others = [] }: PrintedFiltersProps) {
  const { t } = useTranslation('charts');
  return <p className="not-print:hidden">{[t(($) => $.timeRanges[range]), ...others].join(' · ')}</p>;
}
