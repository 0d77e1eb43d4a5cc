import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { type CrisisLine, crisisLines, crisisLinesFor, smsLink, telLink } from './crisis-lines.ts';
import { languageCodes } from './languages.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

describe('the entries', () => {
  it('have unique ids', () => {
    expect(new Set(crisisLines.map((entry) => entry.id)).size).toBe(crisisLines.length);
  });

  it.each(crisisLines)('can be reached: $id', (entry) => {
    expect(entry.phone ?? entry.text?.number ?? entry.url).toBeTruthy();
    expect(entry.name.trim()).not.toBe('');
    for (const code of entry.languages) expect(languageNames.of(code)).toBeDefined();
    if (entry.url !== null) expect(new URL(entry.url).protocol).toBe('https:');
    if (entry.phone !== null) expect(telLink(entry)).toMatch(/^tel:(?:\*?\d{2,12}|\+\d{8,15})$/);
    if (entry.text !== null) expect(smsLink(entry)).toMatch(/^sms:\d{3,11}(\?body=[A-Z]+)?$/);
  });

  it('are lines of at least 40 countries, of which each has one for everyone', () => {
    const lines = crisisLines.filter((entry) => entry.kind === 'line');
    const countries = new Set(lines.map((entry) => entry.country));
    expect(countries.size).toBeGreaterThanOrEqual(40);
    for (const country of countries) {
      expect(regionNames.of(country)).toBeDefined();
      expect(lines.find((entry) => entry.country === country)).toMatchObject({ audience: 'everyone' });
    }
  });

  it('list the lines for everyone before those for some people, and the emergency numbers last', () => {
    const rank = ({ kind, audience }: CrisisLine) => {
      if (kind !== 'line') return 2;
      return audience === 'everyone' ? 0 : 1;
    };
    for (const country of new Set(crisisLines.map((entry) => entry.country))) {
      const ranks = crisisLines.filter((entry) => entry.country === country).map(rank);
      expect([country, ranks]).toEqual([country, ranks.toSorted()]);
    }
  });

  it('have a real day in the past as the day of their confirmation, or none', () => {
    const now = Date.now();
    for (const { id, verifiedAt } of crisisLines) {
      if (verifiedAt === null) continue;
      const day = new Date(verifiedAt);
      expect([id, day.toISOString()]).toEqual([id, `${verifiedAt}T00:00:00.000Z`]);
      expect([id, day.getTime() <= now]).toEqual([id, true]);
    }
  });

  it('have opening hours of ordered weekdays and real times', () => {
    for (const { id, hours } of crisisLines) {
      if (hours === null || hours === '24/7') continue;
      expect([id, hours.length]).not.toEqual([id, 0]);
      for (const { days, from, to } of hours) {
        expect([id, days]).toEqual([id, [...new Set(days)].sort().join('')]);
        expect(days).toMatch(/^[1-7]{1,7}$/);
        for (const time of [from, to]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
      }
    }
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

  it('list a country whose first line answers in the language before a country that has a separate line for it', () => {
    const idsIn = (language: string) => crisisLinesFor({ language }).map((entry) => entry.id);
    expect(idsIn('ru').slice(0, 2)).toEqual(['ru-mchs', 'il-eran']);
    expect(idsIn('ru')).toContain('fi-mieli-ru');
    expect(idsIn('en').indexOf('nz-1737')).toBeLessThan(idsIn('en').indexOf('fr-sos-help'));
  });

  it('are the international ones for a language without lines', () => {
    expect(crisisLinesFor({ country: 'IS', language: 'is' }).every((entry) => entry.country === 'INT')).toBe(
      true,
    );
  });

  it('are never empty, for any country and language', () => {
    const countries = crisisLines.map((entry) => entry.country);
    const known = fc.constantFrom(...countryCodes, ...languageCodes, ...countries);
    const anything = fc.option(fc.oneof(fc.string(), known));
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
    expect(byId('cl-4141').map(telLink)).toEqual(['tel:*4141']);
  });
});
