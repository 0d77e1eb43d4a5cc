import { numberFormat } from '@halved/shared/formats';
import { perLanguage } from '@halved/shared/per-language';
import { hookPerLanguage } from './hook-per-language.ts';

const upToThreeDigits = /^\d{1,3}$/;
const formatIn = perLanguage((language) => numberFormat(language));

/**
 * Formats a number: "1,234" in the interface's language. Up to three digits look alike in all languages and need no
 * formatter: a browser loads the data of all its languages for the first one, which takes longer than rendering a card.
 */
export const useNumber = hookPerLanguage(
  (language) => (value: number) =>
    upToThreeDigits.test(`${value}`) ? `${value}` : formatIn(language).format(value),
);
