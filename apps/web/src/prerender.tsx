import type { LanguageCode } from '@halved/shared/languages';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { Screens } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { preload } from './app/screens.ts';
import { Frame } from './app/shell/frame.tsx';
import { PlainHelp } from './features/help/plain-help.tsx';
import { interpolation, isolation } from './i18n/interpolation.ts';
import { loadTexts } from './i18n/loaders.ts';
import type { Namespace } from './i18n/resources.ts';
import { links } from './links.ts';

/** The wordless frame that every other page shows before its screen is rendered. */
export const renderFrame = (): string => renderToStaticMarkup(<Frame />);

async function startTexts(language: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  const texts = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadTexts(language, namespace)]),
  );
  await i18next
    .use(initReactI18next)
    .use(isolation)
    .init({
      lng: language,
      resources: { [language]: Object.fromEntries(texts) },
      ns: namespaces,
      defaultNS: 'common',
      interpolation,
    });
}

/**
 * The visitor's landing page as markup, made by the build for each language. The server writes it into `/`,
 * so that the page can be read before any script has run. React then renders the same in its place.
 */
export async function renderLanding(language: LanguageCode): Promise<string> {
  await startTexts(language, ['common', 'home']);
  await preload(links.home);
  return renderToStaticMarkup(
    <Providers>
      <MemoryRouter initialEntries={[links.home]}>
        <Screens />
      </MemoryRouter>
    </Providers>,
  );
}

/** The crisis lines for a browser without scripts, which the server writes into /help in the visitor's language. */
export async function renderHelp(language: LanguageCode): Promise<string> {
  await startTexts(language, ['common', 'help']);
  return renderToStaticMarkup(<PlainHelp />);
}
