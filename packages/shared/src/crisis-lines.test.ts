import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { crisisLines, crisisLinesFor, smsLink, telLink } from './crisis-lines.ts';
import { languageCodes } from './languages.ts';

describe('the entries', () => {
  it('have unique ids', () => {
    expect(new Set(crisisLines.map((entry) => entry.id)).size).toBe(crisisLines.length);
  });

  it.each(crisisLines)('can be reached: $id', (entry) => {
    expect(entry.phone ?? entry.text?.number ?? entry.url).toBeTruthy();
    expect(entry.name.trim()).not.toBe('');
    expect(entry.languages.every((code) => languageCodes.some((known) => known === code))).toBe(true);
    expect(entry.verifiedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (entry.url !== null) expect(new URL(entry.url).protocol).toBe('https:');
    if (entry.phone !== null) expect(telLink(entry)).toMatch(/^tel:\d{2,12}$/);
  });
});

describe('the lines for a country', () => {
  it.each(countryCodes.filter((code) => code !== 'OTHER'))(
    'are its own, with an emergency number: %s',
    (country) => {
      const lines = crisisLinesFor({ country, language: 'en' });
      expect(lines[0]?.country).toBe(country);
      expect(lines[0]?.kind).toBe('line');
      expect(lines.some((entry) => entry.kind === 'emergency' && entry.country === country)).toBe(true);
      expect(lines.at(-1)?.kind).toBe('directory');
      expect(lines.every((entry) => entry.country === country || entry.country === 'INT')).toBe(true);
    },
  );

  it('do not depend on upper or lower case of the code', () => {
    expect(crisisLinesFor({ country: 'fr' })).toEqual(crisisLinesFor({ country: 'FR' }));
  });
});

describe('the lines without a known country', () => {
  it.each(languageCodes)('start with lines that answer in the language: %s', (language) => {
    expect(crisisLinesFor({ country: 'OTHER', language })[0]?.languages).toContain(language);
    expect(crisisLinesFor({ language: `${language}-XX` })[0]?.languages).toContain(language);
  });

  it('start with countries whose first language it is, before those whose second language it is', () => {
    const countries = crisisLinesFor({ language: 'es' }).map((entry) => entry.country);
    expect(countries.slice(0, 2)).toEqual(['ES', 'MX']);
    expect(countries).toContain('US');
  });

  it('are the international ones for a language without lines', () => {
    expect(crisisLinesFor({ country: 'SE', language: 'sv' }).every((entry) => entry.country === 'INT')).toBe(
      true,
    );
  });

  it('are never empty, for any country and language', () => {
    const anything = fc.option(fc.oneof(fc.string(), fc.constantFrom(...countryCodes, ...languageCodes)));
    fc.assert(
      fc.property(anything, anything, (country, language) => {
        expect(crisisLinesFor({ country, language }).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the links', () => {
  it('call and text with one tap', () => {
    const byId = (id: string) => crisisLines.filter((entry) => entry.id === id);
    expect(byId('gb-116123').map(telLink)).toEqual(['tel:116123']);
    expect(byId('us-741741').map(telLink)).toEqual([null]);
    expect(byId('us-741741').map(smsLink)).toEqual(['sms:741741?body=HOME']);
    expect(byId('us-988').map(smsLink)).toEqual(['sms:988']);
    expect(byId('es-024').map(smsLink)).toEqual([null]);
  });
});
