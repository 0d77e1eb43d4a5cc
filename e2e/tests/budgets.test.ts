import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { openBuild } from '../support/build-sizes.ts';
import { buildRoot } from '../support/instance.ts';

const dist = join(buildRoot, 'apps', 'web', 'dist');
const build = openBuild();

test.describe('the build', () => {
  test('has an entry of at most 150 kB gzip', () => {
    expect(build.entryFiles.length).toBeGreaterThan(0);
    expect(build.entry().gzip).toBeLessThanOrEqual(150_000);
  });

  for (const { name, gzip } of build.screens()) {
    const budget = /^\/(analytics|demographics)/.test(name) ? 90_000 : 35_000;
    test(`loads at most ${budget / 1_000} kB gzip more for ${name}`, () => {
      expect(gzip).toBeLessThanOrEqual(budget);
    });
  }

  test('has the hint to compile all functions while loading in every script', () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const without = scripts.filter(
      (name) => !/^\/\/# allFunctionsCalledOnLoad$/m.test(readFileSync(join(dist, 'assets', name), 'utf8')),
    );
    expect(without).toEqual([]);
  });

  test('has the licences of all packages that it contains', () => {
    const licences = readFileSync(join(dist, 'licenses.md'), 'utf8');
    const packages = ['react', 'react-dom', 'i18next', 'zod', 'lucide-react', 'world-atlas', '@trpc/client'];
    expect(packages.filter((name) => !licences.includes(`\n## ${name} - `))).toEqual([]);
    expect(licences).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    const ofWorker = readFileSync(join(dist, 'sw.licenses.md'), 'utf8');
    expect(ofWorker).toContain('\n## workbox-precaching - ');
  });

  test('has at most 12 kB gzip of styles', () => {
    expect(build.styles().gzip).toBeLessThanOrEqual(12_000);
  });
});
