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

describe('the lines for a text in a language', () => {
  it('are those of the country of the account, the ones of its language first', () => {
    expect(idsFor('es', 'ES')).toEqual(['es-024', 'es-esperanza']);
    expect(idsFor('es', 'US').slice(0, 2)).toEqual(['us-988', 'us-741741']);
    expect(linesFor('es', 'ES').emergency?.phone).toBe('112');
  });

  it('are those of the country chosen on the device before all others', () => {
    rememberCountry('FR');
    expect(idsFor('fr', 'ES')[0]).toBe('fr-3114');
  });

  it('stand beside those of the language, where the browser’s region speaks another', () => {
    browserIn('en-US');
    expect(idsFor('es')).toEqual(['us-988', 'es-024', 'mx-vida']);
    expect(idsFor('en').every((id) => id.startsWith('us-'))).toBe(true);
  });

  it('come before the one nearby, where nobody there would understand', () => {
    expect(idsFor('es', 'GB').slice(0, 1)).toEqual(['es-024']);
    expect(idsFor('es', 'GB').at(-1)).toBe('gb-116123');
  });

  it('are never none, wherever somebody is', () => {
    for (const language of ['es', 'hi', 'ko', 'sv']) expect(idsFor(language).length).toBeGreaterThan(0);
    expect(linesFor('es', 'OTHER').emergency).toBeUndefined();
  });
});
