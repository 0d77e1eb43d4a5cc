import { describe, expect, it } from 'vitest';
import { codeAt, inBase32, newSecret, otpauthUrl, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('the code of a time step', () => {
  // The last six of the eight digits of RFC 6238, appendix B.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is the one of RFC 6238', (second, code) => {
    expect(codeAt(secret, Math.floor(second / 30))).toBe(code);
  });

  // RFC 4226, appendix D.
  it('is the one of RFC 4226 for the first ten steps', () => {
    const codes = Array.from({ length: 10 }, (_, step) => codeAt(secret, step));
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
  });
});

describe('a code', () => {
  const now = 1_000;
  const step = (code: string, lastStep: number | null = null) => stepOf(code, { secret, now, lastStep });

  it('belongs to the current step, the one before or the one after, and to no other', () => {
    for (const nearby of [999, 1_000, 1_001]) expect(step(codeAt(secret, nearby))).toBe(nearby);
    for (const far of [998, 1_002]) expect(step(codeAt(secret, far))).toBeUndefined();
  });

  it('belongs to no step up to the last one that was used', () => {
    expect(step(codeAt(secret, 999), 999)).toBeUndefined();
    expect(step(codeAt(secret, 1_000), 1_001)).toBeUndefined();
    expect(step(codeAt(secret, 1_001), 1_000)).toBe(1_001);
  });

  it('is six digits of ASCII', () => {
    const code = codeAt(secret, now);
    const arabic = [...code].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('');
    for (const other of [arabic, `${code}0`, code.slice(1), ` ${code}`, ''])
      expect(step(other)).toBeUndefined();
  });
});

describe('a secret for an authenticator app', () => {
  // RFC 4648 §10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('“%s” in Base32 is “%s”', (text, encoded) => {
    expect(inBase32(Buffer.from(text))).toBe(encoded);
  });

  it('has 160 random bits, which are 32 characters', () => {
    expect(inBase32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toEqual(newSecret());
  });

  it('is in the address of the QR code with the name of the instance and of the account', () => {
    expect(otpauthUrl({ secret: 'MZXW6YTBOI', issuer: 'halved.example', account: 'noor' })).toBe(
      'otpauth://totp/halved.example:noor?secret=MZXW6YTBOI&issuer=halved.example&algorithm=SHA1&digits=6&period=30',
    );
  });
});
