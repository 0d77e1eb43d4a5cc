/** Texts have Latin digits in every language. For Arabic, Safari and older programs would write others beside them. */
const digits = { numberingSystem: 'latn' } as const;

/** Formats numbers in a language. */
export const numberFormat = (language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { ...options, ...digits });

/** Formats dates and times in a language. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { ...options, ...digits });
