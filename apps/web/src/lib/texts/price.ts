import { numberFormat } from '@halved/shared/formats';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** "$5" in the interface's language. Prices are whole US dollars. */
export function usePrice(): (dollars: number) => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useCallback(
    (dollars) =>
      numberFormat(language, {
        style: 'currency',
        currency: 'USD',
        maximumFractionDigits: 0,
        currencyDisplay: 'narrowSymbol',
      }).format(dollars),
    [language],
  );
}
