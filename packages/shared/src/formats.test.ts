import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

/** Arabic and Hindi as a browser writes them that prefers digits of their own. */
test.each(['ar-u-nu-arab', 'hi-u-nu-deva'])('numbers and dates in %s have Latin digits', (language) => {
  expect(numberFormat(language).format(1234)).toBe('1,234');
  expect(dateFormat(language, { year: 'numeric' }).format(new Date('2026-07-01'))).toBe('2026');
});
