/**
 * `npm run screenshots -w @halved/e2e` saves a picture of every screen in screenshots/, which git ignores: as visitor
 * and member, at 360 and 1280 px, light and dark. `npm run screenshots -w @halved/e2e -- feed login` saves only these
 * two screens.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Account } from './support/account.ts';
import { browserOf } from './support/browser.ts';
import type { Instance } from './support/instance.ts';
import { grant } from './support/plans.ts';
import { guestScreens, screensOf } from './support/screens.ts';
import { demoMember, withDemo } from './support/scripts.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const only = process.argv.slice(2);
const widths = [360, 1280];
const heightPx = 800;

/** Waits until the splash is gone, the screen is visible, and nothing is loading. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('#splash').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
}

function contextOptions(app: Instance, account: Account | undefined): BrowserContextOptions {
  const localStorage = account
    ? [
        { name: 'auth_token', value: account.token },
        { name: 'refresh_token', value: account.refreshToken },
      ]
    : [];
  return {
    baseURL: app.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: app.url, localStorage }] },
  };
}

await withDemo(async (app) => {
  await mkdir(folder, { recursive: true });
  const demo = await demoMember(app);
  await grant(app, demo, 'premium');
  const { posts } = await demo.api.posts.list.query({ limit: 20 });
  const post = posts.find(({ longContent }) => longContent) ?? posts[0];
  const browser = await chromium.launch(browserOf());
  const everyScreen = { ...screensOf(demo, post?.id ?? ''), composer: '/feed?share=1' };
  for (const who of ['visitor', 'member'] as const) {
    for (const width of widths) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          ...contextOptions(app, who === 'member' ? demo : undefined),
          viewport: { width, height: heightPx },
          colorScheme,
        });
        const page = await context.newPage();
        for (const [name, address] of Object.entries(everyScreen)) {
          if (only.length > 0 && !only.includes(name)) continue;
          if (who === 'member' && guestScreens.includes(name)) continue;
          await page.goto(address);
          await waitUntilLoaded(page);
          const path = join(folder, `${name}-${who}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
        await context.close();
        console.log(`${who} at ${width} px, ${colorScheme}`);
      }
    }
  }
  await browser.close();
});
