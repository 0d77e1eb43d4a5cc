import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A source file for the pure checkers: its path from the root, with slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly message: string;
}

const roots = 'apps,packages,e2e,bench,reliability,scripts';
const skipped = /(^|\/)(node_modules|dist|\.types|\.turbo|migrations|results|test-results)(\/|$)/;

/** Every source file of the repository, including those of new folders. */
export function readSources(root: string): Source[] {
  return globSync(`{${roots}}/**/*.{ts,tsx,mjs,css}`, { cwd: root, exclude: (path) => skipped.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !skipped.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(posix.join(root, path), 'utf8') }));
}

/** The imports of a file. A package keeps its name, and a relative import becomes a path from the root. */
export function importsOf({ path, text }: Source): string[] {
  const pattern = /(?:\bfrom|\bimport|\bimport\()\s*(['"])([^'"\n]+)\1/g;
  return [...withoutComments(text).matchAll(pattern)].map(([, , name = '']) =>
    name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), name)) : name,
  );
}

/** The text without comments, with the same line numbers. A // inside a string, as in a URL, stays. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[\s;{}(),])\/\/[^\n]*/g, '$1');
}

export const isTest = (path: string) =>
  /\.test\.tsx?$|\/testing\/|\.fixtures?\.ts$/.test(path) || path.startsWith('e2e/');
