/** Ranges of characters, as written in a class of a regular expression. */
const blocks = [
  '\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1',
  '\\u0300-\\u037d\\u037f-\\u0481\\u0483-\\u0559\\u0560-\\u05bd\\u05bf-\\u05f2',
  '\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06ff\\u0710-\\u07f5',
  '\\u0900-\\u0963\\u0966-\\u096f\\u0971-\\u0df3\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e81-\\u1fff',
  '\\u2c00-\\u2dff\\u3005-\\u3007\\u3041-\\u30fa\\u30fc-\\u318e\\u31a0-\\u31bf\\u3400-\\ud7fb\\uf900-\\ufdfb',
].join('');

/**
 * Character classes for patterns over a plain text: a letter, and any character of a word. `\p{L}` would mean the same,
 * but it has seven hundred ranges, which take longer to compile than the rest of a pattern. These few ranges cover the
 * scripts in use. They omit the letters that a plain text cannot contain, and those beyond the first 65,536 characters.
 */
export const letter = `[a-z${blocks}]`;
export const wordPart = `[0-9a-z${blocks}]`;
