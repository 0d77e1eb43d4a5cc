import { numberFormat } from '@halved/shared/formats';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** "1,234" in the interface's language. A page of charts writes a thousand numbers, so the format is created once. */
export function useNumber(): (value: number) => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => numberFormat(language).format, [language]);
}
