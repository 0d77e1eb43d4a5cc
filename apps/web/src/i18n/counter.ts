import { useTranslation } from 'react-i18next';

interface Limit {
  max: number;
  /** Without one the number turns red only once there are too many. */
  warnAbove?: number;
}

/** What a counter of characters shows of a text, and says to a screen reader. */
export function useCounter() {
  const { t } = useTranslation();
  return (text: string, { max, warnAbove = max }: Limit) => ({
    text,
    max,
    warnAbove,
    label: (count: number) => t(($) => $.counter.characters, { count, max }),
  });
}
