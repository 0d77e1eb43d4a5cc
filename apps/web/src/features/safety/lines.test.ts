import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberCountry } from '../../lib/device/country.ts';
import { linesFor } from './lines.ts';

const browserIn = (tag: string) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
const idsFor = (language: string, own: string | null = null) =>
  linesFor(language, own).lines.map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  browserIn('en');
});

describe('the support lines for a text', () => {
  it('are those of the account’s country, the ones in the language of the text first', () => {
    expect(idsFor('es', 'ES')).toEqual(['es-024', 'es-esperanza']);
    expect(idsFor('es', 'US').slice(0, 2)).toEqual(['us-988', 'us-741741']);
    expect(linesFor('es', 'ES').emergency?.phone).toBe('112');
  });

  it('begin with those of the country chosen on the device', () => {
    rememberCountry('FR');
    expect(idsFor('fr', 'ES')[0]).toBe('fr-3114');
  });

  it('include those of other countries that speak the language of the text, if the browser’s region speaks another', () => {
    browserIn('en-US');
    expect(idsFor('es')).toEqual(['us-988', 'es-024', 'mx-vida']);
    expect(idsFor('en').every((id) => id.startsWith('us-'))).toBe(true);
  });

  it('come first if they are in the language of the text, before a nearby line in another language', () => {
    expect(idsFor('es', 'GB').slice(0, 1)).toEqual(['es-024']);
    expect(idsFor('es', 'GB').at(-1)).toBe('gb-116123');
  });

  it('are never an empty list', () => {
    for (const language of ['es', 'hi', 'ko', 'sv']) expect(idsFor(language).length).toBeGreaterThan(0);
    expect(linesFor('es', 'OTHER').emergency).toBeUndefined();
  });
});
