import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

export interface Boot {
  script: string;
  style: string;
}

/** Bundles src/boot/boot.ts with its stylesheet into one classic script and one style, both minified. */
export async function buildBoot(root: string): Promise<Boot> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      copyPublicDir: false,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: join(root, 'src/boot/boot.ts'),
        // With the format `iife` the bundler would put the style into the script.
        output: { format: 'es' },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The boot script could not be bundled');
  const boot: Boot = { script: '', style: '' };
  for (const file of bundle.output) {
    if (file.type === 'chunk') boot.script += `(()=>{${file.code.trim()}})();`;
    else if (file.fileName.endsWith('.css')) boot.style += String(file.source).trim();
  }
  if (!boot.script || !boot.style) throw new Error('The boot script or its style came out empty');
  return boot;
}

/** The hash by which the content security policy allows an inline script or style. */
export const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Writes into a page the words that it shows before any script has loaded, in each language with texts. For example
 * `data-words="shell.help"` becomes `data-en="…" data-es="…"`, with texts from common.json. The boot script chooses one
 * of them.
 */
export async function withWords(html: string, root: string, languages: readonly string[]): Promise<string> {
  const texts = languages.map(async (language) => {
    const file = join(root, `src/i18n/locales/${language}/common.json`);
    return [language, JSON.parse(await readFile(file, 'utf8'))] as const;
  });
  const commonTexts = await Promise.all(texts);
  return html.replaceAll(/data-words="([\w.]+)"/g, (_, path: string) =>
    commonTexts
      .map(([language, common]) => {
        const text: unknown = path.split('.').reduce((node, key) => node?.[key], common);
        if (typeof text !== 'string') throw new Error(`common.json of ${language} has no ${path}`);
        return `data-${language}="${escaped(text)}"`;
      })
      .join(' '),
  );
}
