import { describe, expect, it } from 'vitest';
import { countryCodes, countryName, isCountryCode } from './countries.ts';

describe('countries', () => {
  it('are fifteen options, OTHER last', () => {
    expect(countryCodes.join(' ')).toBe('US CA GB AU DE FR ES IT JP KR BR MX IN CN OTHER');
  });

  it('knows its own codes and no others', () => {
    expect(countryCodes.every(isCountryCode)).toBe(true);
    expect(['us', 'SE', '', 'USA'].some(isCountryCode)).toBe(false);
  });

  it('names a country in the language of the reader', () => {
    expect(countryName('DE', 'es', 'Otro país')).toBe('Alemania');
    expect(countryName('OTHER', 'es', 'Otro país')).toBe('Otro país');
  });
});
