import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Account } from './account.ts';
import type { Instance } from './instance.ts';
import { guestScreens } from './screens.ts';

interface ScriptContext {
  language: string;
  width: number;
  height: number;
  colorScheme?: 'light' | 'dark';
}

/** Opens a browser for a command: in a language, signed in if there is an account, and without movement. */
export function contextFor(
  browser: Browser,
  { url }: Instance,
  account: Account | undefined,
  { language, width, height, colorScheme = 'light' }: ScriptContext,
): Promise<BrowserContext> {
  const localStorage = [
    { name: 'halved_language', value: language },
    ...(account
      ? [
          { name: 'auth_token', value: account.token },
          { name: 'refresh_token', value: account.refreshToken },
        ]
      : []),
  ];
  return browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}

/** Waits until the splash is gone, the screen is visible, and nothing is loading. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('#splash').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
}

const isForStaff = (name: string): boolean => /^(admin|no-member|moderation|queue)/.test(name);

/** Which of the screens (screens.ts) people of each kind see differently from others. */
export const sees = {
  visitor: (screen: string): boolean => !isForStaff(screen),
  member: (screen: string): boolean => !isForStaff(screen) && !guestScreens.includes(screen),
  admin: isForStaff,
};
