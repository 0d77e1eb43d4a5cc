import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('a value in a sentence', () => {
  it('is isolated in Arabic, so that a phone number keeps the order of its groups', () => {
    expect(isolated('1-800-273-8255', 'ar')).toBe('\u20681-800-273-8255\u2069');
    expect(isolated('@noor_92', 'ar')).toBe('\u2068@noor_92\u2069');
  });
  it('is isolated in any language if it runs from right to left itself', () => {
    expect(isolated('ليلى', 'en')).toBe('\u2068ليلى\u2069');
    expect(isolated('דנה', 'ru')).toBe('\u2068דנה\u2069');
  });
  it('is unchanged where everything runs from left to right', () => {
    expect(isolated('noor@example.org', 'en')).toBe('noor@example.org');
    expect(isolated('Нур', 'ru')).toBe('Нур');
  });
});
