import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installFromDebian } from './debian.mjs';
import { Problem } from './problem.mjs';

/** Ensures that there is a browser. As root on Debian or Ubuntu it installs one; elsewhere it explains how to. */
export async function ensureBrowser() {
  if (findChromium() || hasPlaywrightChromium()) return;
  const failure = await installFromDebian('Chromium for the end-to-end tests', [
    'chromium-headless-shell',
    'chromium',
  ]);
  if (failure !== undefined) throw new Problem(`Chromium could not be installed:\n${failure}`, remedy);
  if (findChromium()) return;
  throw new Problem('The end-to-end tests need a Chromium, and there is none.', remedy);
}

const remedy =
  'Run npx playwright install chromium, or install your system’s own, or name one: HALVED_CHROMIUM=/path npm test';

function hasPlaywrightChromium() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  return caches.some(
    (path) => path && existsSync(path) && readdirSync(path).some((name) => name.startsWith('chromium')),
  );
}
