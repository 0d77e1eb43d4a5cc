import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languageKey } from '../../i18n/choose.ts';
import { currentLanguage, setLanguage } from '../../i18n/index.ts';
import { writeLocal } from '../../lib/device/storage.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { LanguagePicker } from './language-picker.tsx';

beforeAll(prepareTexts);
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

describe('the language picker', () => {
  it('adopts a language that was chosen before the picker had loaded', async () => {
    fakeFetch(() => data({}));
    writeLocal(languageKey, 'es');
    renderApp(<LanguagePicker />);
    expect(await screen.findByRole('combobox', { name: 'Idioma' })).toBeDefined();
    expect(currentLanguage()).toBe('es');
  });

  it('keeps the current language if the stored one is empty or unknown', () => {
    fakeFetch(() => data({}));
    for (const stored of ['', 'tlh']) {
      writeLocal(languageKey, stored);
      renderApp(<LanguagePicker />);
      expect(currentLanguage()).toBe('en');
      cleanup();
    }
  });
});
