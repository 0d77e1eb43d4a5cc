import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Compressing a file smaller than this, in bytes, saves no network packet. */
const minimumBytes = 1_000;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minimumBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    gz(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

/** Writes `x.br` and `x.gz` beside every text file of a folder and its subfolders, except very small files. */
export async function compressAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (compressible.test(name) && name !== 'server-manifest.json' && (await stat(file)).isFile()) {
      await compress(file);
    }
  }
}

/**
 * Compresses the complete dist. index.html is not compressed here, because the server writes into it for each request.
 */
export function precompress(outDir: string): Plugin {
  return {
    name: 'halved-precompress',
    apply: 'build',
    enforce: 'post',
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(outDir) },
  };
}
