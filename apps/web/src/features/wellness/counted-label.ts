import { useTranslation } from 'react-i18next';

/** The text of an option with the number of things behind it, once that is known. */
export function useCountedLabel() {
  const { t } = useTranslation('wellness');
  return (name: string, count: number | undefined) =>
    count === undefined ? name : t(($) => $.list.counted, { name, count });
}
