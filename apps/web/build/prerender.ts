import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

interface Prerender {
  renderLanding: (language: string) => Promise<string>;
}

const isPrerender = (module: object): module is Prerender => 'renderLanding' in module;

/** The landing page's markup in each language, by bundling src/prerender.tsx for Node and running it once. */
export async function prerenderLanding(
  root: string,
  languages: readonly string[],
): Promise<Record<string, string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'halved-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const module: object = await import(pathToFileURL(join(outDir, 'prerender.mjs')).href);
    if (!isPrerender(module)) throw new Error('src/prerender.tsx exports no renderLanding');
    const heroes: Record<string, string> = {};
    for (const language of languages) heroes[language] = await module.renderLanding(language);
    return heroes;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
