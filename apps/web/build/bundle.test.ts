// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract } from '@halved/shared/contract/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cspHash, withWords } from './boot.ts';
import { routesOnly } from './contract-routes.ts';
import { compressAll } from './precompress.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halved-build-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the build', () => {
  it('hashes inline code as the Content Security Policy specifies', () => {
    // The example of the Content Security Policy specification.
    expect(cspHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  it('gives the client every route of the contract and no schema', () => {
    const names = (of: object) =>
      Object.entries(of).map(([subject, operations]) => [subject, Object.keys(operations)]);
    expect(names(routesOnly())).toEqual(names(contract));
    expect(routesOnly().auth?.login).toEqual({ route: 'POST /auth/login' });
    expect(routesOnly().auth?.deleteAccount).toEqual({ route: 'DELETE /auth/account', bodied: true });
  });

  it('writes the words of the page in each language into data attributes', async () => {
    const root = join(import.meta.dirname, '..');
    const html = '<p data-words="loading"></p><b data-words="shell.help"></b>';
    expect(await withWords(html, root, ['en', 'es'])).toBe(
      '<p data-en="Loading Halved…" data-es="Cargando Halved…"></p>' +
        '<b data-en="Get help now" data-es="Pedir ayuda ahora"></b>',
    );
    await expect(withWords('<p data-words="shell.nothing"></p>', root, ['en'])).rejects.toThrow(
      'shell.nothing',
    );
  });

  it('paints nothing before the boot script has run, and does not wait for the stylesheet', async () => {
    const html = await readFile(join(import.meta.dirname, '..', 'index.html'), 'utf8');
    const id = /<link rel="expect" href="#(\w+)" blocking="render"/.exec(html)?.[1];
    const expected = html.indexOf(`id="${id}"`);
    expect(expected).toBeGreaterThan(html.indexOf('<!--halved:boot-->'));
    expect(expected).toBeLessThan(html.indexOf('<!--halved:stylesheet-->'));
  });

  it('compresses text files above a minimum size with brotli and gzip', async () => {
    const text = 'a worry shared is a worry halved '.repeat(100);
    await writeFile(join(folder, 'long.js'), text);
    await writeFile(join(folder, 'short.js'), 'short');
    await writeFile(join(folder, 'picture.png'), text);
    await compressAll(folder);
    expect(gunzipSync(await readFile(join(folder, 'long.js.gz'))).toString()).toBe(text);
    expect(brotliDecompressSync(await readFile(join(folder, 'long.js.br'))).toString()).toBe(text);
    for (const name of ['short.js.gz', 'picture.png.br']) {
      await expect(readFile(join(folder, name))).rejects.toThrow('ENOENT');
    }
  });
});
