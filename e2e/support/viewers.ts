import { demoModeratorSignIn, demoSignIn } from '@halved/db/seed/demo/members';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Account, sessionOf } from './account.ts';
import { appoint } from './community.ts';
import type { Instance } from './instance.ts';
import { grant } from './plans.ts';
import { guestScreens, screensOf } from './screens.ts';
import { signInTo } from './scripts.ts';

/** Who looks at the demo, and how they sign in. */
export const viewers = { visitor: undefined, member: demoSignIn, admin: demoModeratorSignIn } as const;
export type Viewer = keyof typeof viewers;

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
  const stored = { halved_language: language, ...(account && sessionOf(account)) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
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

const addressesOf = (member: Pick<Account, 'id' | 'username'>, postId: string): Record<string, string> => ({
  ...screensOf(member, postId),
  composer: '/feed?share=1',
  'admin-member': `/admin/members/${member.id}`,
});

/** The names of all screens that a command can look at. */
export const screenNames = Object.keys(addressesOf({ id: '', username: '' }, ''));

/** Gives the member of the demo a plan and the moderator the admin area, and returns the address of every screen. */
export async function openScreens(app: Instance): Promise<Record<string, string>> {
  const member = await signInTo(app, viewers.member);
  await grant(app, member, 'premium');
  await appoint(app, await signInTo(app, viewers.admin), 'admin');
  const { posts } = await member.api.posts.list.query({ limit: 20 });
  const post = posts.find(({ longContent }) => longContent) ?? posts[0];
  return addressesOf(member, post?.id ?? '');
}

const isForStaff = (name: string): boolean => /^(admin|no-member|moderation|queue)/.test(name);

/** Which of the screens (screens.ts) people of each kind see differently from others. */
export const sees: Record<Viewer, (screen: string) => boolean> = {
  visitor: (screen) => !isForStaff(screen),
  member: (screen) => !isForStaff(screen) && !guestScreens.includes(screen),
  admin: isForStaff,
};
