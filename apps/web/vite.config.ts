import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { checkBudgets } from './build/budgets.ts';
import { contractRoutes } from './build/contract-routes.ts';
import { precompress } from './build/precompress.ts';
import { serverManifest } from './build/server-manifest.ts';

const root = dirname(fileURLToPath(import.meta.url));
const outDir = join(root, 'dist');
const routerBuild = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));
const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack\/(react-query|query-core)|@trpc)\/|\/src\/ui\/\w+\/(button|button-style|cx|error-state|half-disc|icons|skeleton|spinner)\.tsx?$/;
const common =
  /\/src\/ui\/\w+\/(ago|avatar|card|control-style|empty-state|field|infinite-sentinel|link-button|load-failed|next-page|notice|page|page-title|select|slip|tabs|text-area|text-input|text-link|user-card)\.tsx?$|\/src\/i18n\/message\.ts$|\/src\/lib\/\w+\/(busy|drafts|failure-text|form-draft|invalidate|log|number|polling|progressive|relative-time|roles|scroll-memory|unique-by-id|while-mounted)\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/(?!(check|circle-check|rotate-cw|trash)\.))|shared\/src\/(countries|graphemes|privacy-levels|tiers)\.ts$/;
const dialog = /\/src\/ui\/\w+\/(confirm-dialog|dialog|layers)\.tsx?$/;
const worry =
  /\/src\/features\/posts\/(post-words|use-post)\.tsx?$|\/src\/features\/users\/member-menu\.tsx$|\/src\/ui\/primitives\/menu\.tsx$|\/src\/lib\/\w+\/(optimistic-toggle|people-cache|post-cache|queued-write)\.ts$|lucide-react\/dist\/esm\/icons\/(clock|users)\.mjs$/;
const resolution = /\/src\/features\/resolutions\/(resolution-view\.tsx|use-resolution\.ts)$/;
const form =
  /node_modules\/(react-hook-form|@hookform)\/|\/src\/lib\/forms\/(field-errors|lazy-resolver)\.ts$/;
const account = /\/src\/(lib\/\w+\/(form-memory|lost-answer|sign-in)|ui\/primitives\/email-input)\.tsx?$/;
const languageOfTexts = /\/care\/src\/(crisis\/patterns|lexicon\/hostility)\//;
/** What nearly every visit runs, most of it while the first screen is drawn. */
const runAtOnce = new Set(['base', 'index', 'ui', 'worry', 'thread']);
const apiAddress = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig(({ command }) => ({
  root,
  plugins: [
    contractRoutes(),
    tailwindcss(),
    react(),
    serverManifest(root),
    checkBudgets(root),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
        globIgnores: ['**/sw.js', '**/read-*.js'],
      },
      manifest: {
        name: 'Halved',
        short_name: 'Halved',
        description: 'A worry shared is a worry halved.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f9f4ec',
        theme_color: '#f9f4ec',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
    precompress(outDir),
  ],
  resolve: {
    // The package's own exports name the development build even here, warnings included.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerBuild }] : [],
  },
  build: {
    outDir,
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    // Every byte inlined as data: would need a wider policy; files are cached for good.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Compiled while they load, beside the page (V8's explicit compile hints); else one function after the other
        // holds up the first screen. Other engines take it for a comment.
        postBanner: ({ name }) => (runAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        // What the browser reads texts by, a language each: for those who write in it, not for every visitor's shell.
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => languageOfTexts.test(id))
            ? 'assets/read-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // What every screen needs and seldom changes: one file, better compressed and longer cached.
            { name: 'base', test: everywhere, priority: 3 },
            // The rest of the entry, which would else lie in one file for each set of screens that shares a part.
            { name: 'index', tags: ['$initial'], priority: 2 },
            // What most screens need, a few hundred bytes each: over HTTP/1.1 each file costs a round trip.
            { name: 'ui', test: common, priority: 1 },
            // What screens of worries share, for the same reason.
            { name: 'dialog', test: dialog, priority: 1 },
            { name: 'worry', test: worry },
            { name: 'resolution', test: resolution },
            // What every form needs: apart it is heavier.
            { name: 'form', test: form },
            // What the ways into an account share.
            { name: 'account', test: account },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiAddress } },
}));
