import { gzipSync } from 'node:zlib';
import { budgets, hasCharts } from '@halved/shared/client-budgets';
import type { Plugin } from 'vite';
import { routes } from '../src/app/routes.ts';
import { chunkOf, closure, entryOf } from './bundle.ts';

/** The files of the build by name, with their contents. */
export type Files = Readonly<
  Record<
    string,
    | { type: 'chunk'; code: string; imports: string[]; dynamicImports: string[] }
    | { type: 'asset'; source: string | Uint8Array }
  >
>;

const sizeOf = (file: Files[string] | undefined): number => {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
};

const laterOf = (file: Files[string] | undefined): string[] =>
  file?.type === 'chunk' ? file.dynamicImports : [];

/**
 * Returns one sentence for each part that is heavier than its budget. The parts are the entry with its imports, each
 * route with those imports that the entry does not have, and all stylesheets together. The maps that a route with charts
 * loads later count too.
 * @param screens the chunk of each route's screen by the route's path
 */
export function breaches(
  files: Files,
  entry: string,
  screens: Readonly<Record<string, string | undefined>>,
): string[] {
  const messages: string[] = [];
  const weigh = (part: string, names: Iterable<string>, budget: number) => {
    const bytes = [...names].reduce((total, name) => total + sizeOf(files[name]), 0);
    if (bytes > budget) messages.push(`${part} is ${bytes} bytes after gzip; its budget is ${budget}.`);
  };
  const entryFiles = closure(files, entry);
  weigh('The entry', entryFiles, budgets.entry);
  for (const [path, screen] of Object.entries(screens)) {
    if (!screen) messages.push(`The route ${path} has no chunk to weigh.`);
    else {
      const charted = hasCharts(path);
      const loaded = closure(files, screen);
      for (const late of charted ? laterOf(files[screen]) : []) closure(files, late, loaded);
      const ownFiles = [...loaded].filter((name) => !entryFiles.has(name));
      weigh(`The route ${path}`, ownFiles, charted ? budgets.charts : budgets.route);
    }
  }
  const sheets = Object.keys(files).filter((name) => name.endsWith('.css'));
  weigh('The stylesheet', sheets, budgets.styles);
  return messages;
}

/** Fails the build when an entry, a route or a stylesheet is too heavy for a cheap phone on a slow network. */
export function checkBudgets(root: string): Plugin {
  return {
    name: 'halved-budgets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const screens = routes.map(({ path, screen }) => [path, chunkOf(bundle, root, screen)?.fileName]);
        const messages = breaches(bundle, entryOf(bundle).fileName, Object.fromEntries(screens));
        if (messages.length > 0) this.error(messages.join('\n'));
      },
    },
  };
}
