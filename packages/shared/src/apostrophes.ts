/** Signs that keyboards write for an apostrophe, besides the one of ASCII. Composition (NFKC) would tear `´` off its word. */
const apostrophes = /[’‘´ʼʹ′]/g;

/** A text with the apostrophe of ASCII, whichever its keyboard has. */
export const withPlainApostrophes = (text: string): string => text.replaceAll(apostrophes, "'");

/** The same text with the apostrophe that phones and editors set. */
export const withCurlyApostrophes = (text: string): string => withPlainApostrophes(text).replaceAll("'", '’');
