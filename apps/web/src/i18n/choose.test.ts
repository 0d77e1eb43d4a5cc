// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chooseLanguage, directionOf } from './choose.ts';

describe('the language', () => {
  it('is the one chosen on this device', () => {
    expect(chooseLanguage('es', ['fr-FR'], 'de')).toBe('es');
  });
  it('is otherwise the first known one of the browser', () => {
    expect(chooseLanguage(null, ['cy', 'pt-BR', 'en'], 'de')).toBe('pt');
  });
  it('is otherwise the page’s, and else English', () => {
    expect(chooseLanguage('xx', ['cy'], 'de-AT')).toBe('de');
    expect(chooseLanguage(null, [], '')).toBe('en');
  });
  it('of Arabic runs from right to left', () => {
    expect(['ar', 'hi', 'en', 'xx'].map(directionOf)).toEqual(['rtl', 'ltr', 'ltr', 'ltr']);
  });
});
