// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose.ts';

describe('the language of the interface', () => {
  it('is the one chosen on this device', () => {
    expect(chooseLanguage('es', ['fr-FR'], 'de')).toBe('es');
  });
  it('is the first known language of the browser if none was chosen', () => {
    expect(chooseLanguage(null, ['cy', 'pt-BR', 'en'], 'de')).toBe('pt');
  });
  it('is the language of the page if the browser has no known language, and English otherwise', () => {
    expect(chooseLanguage('xx', ['cy'], 'de-AT')).toBe('de');
    expect(chooseLanguage(null, [], '')).toBe('en');
  });
});
