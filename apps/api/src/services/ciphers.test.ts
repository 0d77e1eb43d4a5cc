import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCiphers } from './ciphers.ts';

const [old, current] = ['a secret of a year ago', 'a secret of today'];
const ciphers = createCiphers([current]);
const members = ciphers('members');

describe('a cipher', () => {
  it('decrypts every text that it encrypted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(members.decrypt(members.encrypt(text))).toBe(text);
      }),
    );
  });

  it('hides the text', () => {
    const encrypted = members.encrypt('n 1767225600000 0199c6a0-0000-7000-8000-000000000001');
    expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toMatch(/17672|0199c6a0/);
  });

  it('gives the same result for the same text and purpose, and another result for another purpose', () => {
    expect(createCiphers([current])('members').encrypt('n 1')).toBe(members.encrypt('n 1'));
    expect(ciphers('posts').encrypt('n 1')).not.toBe(members.encrypt('n 1'));
    expect(ciphers('posts').decrypt(members.encrypt('n 1'))).toBeNull();
  });

  it('decrypts nothing that was changed, cut, lengthened or invented', () => {
    const bytes = Buffer.from(members.encrypt('n 1767225600000 x'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(members.decrypt(changed.toString('base64url'))).toBeNull();
    }
    const encrypted = bytes.toString('base64url');
    for (const other of [
      '',
      'x',
      encrypted.slice(0, -2),
      `${encrypted}AA`,
      `${encrypted}=`,
      ` ${encrypted}`,
      'A'.repeat(90),
    ])
      expect(members.decrypt(other)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(members.decrypt(text)).toBeNull();
      }),
    );
  });

  it('decrypts with every secret, and encrypts with the first', () => {
    const both = createCiphers([current, old])('members');
    expect(both.decrypt(createCiphers([old])('members').encrypt('n 1'))).toBe('n 1');
    expect(both.encrypt('n 1')).toBe(members.encrypt('n 1'));
    expect(members.decrypt(createCiphers([old])('members').encrypt('n 1'))).toBeNull();
  });
});
