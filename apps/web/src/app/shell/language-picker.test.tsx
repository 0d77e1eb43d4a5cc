import { cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { currentLanguage, setLanguage } from '../../i18n/index.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { LanguagePicker } from './language-picker.tsx';

beforeAll(prepareTexts);
afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

it('a language picker that appears at the moment of a change does not undo the change', async () => {
  fakeFetch(() => data({}));
  await setLanguage('es');
  // The sidebar, whose texts are loading, is rendered with the new language before the change is complete.
  i18next.on('languageChanged', function render() {
    i18next.off('languageChanged', render);
    renderApp(<LanguagePicker />);
  });
  await setLanguage('en');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(currentLanguage()).toBe('en');
});
