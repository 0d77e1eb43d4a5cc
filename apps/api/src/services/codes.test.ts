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

  it('means the same in the digits and letters of other keyboards', () => {
    expect(['٠١٢٣٤٥', '۶۷۸۹۰۱', '०१२३४५', '６７８９０１', 'ｋ７ｑｍ'].map(plainCode)).toEqual([
      '012345',
      '678901',
      '012345',
      '678901',
      'K7QM',
    ]);
  });

  it('means the same with what a text around it, a keyboard or a copy leaves in it', () => {
    // A no-break hyphen, an en dash, the long sound mark of a Japanese keyboard, a dot, and marks that nobody sees.
    for (const between of ['\u2011', '\u2013', '\u30fc', '\u00b7', '\u200b', '\u202c', '\u2069'])
      expect(plainCode(`\u2066k7qm${between}2xrt\ufeff`)).toBe('K7QM2XRT');
  });
});
