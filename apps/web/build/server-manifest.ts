import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '../src/app/routes.ts';
import { type Boot, buildBoot, cspHash, withWords } from './boot.ts';
import { chunkOf, closure, entryOf, localesOf } from './bundle.ts';
import { type Prerendered, prerender } from './prerender.ts';

/** dist/server-manifest.json: what the API's server needs to know about this build (README.md explains it). */
interface ServerManifest {
  csp: { scriptHashes: string[]; styleHashes: string[] };
  routes: {
    path: string;
    /**
     * The route's chunk and its imports, except those that the entry imports too, because every page preloads these.
     */
    assets: string[];
    namespaces: string[];
    title: Record<string, string>;
  }[];
  locales: Record<string, Record<string, string>>;
  /** The visitor's landing page as markup in each language, which replaces <!--halved:hero--> on `/`. */
  hero: Record<string, string>;
  /** What a browser without scripts shows in each language, instead of <!--halved:scriptless-->. */
  scriptless: Record<string, { notice: string; help: string }>;
  /** What search engines and previews of links say about Halved in each language. */
  description: Record<string, string>;
}

/**
 * The script tag of the entry, as the build writes it. A preload link replaces it, because the boot script starts the
 * entry after the first paint.
 */
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Inlines the boot script and style into index.html, puts the stylesheet after the splash, and writes the manifest. A
 * phone has few connections and loads files in the order of the page's links. This order is: the stylesheet, the
 * entry, its heaviest import, and then the route's chunks.
 */
export function serverManifest(root: string): Plugin {
  const localesDir = join(root, 'src/i18n/locales');
  const languages = readdirSync(localesDir);
  let boot: Boot;
  let prerendered: Prerendered = { hero: {}, help: {}, frame: '' };
  let command = '';
  return {
    name: 'halved-server-manifest',
    configResolved(config) {
      command = config.command;
    },
    async buildStart() {
      boot = await buildBoot(root);
      if (command === 'build') prerendered = await prerender(root, languages);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const stylesheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
        const preloadLink = stylesheet.replace('rel="stylesheet"', 'rel="preload" as="style"').trim();
        // The entry has a low priority, because it is small and runs only after the first paint. The libraries that it
        // imports take longer to load.
        const entry = '<link rel="modulepreload" crossorigin fetchpriority="low" href="$1" data-entry>';
        const translated = await withWords(html, root, languages);
        return translated
          .replace(stylesheet, '')
          .replace(entryScript, `${preloadLink}${entry}`)
          .replace('</head>', '<!--halved:head--></head>')
          .replace('</title>', () => `</title>\n    <style>${boot.style}</style>`)
          .replace('<!--halved:frame-->', () => prerendered.frame)
          .replace('<!--halved:boot-->', () => `<script id="boot">${boot.script}</script>`)
          .replace('<!--halved:stylesheet-->', stylesheet.trim());
      },
    },
    async generateBundle(_, bundle) {
      const entryFiles = closure(bundle, entryOf(bundle).fileName);
      const titles = await titlesOf(root, languages);
      const manifest: ServerManifest = {
        csp: { scriptHashes: [cspHash(boot.script)], styleHashes: [cspHash(boot.style)] },
        routes: routes.map((route) => {
          const chunk = chunkOf(bundle, root, route.screen);
          const files = chunk ? [...closure(bundle, chunk.fileName)] : [];
          return {
            path: route.path,
            assets: files.filter((file) => !entryFiles.has(file)).map((file) => `/${file}`),
            namespaces: ['common', ...route.namespaces],
            title: Object.fromEntries(languages.map((language) => [language, titles(language, route.title)])),
          };
        }),
        locales: localesOf(bundle),
        hero: prerendered.hero,
        scriptless: await scriptlessOf(root, prerendered.help),
        description: await descriptionsOf(root, languages),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'server-manifest.json',
        source: JSON.stringify(manifest, null, 2),
      });
    },
  };
}

const textsOf = async (root: string, language: string, namespace: string) =>
  (await import(join(root, `src/i18n/locales/${language}/${namespace}.json`), { with: { type: 'json' } }))
    .default;

/** The sentence for every page, and the crisis lines for /help. */
async function scriptlessOf(root: string, help: Record<string, string>) {
  const scriptless: ServerManifest['scriptless'] = {};
  for (const [language, lines] of Object.entries(help)) {
    const { errors } = await textsOf(root, language, 'common');
    scriptless[language] = { notice: errors.noScript, help: lines };
  }
  return scriptless;
}

async function descriptionsOf(root: string, languages: readonly string[]): Promise<Record<string, string>> {
  const descriptions: Record<string, string> = {};
  for (const language of languages) {
    const { tagline } = await textsOf(root, language, 'feed');
    const { visitor } = await textsOf(root, language, 'home');
    descriptions[language] = `${tagline} ${visitor.lead}`;
  }
  return descriptions;
}

async function titlesOf(root: string, languages: readonly string[]) {
  const texts: Record<string, { titles: Record<string, string> }> = {};
  for (const language of languages) texts[language] = await textsOf(root, language, 'common');
  return (language: string, key: string) => {
    const title = texts[language]?.titles[key] ?? 'Halved';
    return title === 'Halved' ? title : `${title} · Halved`;
  };
}
