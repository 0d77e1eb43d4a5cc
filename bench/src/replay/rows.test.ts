import { describe, expect, it } from 'vitest';
import { readLine } from './rows.ts';

describe('a line of a replay file', () => {
  it('is parsed to its text, its label and its number', () => {
    expect(readLine('{"text": "rent is due", "label": "finances", "lang": "en"}', 7)).toEqual({
      kind: 'row',
      line: 7,
      text: 'rent is due',
      label: 'finances',
    });
  });

  it('keeps its text unchanged', () => {
    expect(readLine('{"text": "  two\\r\\nlines "}', 1)).toMatchObject({ text: '  two\r\nlines ' });
  });

  it('is ignored if it is blank', () => {
    expect(readLine('  ', 3)).toBeUndefined();
  });

  it('is parsed without the byte order mark at the start of the file', () => {
    expect(readLine('\uFEFF{"text": "a"}', 1)).toMatchObject({ kind: 'row' });
  });

  it.each([
    ['{"text": "cut o', 'not JSON'],
    ['["text"]', 'not an object'],
    ['null', 'not an object'],
    ['{"label": "work"}', 'has no field "text"'],
    ['{"text": 5}', 'its field "text" is not a string'],
  ])('is reported as broken with its number and the cause: %s', (source, why) => {
    expect(readLine(source, 12)).toEqual({ kind: 'broken', line: 12, why });
  });
});
