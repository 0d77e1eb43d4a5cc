import { numberFormat } from '@halved/shared/formats';
import { hookPerLanguage } from './hook-per-language.ts';

/** Formats a price in whole US dollars: "$5" in the interface's language. */
export const usePrice = hookPerLanguage(
  (language) =>
    numberFormat(language, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
      currencyDisplay: 'narrowSymbol',
    }).format,
);
