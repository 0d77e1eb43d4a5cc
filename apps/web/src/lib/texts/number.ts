import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** "1,234" in the interface's language. */
export function useNumber(): (value: number) => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useCallback((value) => new Intl.NumberFormat(language).format(value), [language]);
}
