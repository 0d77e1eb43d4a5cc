import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

interface Prerender {
  renderLanding: (language: string) => Promise<string>;
  renderHelp: (language: string) => Promise<string>;
  renderFrame: () => string;
}

const isPrerender = (module: object): module is Prerender =>
  'renderLanding' in module && 'renderHelp' in module && 'renderFrame' in module;

export interface Prerendered {
  /** The landing page's markup in each language. */
  hero: Record<string, string>;
  /** The crisis lines for a browser without scripts, in each language. */
  help: Record<string, string>;
  /** The markup that every other page shows before its screen is rendered. */
  frame: string;
}

/**
 * Renders what a page shows before any script has loaded: bundles src/prerender.tsx for Node, and calls its functions.
 */
export async function prerender(root: string, languages: readonly string[]): Promise<Prerendered> {
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
    if (!isPrerender(module))
      throw new Error('src/prerender.tsx exports no renderLanding, renderHelp or renderFrame');
    const hero: Record<string, string> = {};
    const help: Record<string, string> = {};
    for (const language of languages) {
      hero[language] = await module.renderLanding(language);
      help[language] = await module.renderHelp(language);
    }
    return { hero, help, frame: module.renderFrame() };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
