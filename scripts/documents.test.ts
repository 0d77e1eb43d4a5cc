import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDeadLinks, findMissingCommands } from './lib/documents.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md', '{apps,packages}/*/*.md'], { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: read(path),
}));
const workspaces = new Map(
  globSync(['package.json', '{e2e,bench}/package.json', '{apps,packages}/*/package.json'], { cwd: root }).map(
    (path) => {
      const { name, scripts = {} } = JSON.parse(read(path));
      return [path.replaceAll('\\', '/'), { name: String(name), commands: Object.keys(scripts) }];
    },
  ),
);

describe('the documents', () => {
  it('link only to files and headings that are there', () => {
    expect(documents.length).toBeGreaterThan(60);
    expect(findDeadLinks(documents, (path) => existsSync(root + path))).toEqual([]);
  });

  it('name only commands that are there', () => {
    expect(workspaces.size).toBeGreaterThan(7);
    expect(findMissingCommands(documents, workspaces)).toEqual([]);
  });
});

const messages = (text: string) => {
  const found = [
    ...findDeadLinks([{ path: 'docs/a.md', text: `# To run it, once\n\n${text}` }], (path) =>
      ['docs/a.md', 'docs/b.md', 'README.md'].includes(path),
    ),
    ...findMissingCommands(
      [{ path: 'docs/a.md', text }],
      new Map([
        ['package.json', { name: 'whole', commands: ['build'] }],
        ['part/package.json', { name: '@whole/part', commands: ['draw'] }],
      ]),
    ),
  ];
  return found.map(({ message }) => message);
};

describe('the checker of documents', () => {
  it('reports a missing file, a missing heading, and a command that only another package has', () => {
    expect(messages('[b](c.md)')).toEqual(['links to c.md, which is not there']);
    expect(messages('[b](#to-run)')).toEqual(['links to #to-run, which is not there']);
    expect(messages('`npm run draw`')).toEqual(['names `npm run draw`, which is no command']);
    expect(messages('`npm run build -w @whole/part`')).toHaveLength(1);
  });

  it('allows what is there, and the addresses of other machines', () => {
    expect(messages('[b](b.md) [c](../README.md) [d](#to-run-it-once) [e](https://example.org/x)')).toEqual(
      [],
    );
    expect(messages('`npm run build -- --fast` and npm run draw -w @whole/part')).toEqual([]);
  });
});
