import { describe, expect, it } from 'vitest';
import { countryCodes, countryName, isCountryCode } from './countries.ts';

describe('the list of countries', () => {
  it('has fifteen codes, OTHER last', () => {
    expect(countryCodes.join(' ')).toBe('US CA GB AU DE FR ES IT JP KR BR MX IN CN OTHER');
  });

  it('accepts its own codes as valid and no others', () => {
    expect(countryCodes.every(isCountryCode)).toBe(true);
    expect(['us', 'SE', '', 'USA'].some(isCountryCode)).toBe(false);
  });

  it('has a name for each country in the reader’s language', () => {
    expect(countryName('DE', 'es', 'Otro país')).toBe('Alemania');
    expect(countryName('OTHER', 'es', 'Otro país')).toBe('Otro país');
  });
});
