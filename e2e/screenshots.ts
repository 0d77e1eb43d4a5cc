/**
 * `npm run screenshots -w @halved/e2e` saves a picture of every screen in screenshots/, which git ignores, as a visitor,
 * a member and an admin see it: at 360 and 1280 px, light and dark, in English and Arabic. `index.html` beside the
 * pictures shows all of them.
 *
 *     npm run screenshots -w @halved/e2e -- feed login                            # only these two screens
 *     npm run screenshots -w @halved/e2e -- --languages de,ja --widths 768,1920   # other variants
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes } from '@halved/shared/languages';
import { chromium } from '@playwright/test';
import { browserOf } from './support/browser.ts';
import { refuseUnknown, signInTo, withDemo } from './support/scripts.ts';
import { contextFor, openScreens, screenNames, sees, untilQuiet, viewers } from './support/viewers.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,ar' },
    widths: { type: 'string', default: '360,1280' },
  },
});
const heightPx = 800;
const chosenLanguages = values.languages.split(',');
refuseUnknown('screen', only, screenNames);
refuseUnknown('language', chosenLanguages, languageCodes);

interface Variant {
  language: string;
  width: number;
  colorScheme: 'light' | 'dark';
}
const variants = chosenLanguages.flatMap((language) =>
  values.widths
    .split(',')
    .map(Number)
    .flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme): Variant => ({ language, width, colorScheme })),
    ),
);

/** A page with every picture, the variants of a screen side by side. */
const contactSheet = (pictures: ReadonlyMap<string, readonly string[]>): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 1rem system-ui }
  section { display: flex; gap: 0.5rem; overflow-x: auto; align-items: start }
  img { height: 20rem; border: 1px solid gray }
</style>
${[...pictures]
  .map(
    ([screen, files]) => `<h2>${screen}</h2>
<section>${files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`).join('')}</section>`,
  )
  .join('\n')}
</html>
`;

await withDemo(async (app) => {
  await mkdir(folder, { recursive: true });
  const screens = await openScreens(app);
  const browser = await chromium.launch(browserOf());
  const pictures = new Map<string, string[]>();
  for (const viewer of ['visitor', 'member', 'admin'] as const) {
    const signIn = viewers[viewer];
    for (const variant of variants) {
      // Each browser has a session of its own, because a refresh token works once.
      const account = signIn && (await signInTo(app, signIn));
      const context = await contextFor(browser, app, account, { ...variant, height: heightPx });
      const page = await context.newPage();
      for (const [screen, address] of Object.entries(screens)) {
        if (!sees[viewer](screen) || (only.length > 0 && !only.includes(screen))) continue;
        const { language, width, colorScheme } = variant;
        const file = `${screen}-${viewer}-${language}-${width}-${colorScheme}.png`;
        await page.goto(address);
        await untilQuiet(page);
        await page.screenshot({ path: join(folder, file), fullPage: true });
        pictures.set(`${screen}, ${viewer}`, [...(pictures.get(`${screen}, ${viewer}`) ?? []), file]);
      }
      await context.close();
      console.log(`${viewer}: ${Object.values(variant).join(', ')}`);
    }
  }
  await browser.close();
  await writeFile(join(folder, 'index.html'), contactSheet(pictures));
});
