import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Problem } from './problem.mjs';

/** The headless shell comes first, because it renders the same pages with two thirds of the work. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium for the end-to-end tests: HALVED_CHROMIUM, or else the system's; undefined if there is none. */
export function findChromium() {
  const own = process.env.HALVED_CHROMIUM;
  if (own && !existsSync(own)) {
    throw new Problem(`HALVED_CHROMIUM names ${own}, which is not there.`, 'Correct or unset it.');
  }
  return own || usual.find((path) => existsSync(path));
}

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
