import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeals } from './seals.ts';

const [old, current] = ['a secret of a year ago', 'a secret of today'];
const seals = createSeals([current]);
const members = seals('members');

describe('a seal', () => {
  it('opens every text that it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(members.open(members.close(text))).toBe(text);
      }),
    );
  });

  it('hides the text', () => {
    const closed = members.close('n 1767225600000 0199c6a0-0000-7000-8000-000000000001');
    expect(Buffer.from(closed, 'base64url').toString('latin1')).not.toMatch(/17672|0199c6a0/);
  });

  it('gives the same bytes for the same text and purpose, and others for another purpose', () => {
    expect(createSeals([current])('members').close('n 1')).toBe(members.close('n 1'));
    expect(seals('posts').close('n 1')).not.toBe(members.close('n 1'));
    expect(seals('posts').open(members.close('n 1'))).toBeNull();
  });

  it('opens nothing that was changed, cut, lengthened or invented', () => {
    const bytes = Buffer.from(members.close('n 1767225600000 x'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(members.open(changed.toString('base64url'))).toBeNull();
    }
    const closed = bytes.toString('base64url');
    for (const other of [
      '',
      'x',
      closed.slice(0, -2),
      `${closed}AA`,
      `${closed}=`,
      ` ${closed}`,
      'A'.repeat(90),
    ])
      expect(members.open(other)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(members.open(text)).toBeNull();
      }),
    );
  });

  it('opens with every secret, and seals with the first', () => {
    const both = createSeals([current, old])('members');
    expect(both.open(createSeals([old])('members').close('n 1'))).toBe('n 1');
    expect(both.close('n 1')).toBe(members.close('n 1'));
    expect(members.open(createSeals([old])('members').close('n 1'))).toBeNull();
  });
});
