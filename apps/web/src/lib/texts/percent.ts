import { numberFormat } from '@halved/shared/formats';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A number of percent, such as 12, as "12%" in the interface's language. `signed` writes "+12%" and "−12%". */
export function usePercent(): (percent: number, signed?: 'signed') => string {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    const options = { style: 'percent', maximumFractionDigits: 0 } as const;
    const plain = numberFormat(language, options);
    const withSign = numberFormat(language, { ...options, signDisplay: 'exceptZero' });
    return (percent, signed) => (signed ? withSign : plain).format(percent / 100);
  }, [language]);
}
