import { posix } from 'node:path';
import type { Source, Violation } from './source.ts';

/** The names of a workspace's commands, by the path of its package.json. */
export type Commands = ReadonlyMap<string, { readonly name: string; readonly commands: readonly string[] }>;

const fences = /^```[\s\S]*?^```/gm;
const link = /\]\(([^)\s]+)\)/g;
const command = /npm run ([\w:-]+)(?: -w (@[\w/-]+))?/g;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsIn = (text: string): string[] =>
  [...text.replace(fences, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of documents to files and headings that are not there. Links to other machines are not followed. */
export function findDeadLinks(documents: readonly Source[], exists: (path: string) => boolean): Violation[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsIn(text)]));
  return documents.flatMap(({ path, text }) =>
    [...text.replace(fences, '').matchAll(link)].flatMap(([, target = '']) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = '', anchor] = target.split('#');
      const linked = file ? posix.join(posix.dirname(path), file) : path;
      const isAlive = exists(linked) && (!anchor || (anchors.get(linked) ?? [anchor]).includes(anchor));
      return isAlive ? [] : [{ path, message: `links to ${target}, which is not there` }];
    }),
  );
}

/** Commands that documents name and that are not there. In the folder of a workspace its own need no `-w`. */
export function findMissingCommands(documents: readonly Source[], workspaces: Commands): Violation[] {
  const byName = new Map([...workspaces.values()].map(({ name, commands }) => [name, commands]));
  const own = (path: string) => workspaces.get(posix.join(posix.dirname(path), 'package.json'));
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(command)].flatMap(([written, name = '', workspace]) => {
      const root = workspaces.get('package.json')?.commands ?? [];
      const known = workspace ? (byName.get(workspace) ?? []) : [...root, ...(own(path)?.commands ?? [])];
      return known.includes(name) ? [] : [{ path, message: `names \`${written}\`, which is no command` }];
    }),
  );
}
