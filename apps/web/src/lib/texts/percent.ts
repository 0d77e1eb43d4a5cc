import { numberFormat } from '@halved/shared/formats';
import { hookPerLanguage } from './hook-per-language.ts';

/** Formats a number of percent: 12 as "12%" in the interface's language. `signed` writes "+12%" and "−12%". */
export const usePercent = hookPerLanguage((language) => {
  const options = { style: 'percent', maximumFractionDigits: 0 } as const;
  const plain = numberFormat(language, options);
  const withSign = numberFormat(language, { ...options, signDisplay: 'exceptZero' });
  return (percent: number, signed?: 'signed') => (signed ? withSign : plain).format(percent / 100);
});
