import type { Plugin } from 'vite';
import { routes } from '../src/app/routes.ts';
import { links } from '../src/links.ts';
import { chunkOf, entryOf } from './bundle.ts';

/** The chunks of the build by file name, with what they import. */
type Chunks = Readonly<
  Record<string, { type: 'chunk'; imports: string[]; dynamicImports: string[] } | { type: 'asset' }>
>;

/** The chunks that the entry reaches, at once or later, on ways that do not lead through `closed` ones. */
export function reachable(chunks: Chunks, entry: string, closed: ReadonlySet<string>): Set<string> {
  const reached = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (chunk?.type !== 'chunk' || closed.has(name) || reached.has(name)) return;
    reached.add(name);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(entry);
  return reached;
}

/** The first admin’s page may be opened by everybody, but only once, and with a network. */
const isForStaff = ({ access, path }: (typeof routes)[number]): boolean =>
  access === 'moderator' || access === 'admin' || path === links.setup;

/** The texts that only the pages for moderators and admins show. */
const textsForStaff = /\/texts-\w+-(admin|moderation)-/;

/**
 * Finds what only moderators and admins open, which the offline shell leaves out: their screens, all chunks that nothing
 * else imports, and their texts.
 */
export function offlineShell(root: string) {
  let forEverybody = new Set<string>();
  const plugin: Plugin = {
    name: 'halved-offline-shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const screens = routes
          .filter(isForStaff)
          .map(({ screen }) => chunkOf(bundle, root, screen)?.fileName);
        const closed = new Set(screens.flatMap((name) => name ?? []));
        forEverybody = reachable(bundle, entryOf(bundle).fileName, closed);
      },
    },
  };
  const withoutStaff = <Entry extends { url: string }>(entries: Entry[]) => ({
    manifest: entries.filter(
      ({ url }) => (!url.endsWith('.js') || forEverybody.has(url)) && !textsForStaff.test(url),
    ),
  });
  return { plugin, withoutStaff };
}
