import { describe, expect, it } from 'vitest';
import { rowsOf, tableOf, withPart } from './lib/document-part.ts';

const document = '# Sizes\n\n<!-- one: by a command -->\n\nold\n\n<!-- /one -->\n\nAfter\n';

describe('a part of a document that a command writes', () => {
  it('replaces what is between its markers, and nothing else', () => {
    expect(withPart(document, 'one', 'new\n')).toBe(document.replace('old', 'new'));
  });

  it('is the same when it is written twice', () => {
    const once = withPart(document, 'one', 'new');
    expect(withPart(once, 'one', 'new')).toBe(once);
  });

  it('is refused by a document without a place for it', () => {
    expect(() => withPart(document, 'two', 'new')).toThrow('no place for the part “two”');
  });
});

describe('a table', () => {
  it('is as wide as its widest cells, with figures at the right', () => {
    expect(
      tableOf(
        ['route', 'kB'],
        [
          ['/', '1'],
          ['/feed', '1,000'],
        ],
      ),
    ).toBe(['| route |    kB |', '| ----- | ----: |', '| /     |     1 |', '| /feed | 1,000 |'].join('\n'));
  });

  it('is read again from the document that it was written into', () => {
    const rows = [
      ['/', '1'],
      ['/feed', '1,000'],
    ];
    expect(rowsOf(withPart(document, 'one', tableOf(['route', 'kB'], rows)), 'one')).toEqual(rows);
    expect(rowsOf(document, 'one')).toEqual([]);
  });
});
