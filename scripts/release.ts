/**
 * Makes what a release consists of, in the folder release/ (or another one):
 *
 *     npm run release [-- --folder DIR] [--no-image]
 *
 * The sources as a tarball, the list of all packages that run in production (an SBOM in CycloneDX), the image if Docker
 * is there, the notes from CHANGELOG.md, and the checksums of all. Only committed changes are part of it.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseOptions } from './lib/options.ts';
import { releaseNotes } from './lib/release-notes.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseOptions('npm run release -- [--folder DIR] [--no-image]', {
  options: {
    folder: { type: 'string', default: join(root, 'release') },
    image: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const name = `halved-${version}`;
const folder = resolve(values.folder);
/** The names of the files of this release; the folder may hold those of a former one. */
const made: string[] = [];
function pathOf(file: string): string {
  made.push(file);
  return join(folder, file);
}

function hasDocker(): boolean {
  try {
    run('docker', 'version', '--format', '{{.Server.Version}}');
    return true;
  } catch {
    return false;
  }
}

if (run('git', 'status', '--porcelain') !== '') {
  say('There are changes that are not committed; they are not part of the release.');
}
mkdirSync(folder, { recursive: true });
run('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${pathOf(`${name}.tar.gz`)}`, 'HEAD');
const sbom = run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');
writeFileSync(pathOf(`${name}.sbom.json`), sbom);
writeFileSync(pathOf('NOTES.md'), releaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version));
if (values.image && hasDocker()) {
  run('docker', 'build', '--tag', `halved:${version}`, '.');
  run('docker', 'save', '--output', pathOf(`${name}.image.tar`), `halved:${version}`);
} else {
  say('No image: Docker is not there, or --no-image was given.');
}
const sumOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
const lines = made.toSorted().map((file) => `${sumOf(file)}  ${file}`);
writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`);
say(lines.join('\n'));
