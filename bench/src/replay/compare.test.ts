import { describe, expect, it } from 'vitest';
import { difference, isChanged, keptText } from './compare.ts';

describe('a text that is read back', () => {
  it.each([
    ['is the same', 'rent is due', 'rent is due'],
    ['lost the blanks around it', '  rent is due\n', 'rent is due'],
    ['has LF where CRLF was sent', 'one\r\ntwo', 'one\ntwo'],
    ['is composed to NFC', 'cafe\u0301', 'caf\u00e9'],
    ['keeps the blank lines within', 'one\n\n\ntwo', 'one\n\n\ntwo'],
  ])('is unchanged when it %s', (_, sent, received) => {
    expect(isChanged(sent, received)).toBe(false);
  });

  it.each([
    ['lost a letter', 'rent is due', 'rent is du'],
    ['lost a line break', 'one\ntwo', 'one two'],
    ['lost an emoji', 'tired 😮‍💨', 'tired 😮'],
    ['kept a blank at its end', 'rent ', 'rent '],
  ])('is changed when it %s', (_, sent, received) => {
    expect(isChanged(sent, received)).toBe(true);
  });

  it('is not changed by a second normalisation', () => {
    const once = keptText(' a\r\n\u0041\u030a ');
    expect(keptText(once)).toBe(once);
  });

  it('is reported with its first difference', () => {
    expect(difference('rent is due', 'rent was due')).toBe('at 5: "is due" became "was due"');
  });
});
