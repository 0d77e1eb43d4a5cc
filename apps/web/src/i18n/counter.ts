import { useTranslation } from 'react-i18next';

interface Limit {
  max: number;
  /** Above this count the number turns red; by default only when the text is too long. */
  warnAbove?: number;
}

/** What a character counter shows for a text, and says to a screen reader. */
export function useCounter() {
  const { t } = useTranslation();
  return (text: string, { max, warnAbove = max }: Limit) => ({
    text,
    max,
    warnAbove,
    label: (count: number) => t(($) => $.counter.characters, { count, max }),
  });
}
