import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';

/** Debian’s smallest fonts of the scripts that its Chromium comes without, and the files by which they are found. */
const fonts = [
  { name: 'fonts-droid-fallback', file: 'droid/DroidSansFallbackFull.ttf' },
  { name: 'fonts-lohit-deva', file: 'lohit-devanagari/Lohit-Devanagari.ttf' },
];
const folder = '/usr/share/fonts/truetype';

/**
 * As root on Debian or Ubuntu, ensures that the browser of the end-to-end tests has fonts for Chinese, Japanese, Korean
 * and Hindi. Without them it draws a box for each character, so the tests of layout would measure boxes. A failure is
 * only said: all texts are still found.
 */
export async function ensureFonts() {
  const missing = fonts.filter(({ file }) => !existsSync(join(folder, file)));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' ');
  const failure = await installFromDebian('fonts for the end-to-end tests', [names]);
  if (failure !== undefined) console.error(`${names} could not be installed:\n${failure}`);
}
