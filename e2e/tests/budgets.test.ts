import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { buildRoot } from '../support/instance.ts';

const dist = join(buildRoot, 'apps', 'web', 'dist');
const kilobyte = 1_000;
const budgets = { entry: 150 * kilobyte, route: 35 * kilobyte, charts: 90 * kilobyte, styles: 12 * kilobyte };

const page = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest: { routes: { path: string; assets: string[] }[] } = JSON.parse(
  readFileSync(join(dist, 'server-manifest.json'), 'utf8'),
);
const gzipped = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

test.describe('the build', () => {
  test('has an entry of at most 150 kB gzip', () => {
    const entry = [...page.matchAll(/(?:src|modulepreload"[^>]*href)="(\/assets\/[^"]+\.js)"/g)];
    expect(entry.length).toBeGreaterThan(0);
    expect(gzipped(entry.map(([, file = '']) => file))).toBeLessThanOrEqual(budgets.entry);
  });

  for (const { path, assets } of manifest.routes) {
    const budget = /^\/(analytics|demographics)/.test(path) ? budgets.charts : budgets.route;
    test(`loads at most ${budget / kilobyte} kB gzip more for ${path}`, () => {
      expect(gzipped(assets)).toBeLessThanOrEqual(budget);
    });
  }

  test('has the hint to compile all functions while loading in every script', () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const without = scripts.filter(
      (name) => !/^\/\/# allFunctionsCalledOnLoad$/m.test(readFileSync(join(dist, 'assets', name), 'utf8')),
    );
    expect(without).toEqual([]);
  });

  test('has at most 12 kB gzip of styles', () => {
    const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'));
    const inline = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    const sum = gzipped(files.map((name) => `assets/${name}`)) + gzipSync(inline).length;
    expect(sum).toBeLessThanOrEqual(budgets.styles);
  });
});
