import { numberFormat } from '@halved/shared/formats';
import { hookPerLanguage } from './hook-per-language.ts';

/** Formats a number: "1,234" in the interface's language. */
export const useNumber = hookPerLanguage((language) => numberFormat(language).format);
