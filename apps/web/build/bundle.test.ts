// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract } from '@halved/shared/contract/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cspHash, withWords } from './boot.ts';
import { routesOnly } from './contract-routes.ts';
import { missingHooks, trimmed } from './lean.ts';
import { compressAll } from './precompress.ts';

const hooksIndex = fileURLToPath(import.meta.resolve('@trpc/react-query'));

const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const filesWhere = (is: (source: string) => boolean) =>
  Object.entries(sources).flatMap(([path, source]) => (is(source) ? [path] : []));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halved-build-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the build', () => {
  it('names inline code as a policy does', () => {
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

  it('lets go of what a library keeps for nobody, and of nothing else', () => {
    const router = '/node_modules/react-router/dist/production/chunk-ABC.mjs';
    const { code, met } = trimmed(
      'var Form = React10.forwardRef(f);\nForm.displayName = "Form";\nrun();',
      router,
    );
    expect(code).toBe('var Form = /* @__PURE__ */ React10.forwardRef(f);\n\nrun();');
    expect(met).toHaveLength(2);
    expect(trimmed('function PrefetchPageLinks(p) {}', router).code).toContain(
      'const PrefetchPageLinks = () => null;',
    );
    expect(trimmed('Form.displayName = "Form";', '/src/form.tsx')).toEqual({
      code: 'Form.displayName = "Form";',
      met: [],
    });
  });

  it('leaves of the hooks what screens ask by, and no screen asks by another', async () => {
    const [, file = ''] = /^import .* from "(.*shared-.*)";$/m.exec(await readFile(hooksIndex, 'utf8')) ?? [];
    const id = join(dirname(hooksIndex), file);
    const { code, met } = trimmed(await readFile(id, 'utf8'), id);
    const given = /\n\treturn \{\n\t\tProvider[\s\S]*?\n\t\};/.exec(code)?.[0].match(/(?<=\t)\w+(?=[:,])/g);
    expect(given?.toSorted()).toEqual(
      [
        'Provider',
        'createClient',
        'useContext',
        'useInfiniteQuery',
        'useMutation',
        'useQuery',
        'useUtils',
      ].sort(),
    );
    expect(met).toHaveLength(4);
    expect(filesWhere((source) => missingHooks.test(source))).toEqual([]);
  });

  it('leaves out the rules of forms, and every form has a resolver', async () => {
    const id = fileURLToPath(import.meta.resolve('react-hook-form'));
    const { code, met } = trimmed(await readFile(id, 'utf8'), id);
    expect(code).toContain('const validateField = async () => ({});\n');
    expect(code).toContain('export { Controller,');
    expect(met).toHaveLength(1);
    expect(filesWhere((source) => /\buseForm[<(]/.test(source) && !/\bresolver\b/.test(source))).toEqual([]);
  });

  it('gives what comes with the page its words in each language', async () => {
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

  it('compresses what is worth it, both ways', async () => {
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
