import { existsSync } from 'node:fs';
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

/**
 * The path of the Chromium for the end-to-end tests: HALVED_CHROMIUM, or else the system's. Undefined means Playwright's
 * own.
 */
export function findChromium() {
  const own = process.env.HALVED_CHROMIUM;
  if (own && !existsSync(own)) {
    throw new Problem(`HALVED_CHROMIUM names ${own}, which is not there.`, 'Correct or unset it.');
  }
  return own || usual.find((path) => existsSync(path));
}
