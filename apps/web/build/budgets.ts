import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { routes } from '../src/app/routes.tsx';
import { chunkOf, closure, entryOf } from './bundle.ts';

/** Bytes after gzip. What grows past them makes the build fail, so that it is noticed the day it happens. */
const budgets = { entry: 130_000, route: 35_000, css: 12_000 };

const sizeOf = (file: Rolldown.OutputBundle[string] | undefined): number => {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
};

/** Refuses an entry, a route or a stylesheet that is heavier than a cheap phone on a slow network can bear. */
export function checkBudgets(root: string): Plugin {
  return {
    name: 'halved-budgets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const refuse = (what: string, bytes: number, budget: number) => {
          if (bytes > budget) this.error(`${what} is ${bytes} bytes after gzip; its budget is ${budget}.`);
        };
        const sum = (files: Iterable<string>) =>
          [...files].reduce((total, file) => total + sizeOf(bundle[file]), 0);
        const entry = closure(bundle, entryOf(bundle).fileName);
        refuse('The entry', sum(entry), budgets.entry);
        for (const { path, screen } of routes) {
          const files = [...closure(bundle, chunkOf(bundle, root, screen)?.fileName ?? '')];
          const own = files.filter((file) => !entry.has(file));
          refuse(`The route ${path}`, sum(own), budgets.route);
        }
        refuse(
          'The stylesheet',
          sum(Object.keys(bundle).filter((file) => file.endsWith('.css'))),
          budgets.css,
        );
      },
    },
  };
}
