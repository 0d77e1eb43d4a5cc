import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { checkBudgets } from './build/budgets.ts';
import { contractRoutes } from './build/contract-routes.ts';
import { manifest } from './build/manifest.ts';
import { offlineShell } from './build/offline-shell.ts';
import { precompress } from './build/precompress.ts';
import { serverManifest } from './build/server-manifest.ts';

const root = dirname(fileURLToPath(import.meta.url));
const outDir = join(root, 'dist');
const routerBuild = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));
/**
 * What nearly every screen shows or uses: buttons, fields, the frame of the page, what shares something, and what asks
 * before it is left.
 */
const partOfEveryScreen =
  /\/src\/(ui\/primitives|i18n|lib\/(rendering|server|state))\/|\/device\/pass-on\.|\/navigation\/leave-page\.|\/icons\/share-2\./;
/** The contract's schemas are not among these modules, because they are loaded with the forms. */
const partOfManyScreens =
  /\/src\/(ui|lib(?!\/(forms|writing)))\/|\/lucide-react\/|\/shared\/src\/(?!contract\/)/;
/** What every page loads after its start is not among these modules, as nobody may need a form on that page. */
const partOfForms =
  /\/node_modules\/(react-hook-form|@hookform)\/|\/src\/lib\/(forms|server(?!\/((kept|claim)-writes|watch-instance)))\//;
const partOfWriting = /\/src\/(features\/safety\/|app\/writing)/;
const partOfPosts = /\/src\/(app|features\/(posts|likes|comments))\//;
const partOfWellness = /\/src\/features\/wellness\//;
/** The texts of one language: its common ones, another namespace, or the messages shared with the server. */
const textsOfLanguage = /\/(?:i18n\/(?:locales|languages)|shared\/src\/messages)\/(\w+)/;
const languageOfTexts = /\/care\/src\/(crisis\/patterns|lexicon\/hostility)\//;
const shell = offlineShell(root);
/** The service worker is a build of its own, with packages of its own. */
const licencesOfWorker: Plugin = {
  name: 'halved-licences-of-worker',
  config: () => ({ build: { license: { fileName: 'sw.licenses.md' } } }),
};
const apiAddress = process.env.API_URL ?? 'http://localhost:3000';

function prefixOf(moduleIds: readonly string[]): string {
  if (moduleIds.some((id) => languageOfTexts.test(id))) return 'read-';
  const [, language] = moduleIds.map((id) => textsOfLanguage.exec(id)).find(Boolean) ?? [];
  return language ? `texts-${language}-` : '';
}

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    contractRoutes(),
    tailwindcss(),
    react(),
    serverManifest(root),
    checkBudgets(root),
    shell.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
        globIgnores: ['**/sw.js', '**/read-*.js'],
        manifestTransforms: [shell.withoutStaff],
        buildPlugins: { vite: [licencesOfWorker] },
      },
      manifest,
    }),
    precompress(outDir),
  ],
  resolve: {
    // Even in a production build, the exports of react-router lead to its development build, which prints warnings.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerBuild }] : [],
  },
  build: {
    outDir,
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    // Assets are never inlined as data: URLs, because the content security policy would have to allow these. A file of
    // its own costs little, because it is cached for a year.
    assetsInlineLimit: 0,
    // Most licences ask that their notice comes with the copy, which the server sends to every browser.
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // With this explicit compile hint V8 compiles the file while it loads. Other engines take it for a comment.
        postBanner: '//# allFunctionsCalledOnLoad',
        // The names say what the offline shell leaves out (`globIgnores`, `offline-texts.ts`): the data for checking
        // texts, which only people who write load, and the texts of languages that are not in use.
        chunkFileNames: ({ moduleIds }) => `assets/${prefixOf(moduleIds)}[name]-[hash].js`,
        codeSplitting: {
          // Over HTTP/1.1 each file costs a round trip, so code that many screens share is put into few files.
          groups: [
            // The packages of the entry seldom change, so they form one file, which compresses better and stays cached
            // longer.
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 6 },
            { name: 'index', tags: ['$initial'], priority: 5 },
            // A screen with a small form, such as the login, needs only `ui` and `form` of these. A screen with posts needs
            // all but `form`.
            { name: 'ui', test: partOfEveryScreen, minShareCount: 4, priority: 4 },
            { name: 'shared', test: partOfManyScreens, minShareCount: 8, priority: 3 },
            { name: 'form', test: partOfForms, priority: 2 },
            { name: 'wellness-parts', test: partOfWellness, minShareCount: 2, priority: 2 },
            { name: 'drafts', test: /\/src\/lib\/writing\//, minShareCount: 4, priority: 2 },
            { name: 'writing', test: partOfWriting, minShareCount: 4, priority: 1 },
            { name: 'posts', test: partOfPosts, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiAddress } },
}));
