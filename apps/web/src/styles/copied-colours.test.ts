// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../testing/colours.ts';

const apps = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, apps), 'utf8');
const coloursIn = (text: string) => text.match(/#[\da-f]{6}\b/gi) ?? [];

const light = (...names: string[]) => names.map((name) => hexOf(name, false));
const dark = (...names: string[]) => names.map((name) => hexOf(name, true));
const pairs = (...names: string[]) => names.flatMap((name) => [hexOf(name, false), hexOf(name, true)]);

/** The colours of the files that cannot use the tokens of tokens.css themselves, in the order of the file. */
const copies: Record<string, string[]> = {
  'web/index.html': pairs('paper'),
  'web/build/manifest.ts': light('paper', 'paper'),
  'web/public/icon.svg': light('paper', 'tide', 'clay'),
  'api/src/mail/html.ts': [light, dark].flatMap((of) => of('paper', 'surface', 'ink', 'muted', 'tide')),
  'api/src/plugins/docs-page.ts': pairs('paper', 'ink', 'line'),
  'api/src/plugins/sandbox-page.ts': pairs(
    ...['paper', 'ink', 'warn', 'muted', 'tide', 'tide', 'tide', 'on-tide', 'focus'],
  ),
};

/** A colour in a picture, with the token that it stands for where the page does not define that token. */
const fallback = /var\(--([\w-]+),(?:light-dark\((#\w+),(#\w+)\)|(#\w+))\)/g;

const pictures = readdirSync(new URL('web/public/pictures', apps)).map(
  (name) => `web/public/pictures/${name}`,
);

describe('the colours outside the stylesheets', () => {
  it.each(Object.entries(copies))('of %s are those of tokens.css', (path, expected) => {
    expect(coloursIn(read(path))).toEqual(expected);
  });

  it.each(pictures)('of %s are those of tokens.css', (path) => {
    const found = [...read(path).matchAll(fallback)].map(([, name = '', first, second, only]) => ({
      name,
      colours: only === undefined ? [first, second] : [only, only],
    }));
    expect(found).not.toEqual([]);
    expect(found).toEqual(found.map(({ name }) => ({ name, colours: pairs(name) })));
    expect(coloursIn(read(path).replaceAll(fallback, ''))).toEqual([]);
  });

  it('are compared in every file that has some', () => {
    const files = ['api/src/', 'web/src/', 'web/build/', 'web/public/'].flatMap((folder) =>
      readdirSync(new URL(folder, apps), { recursive: true, encoding: 'utf8' }).map((name) => folder + name),
    );
    const withColours = [...files, 'web/index.html'].filter(
      (path) =>
        /(?<!\.test)\.(ts|tsx|css|svg|html)$/.test(path) &&
        statSync(new URL(path, apps)).isFile() &&
        coloursIn(read(path)).length > 0,
    );
    expect(withColours.toSorted()).toEqual([...Object.keys(copies), ...pictures].toSorted());
  });
});
