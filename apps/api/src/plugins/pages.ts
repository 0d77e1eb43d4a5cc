import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defaultLanguage, directionOf, type LanguageCode } from '@halved/shared/languages';
import { escapeHtml } from '../html.ts';
import { etagOf } from './etag.ts';

/** The manifest that the web build writes for the server (dist/server-manifest.json). */
interface Manifest {
  csp: { scriptHashes: string[]; styleHashes: string[] };
  routes: RouteAssets[];
  /** The URL of each chunk of texts, by language and namespace. */
  locales: Record<string, Record<string, string>>;
  /** The visitor's landing page in each language, so that / can be read before any script has run. */
  hero: Record<string, string>;
  /** What a browser without scripts shows in each language: a sentence on every page, and the crisis lines on /help. */
  scriptless: Record<string, { notice: string; help: string }>;
  /** What search engines and previews of links say, in each language. */
  description: Record<string, string>;
}

interface RouteAssets {
  path: string;
  assets: string[];
  namespaces: string[];
  title: Record<string, string>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Page {
  body: Buffer;
  etag: string;
  /** Whether the client has a screen for this path. */
  known: boolean;
  /** What a search engine must not do with it (X-Robots-Tag); null if it may do everything. */
  robots: string | null;
}

/**
 * Somebody waits while a page is compressed, and so does everybody else: 1 ms with this quality, 33 ms with the best
 * one. The best would save 840 of 8,100 bytes, and after each start there are some hundred pages to compress.
 */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const compress = {
  br: (html: Buffer) => brotliCompressSync(html, quality),
  gzip: (html: Buffer) => gzipSync(html),
  identity: (html: Buffer) => html,
};

/**
 * Search engines find every screen, but `robots.txt` of the client keeps people's words from those that obey it, and only
 * the landing page may be quoted, because it shows nobody's words. What others show may be hidden or deleted by its author
 * at any time, and a search engine would go on showing it.
 */
function robotsOf(route: RouteAssets | undefined): string | null {
  if (!route) return 'noindex';
  return route.path === '/' ? null : 'nosnippet, noarchive';
}

/** `:name` matches one part of a path, and `:name?` matches an optional part. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`);

/**
 * Preloads a file with low priority, so that a slow connection is left to what matters first: the stylesheet, the first
 * API responses, and the one large file of libraries, which the entry script imports (apps/web/build/README.md).
 */
const preload = (href: string) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`;

/**
 * What other sites and apps show beside a link. A worry is not quoted, because its author may delete it or change who
 * sees it, but a preview stays where it was posted.
 */
function previewOf(title: string, description: string, publicUrl: string): string {
  const image = `${publicUrl}/social.png`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Halved',
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Halved',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...tags,
  ].join('');
}

/** Chooses the words of a language, as the boot script does, for a browser that does not run it. */
const inLanguage = (html: string, language: LanguageCode) =>
  html.replaceAll(new RegExp(` data-${language}="([^"]*)"[^>]*>[^<]*`, 'g'), (element, words: string) =>
    element.replace(/[^>]*$/, () => words),
  );

/** What a browser without scripts shows of a path, as markup. */
function scriptlessOf({ scriptless }: Manifest, language: LanguageCode, path: string | undefined): string {
  const texts = scriptless[language] ?? scriptless[defaultLanguage];
  if (!texts) return '';
  const help = path === '/help' ? texts.help : '';
  return `<noscript>${help}<p id="scriptless">${escapeHtml(texts.notice)}</p></noscript>`;
}

/**
 * Renders index.html for each route: with its title and the preview of its links, and with preloads of its chunks and
 * texts before the script runs.
 */
export function createPages(root: string, publicUrl: string) {
  const template = readFileSync(`${root}/index.html`, 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/server-manifest.json`, 'utf8'));
  const routes = manifest.routes
    .filter(({ path }) => path !== '*')
    .map((route) => ({ route, pattern: patternOf(route.path) }));
  const pages = new Map<string, Page>();

  const render = (route: RouteAssets | undefined, language: LanguageCode): string => {
    const texts = manifest.locales[language] ?? manifest.locales[defaultLanguage] ?? {};
    const direction = directionOf(language);
    const chunks = (route?.namespaces ?? []).flatMap((namespace) => texts[namespace] ?? []);
    const title = route?.title[language] ?? route?.title[defaultLanguage] ?? 'Halved';
    const description = manifest.description[language] ?? manifest.description[defaultLanguage] ?? '';
    const preloads = [...(route?.assets ?? []), ...chunks].map(preload).join('');
    const head = `${previewOf(title, description, publicUrl)}${preloads}`;
    const hero = route?.path === '/' ? (manifest.hero[language] ?? manifest.hero[defaultLanguage] ?? '') : '';
    const scriptless = scriptlessOf(manifest, language, route?.path);
    return inLanguage(template, language)
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace('<!--halved:head-->', () => head)
      .replace('<!--halved:scriptless-->', () => scriptless)
      .replace('<!--halved:hero-->', () => (hero ? `<div data-hero>${hero}</div>` : ''));
  };

  return {
    csp: manifest.csp,
    /** The page of a path, rendered once for each route, language and encoding. */
    find(path: string, language: LanguageCode, encoding: Encoding): Page {
      const route = routes.find(({ pattern }) => pattern.test(path))?.route;
      const key = `${route?.path ?? path === '/index.html'} ${language} ${encoding}`;
      const cached = pages.get(key);
      if (cached) return cached;
      const body = compress[encoding](Buffer.from(render(route, language)));
      const known = route !== undefined || path === '/index.html';
      const page = { body, etag: etagOf(body), known, robots: robotsOf(route) };
      pages.set(key, page);
      return page;
    },
  };
}
