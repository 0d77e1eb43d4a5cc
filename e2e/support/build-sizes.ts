import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { budgets, hasCharts } from '@halved/shared/client-budgets';
import { buildRoot } from './instance.ts';

const dist = join(buildRoot, 'apps', 'web', 'dist');

/** A part of the built web client, with its bytes over the network. */
export interface Part {
  name: string;
  /** By these the budgets count. */
  gzip: number;
  /** These browsers get. */
  brotli: number;
  budget?: number;
}

interface Manifest {
  routes: { path: string; assets: string[] }[];
  locales: Record<string, Record<string, string>>;
}

const gzipOf = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** The size of the file that the build compressed; the server compresses the page, and sends small files as they are. */
function brotliOf(file: string): number {
  if (file.endsWith('.html')) return brotliCompressSync(readFileSync(join(dist, file))).length;
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

function partOf(name: string, files: readonly string[]): Part {
  const total = (sizeOf: (file: string) => number) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  return { name, gzip: total((file) => gzipOf(readFileSync(join(dist, file)))), brotli: total(brotliOf) };
}

/** The name of a built file without its hash. */
const nameOf = (file: string): string => file.replace(/^\/assets\//, '').replace(/-[\w-]{8}\.js$/, '');

/** Adds a script and all scripts whose names it mentions, which leaves out those of an older build in the same folder. */
function addReachable(file: string, reached: Set<string>): void {
  if (reached.has(file) || !existsSync(join(dist, file))) return;
  reached.add(file);
  for (const [name] of readFileSync(join(dist, file), 'utf8').matchAll(/[\w-]+-[\w-]{8}\.js/g)) {
    addReachable(`/assets/${name}`, reached);
  }
}

/** Opens the built web client. Each of the functions in the answer reads and compresses its own files. */
export function openBuild() {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'server-manifest.json'), 'utf8'));
  const assets = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`);
  const scripts = page.matchAll(/(?:src|modulepreload"[^>]*href)="(\/assets\/[^"]+\.js)"/g);
  const entryFiles = [...scripts].map(([, file = '']) => file);
  const textFiles = Object.values(manifest.locales).flatMap((files) => Object.values(files));
  const screenFiles = manifest.routes.flatMap((route) => route.assets);
  const early = new Set([...entryFiles, ...screenFiles, ...textFiles]);
  return {
    entryFiles,
    entry: (): Part => ({ ...partOf('the entry with its libraries', entryFiles), budget: budgets.entry }),
    /** The stylesheets. Those in the page count too, although their compressed bytes are in the page’s. */
    styles: (): Part => {
      const sheets = partOf(
        'the styles',
        assets.filter((file) => file.endsWith('.css')),
      );
      const inPage = gzipOf(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '');
      return { ...sheets, gzip: sheets.gzip + inPage, budget: budgets.styles };
    },
    page: (): Part => partOf('the page, with its own script and styles', ['/index.html']),
    screens: (): Part[] =>
      manifest.routes.map(({ path, assets: files }) => ({
        ...partOf(path, files),
        budget: hasCharts(path) ? budgets.charts : budgets.route,
      })),
    texts: (): Part[] =>
      Object.entries(manifest.locales).map(([language, files]) => partOf(language, Object.values(files))),
    /** The scripts that neither the entry nor a screen loads at once, the largest first. */
    later: (): Part[] => {
      const reached = new Set<string>();
      for (const file of [...entryFiles, ...screenFiles]) addReachable(file, reached);
      return [...reached]
        .filter((file) => !early.has(file))
        .map((file) => partOf(nameOf(file), [file]))
        .toSorted((one, other) => other.gzip - one.gzip);
    },
  };
}
