import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { releaseNotes } from './lib/release-notes.ts';

const changelog = '# Changelog\n\n## [Unreleased]\n\n- new\n\n## [0.1.0] - 2026-05-01\n\n- old\n';

describe('the notes of a release', () => {
  it('are the section of its version, or else of the unreleased changes', () => {
    expect(releaseNotes(changelog, '0.1.0')).toBe('# Halved 0.1.0\n\n- old\n');
    expect(releaseNotes(changelog, '0.2.0')).toBe('# Halved 0.2.0\n\n- new\n');
    expect(() => releaseNotes('# Changelog\n', '0.2.0')).toThrow('no section for 0.2.0');
  });
});

describe.each(['release', 'fuzz'])('npm run %s', (name) => {
  const run = (option: string) => {
    const script = join(import.meta.dirname, `${name}.ts`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, option], { encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  it('says with --help how it is called, and does nothing else', () => {
    expect(run('--help')).toEqual({
      status: 0,
      stdout: expect.stringMatching(RegExp(`^npm run ${name} -- .+\n$`)),
      stderr: '',
    });
  });

  it('says with an option that it does not have how it is called, without a stack', () => {
    expect(run('--halp')).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(RegExp(`^Unknown option '--halp'.*\nnpm run ${name} -- .+\n$`)),
    });
  });
});

describe('npm run release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halved-release-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes a tarball, the list of packages, notes and right checksums of these, in the named folder', () => {
    const script = join(import.meta.dirname, 'release.ts');
    const former = 'halved-0.0.1.zip';
    writeFileSync(join(folder, former), 'a file of a former release');
    execFileSync(process.execPath, [script, '--folder', basename(folder), '--no-image'], { cwd: tmpdir() });
    const files = readdirSync(folder)
      .filter((file) => file !== former)
      .toSorted();
    const version = files
      .find((file) => file.endsWith('.tar.gz'))
      ?.slice('halved-'.length, -'.tar.gz'.length);
    expect(files).toEqual(
      ['NOTES.md', 'SHA256SUMS', `halved-${version}.sbom.json`, `halved-${version}.tar.gz`].toSorted(),
    );
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
    expect(sums).toHaveLength(3);
    for (const [digest, file = ''] of sums.map((line) => line.split('  ')))
      expect(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ).toBe(digest);
    const sbom: { bomFormat: string; components: { name: string }[] } = JSON.parse(
      readFileSync(join(folder, `halved-${version}.sbom.json`), 'utf8'),
    );
    expect(sbom.bomFormat).toBe('CycloneDX');
    const names = sbom.components.map(({ name }) => name);
    expect(names).toContain('fastify');
    expect(names).not.toContain('vitest');
    const inside = execFileSync('tar', ['-tzf', join(folder, `halved-${version}.tar.gz`)], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    expect(inside).toContain(`halved-${version}/package.json`);
  }, 60_000);
});
