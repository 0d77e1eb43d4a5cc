import type { LanguageCode } from '@halved/shared/languages';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { Screens } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { preload } from './app/screens.ts';
import { Frame } from './app/shell/frame.tsx';
import { interpolation, isolation } from './i18n/interpolation.ts';
import { loadTexts } from './i18n/loaders.ts';
import { links } from './links.ts';

/** The wordless frame that every other page shows before its screen is rendered. */
export const renderFrame = (): string => renderToStaticMarkup(<Frame />);

/**
 * The visitor's landing page as markup, made by the build for each language. The server writes it into `/`,
 * so that the page can be read before any script has run. React then renders the same in its place.
 */
export async function renderLanding(language: LanguageCode): Promise<string> {
  const [common, home] = await Promise.all([loadTexts(language, 'common'), loadTexts(language, 'home')]);
  await i18next
    .use(initReactI18next)
    .use(isolation)
    .init({
      lng: language,
      resources: { [language]: { common, home } },
      ns: ['common', 'home'],
      defaultNS: 'common',
      interpolation,
    });
  await preload(links.home);
  return renderToStaticMarkup(
    <Providers>
      <MemoryRouter initialEntries={[links.home]}>
        <Screens />
      </MemoryRouter>
    </Providers>,
  );
}
