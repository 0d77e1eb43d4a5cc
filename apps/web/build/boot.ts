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
        // Not iife: that would carry the style inside the script and inject it.
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

/** What the content security policy has to name for an inline script or style to be allowed. */
export const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The wording of the splash in each language with texts, from its common.json. */
export async function splashWords(
  root: string,
  languages: readonly string[],
): Promise<Record<string, string>> {
  const entries = languages.map(async (language) => {
    const file = join(root, `src/i18n/locales/${language}/common.json`);
    const texts: { loading: string } = JSON.parse(await readFile(file, 'utf8'));
    return [language, texts.loading] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
