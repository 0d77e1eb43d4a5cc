import { describe, expect, it } from 'vitest';
import { newCode, plainCode } from './codes.ts';

describe('a code that people type', () => {
  it('has 16 characters in groups of four, none of which looks like another', () => {
    const codes = new Set(Array.from({ length: 500 }, newCode));
    expect(codes.size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(new Set([...codes].join(''))).toHaveLength(33);
  });

  it('means the same in small letters, with blanks and without hyphens', () => {
    const code = newCode();
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')} `])
      expect(plainCode(typed)).toBe(plainCode(code));
  });
});
