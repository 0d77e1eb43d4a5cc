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
import { demoModeratorSignIn, demoSignIn } from '@halved/db/seed/demo/members';
import { chromium } from '@playwright/test';
import { browserOf } from './support/browser.ts';
import { appoint } from './support/community.ts';
import { grant } from './support/plans.ts';
import { screensOf } from './support/screens.ts';
import { signInTo, withDemo } from './support/scripts.ts';
import { contextFor, sees, untilQuiet } from './support/viewers.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'en,ar' },
    widths: { type: 'string', default: '360,1280' },
  },
});
const heightPx = 800;

interface Variant {
  language: string;
  width: number;
  colorScheme: 'light' | 'dark';
}
const variants = values.languages.split(',').flatMap((language) =>
  values.widths
    .split(',')
    .map(Number)
    .flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme): Variant => ({ language, width, colorScheme })),
    ),
);

/** Who looks, and how they sign in. */
const viewers = [
  { name: 'visitor', signIn: undefined },
  { name: 'member', signIn: demoSignIn },
  { name: 'admin', signIn: demoModeratorSignIn },
] as const;

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
  const demo = await signInTo(app, demoSignIn);
  await grant(app, demo, 'premium');
  await appoint(app, await signInTo(app, demoModeratorSignIn), 'admin');
  const { posts } = await demo.api.posts.list.query({ limit: 20 });
  const post = posts.find(({ longContent }) => longContent) ?? posts[0];
  const screens = {
    ...screensOf(demo, post?.id ?? ''),
    composer: '/feed?share=1',
    'admin-member': `/admin/members/${demo.id}`,
  };
  const browser = await chromium.launch(browserOf());
  const pictures = new Map<string, string[]>();
  for (const { name: viewer, signIn } of viewers) {
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
