import { directionOf } from './languages.ts';

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A value for a sentence in a language, such as a name, a phone number or an address. Where the value or the sentence
 * runs from right to left, the value is isolated (U+2068 … U+2069): its own signs then keep their order, and it does
 * not turn what stands beside it. Elsewhere it is returned unchanged.
 */
export const isolated = (value: string, language: string): string =>
  directionOf(language) === 'rtl' || rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
