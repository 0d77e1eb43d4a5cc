import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { offeredNames, regionCodeOf, regionName, regionsOf } from './regions.ts';

const countries = countryCodes.filter((country) => country !== 'OTHER');
const regions = countries.flatMap((country) => regionsOf(country).map((region) => ({ country, ...region })));

describe('the regions', () => {
  it('exist for every country of the list, and for no other', () => {
    expect(Object.fromEntries(countries.map((country) => [country, regionsOf(country).length]))).toEqual({
      US: 56,
      CA: 13,
      GB: 4,
      AU: 8,
      DE: 16,
      FR: 24,
      ES: 19,
      IT: 20,
      JP: 47,
      KR: 17,
      BR: 27,
      MX: 32,
      IN: 36,
      CN: 31,
    });
    expect(regionsOf('OTHER')).toEqual([]);
    expect(regionsOf('constructor')).toEqual([]);
  });

  it('have a code of ISO 3166-2 and a name in Latin letters, in the order of their names', () => {
    for (const { country, code, name } of regions) {
      expect(code).toMatch(new RegExp(`^${country}-[A-Z0-9]{2,3}$`));
      expect(name).toMatch(/^\p{Script=Latin}[\p{Script=Latin}’ -]+$/u);
      expect(regionName(code)).toBe(name);
    }
    for (const country of countries) {
      const names = regionsOf(country).map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    }
  });

  it('have names that belong to one region of their country alone', () => {
    for (const { country, code, name, otherNames } of regions)
      for (const known of [code, code.slice(3), name, ...otherNames])
        expect([known, regionCodeOf(country, known)]).toEqual([known, code]);
  });

  it('have no name for an unknown code', () => {
    expect(['DE', 'DE-XX', 'XX-BY', ''].map(regionName)).toEqual([null, null, null, null]);
  });
});

describe('the region that a text names', () => {
  it.each([
    ['DE', 'bayern', 'DE-BY'],
    ['DE', 'Bavaria', 'DE-BY'],
    ['DE', '  FREISTAAT  BAYERN ', 'DE-BY'],
    ['DE', 'baden wurttemberg', 'DE-BW'],
    ['DE', 'München, Bayern', 'DE-BY'],
    ['ES', 'Catalonia', 'ES-CT'],
    ['ES', 'Catalunya', 'ES-CT'],
    ['ES', 'PAIS VASCO', 'ES-PV'],
    ['US', 'ny', 'US-NY'],
    ['US', 'New York, NY, USA', 'US-NY'],
    ['US', 'State of Washington', 'US-WA'],
    ['US', 'Washington, D.C.', 'US-DC'],
    ['US', 'US-TX', 'US-TX'],
    ['IN', 'Jammu & Kashmir', 'IN-JK'],
    ['IN', 'ಕರ್ನಾಟಕ', 'IN-KA'],
    ['JP', 'Tokyo-to', 'JP-13'],
    ['JP', '東京都', 'JP-13'],
    ['JP', '京都府', 'JP-26'],
    ['KR', '서울특별시', 'KR-11'],
    ['KR', '경기도', 'KR-41'],
    ['CN', '广西壮族自治区', 'CN-GX'],
    ['CN', 'Sichuan Province', 'CN-SC'],
    ['MX', 'Estado de Jalisco', 'MX-JAL'],
    ['BR', 'Estado de São Paulo', 'BR-SP'],
    ['FR', 'ile de france', 'FR-IDF'],
  ])('in %s by “%s” is %s', (country, text, code) => {
    expect(regionCodeOf(country, text)).toBe(code);
  });

  it.each([
    ['DE', 'Wherever'],
    ['DE', ''],
    ['DE', ' , '],
    ['DE', 'California'],
    ['DE', 'Bayern, Hessen'],
    ['MX', 'México'],
    ['OTHER', 'Leinster'],
    ['GB', 'constructor'],
  ])('in %s by “%s” is none', (country, text) => {
    expect(regionCodeOf(country, text)).toBeNull();
  });
});

describe('the names that are offered while somebody types', () => {
  it('are all names of the country in the beginning, and none for another country', () => {
    expect(offeredNames('GB', '')).toEqual(['England', 'Northern Ireland', 'Scotland', 'Wales']);
    expect(offeredNames('OTHER', '')).toEqual([]);
  });

  it('are in the language of what is typed', () => {
    expect(offeredNames('DE', 'bav')).toContain('Bavaria');
    expect(offeredNames('DE', 'bav')).not.toContain('Bayern');
    expect(offeredNames('JP', '東')).toContain('東京');
  });
});
