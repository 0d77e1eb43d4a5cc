/**
 * `npm run axe -w @halved/e2e` opens every screen of the built server with the demo, as a visitor, a member and an
 * admin see it, in light and dark and in English, Arabic and Japanese, and writes what axe finds into
 * docs/accessibility-routes.md. Exits with 1 if it finds anything. `-- visitor feed help` looks as one of the three, at
 * two screens (support/screens.ts), and writes only these rows.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { Shell } from './pages/shell.ts';
import { violationsOn } from './support/axe.ts';
import { browserOf } from './support/browser.ts';
import { writeRow } from './support/document-part.ts';
import type { Instance } from './support/instance.ts';
import { routeName, routePatterns } from './support/route-names.ts';
import { refuseUnknown, signInTo, withDemo } from './support/scripts.ts';
import {
  contextFor,
  openScreens,
  screenNames,
  sees,
  untilQuiet,
  type Viewer,
  viewers,
} from './support/viewers.ts';

const languages = ['en', 'ar', 'ja'] as const;
const colorSchemes = ['light', 'dark'] as const;
const columns = languages.flatMap((language) => colorSchemes.map((scheme) => `${language}, ${scheme}`));

const isViewer = (name: string): name is Viewer => name in viewers;
const chosen = process.argv.slice(2).filter(isViewer);
const only = process.argv.slice(2).filter((name) => !isViewer(name));
refuseUnknown('screen', only, screenNames);
const looking = chosen.length > 0 ? chosen : (['visitor', 'member', 'admin'] as const);

/** How many violations axe finds on a page in each look, which it also prints. */
async function countsOn(page: Page, name: string): Promise<number[]> {
  const counts: number[] = [];
  for (const language of languages) {
    if ((await page.locator('html').getAttribute('lang')) !== language) {
      await new Shell(page).language.selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await untilQuiet(page);
    }
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOn(page, { targets: true });
      for (const violation of violations) console.error(`${name}, ${language}, ${colorScheme}: ${violation}`);
      counts.push(violations.length);
    }
  }
  return counts;
}

/** The name of a screen’s address; some addresses of the same route lead to nothing. */
function nameOf(screen: string, address: string, patterns: readonly string[]): string {
  const name = `\`${routeName(address, patterns)}\``;
  return screen.startsWith('no-') && !address.includes('?') ? `${name}, unknown` : name;
}

async function lookAs(browser: Browser, app: Instance, viewer: Viewer, screens: [string, string][]) {
  const signIn = viewers[viewer];
  const account = signIn && (await signInTo(app, signIn));
  const context = await contextFor(browser, app, account, { language: 'en', width: 1280, height: 800 });
  const page = await context.newPage();
  const patterns = routePatterns();
  const order = screens.map(([screen, address]) => nameOf(screen, address, patterns));
  const place = {
    file: 'accessibility-routes.md',
    part: viewer,
    columns: ['address', ...columns],
    keyCells: 1,
    order,
  };
  for (const [screen, address] of screens) {
    if (only.length > 0 && !only.includes(screen)) continue;
    await page.goto(address);
    await untilQuiet(page);
    const counts = await countsOn(page, `${viewer}, ${address}`);
    if (counts.some((count) => count > 0)) process.exitCode = 1;
    await writeRow(place, [nameOf(screen, address, patterns), ...counts.map(String)]);
    console.log(`${viewer}, ${screen}: ${counts.join(' ')}`);
  }
  await context.close();
}

await withDemo(async (app) => {
  const screens = Object.entries(await openScreens(app));
  const browser = await chromium.launch(browserOf());
  for (const viewer of looking) {
    await lookAs(
      browser,
      app,
      viewer,
      screens.filter(([screen]) => sees[viewer](screen)),
    );
  }
  await browser.close();
});
