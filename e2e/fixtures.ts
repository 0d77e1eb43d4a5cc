import type { ComposeProfile } from '@halved/db/testing/compose-project';
import type { PaidTier } from '@halved/shared/tiers';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, register, sessionOf } from './support/account.ts';
import { chosenProfile, containersOfWorker } from './support/containers.ts';
import { createGuard, type Guard } from './support/guard.ts';
import { type Instance, startInstance } from './support/instance.ts';
import { grant } from './support/plans.ts';

export { expect };

interface ContextOptions {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Whether fingers are used instead of a mouse. */
  hasTouch?: boolean;
  locale?: string;
  serviceWorkers?: 'allow' | 'block';
  /** Lets a test register another service worker than the one that the policy allows. */
  bypassCSP?: boolean;
  /** The items that local storage contains at the beginning. */
  stored?: Record<string, string>;
  /** Whether the splash is shown for its usual second. Otherwise it is removed after its first paint. */
  splash?: boolean;
}

export interface Fixtures {
  guard: Guard;
  /** Opens another person's browser. The guard watches it, and it is closed at the end of the test. */
  browserOf: (options?: ContextOptions) => Promise<BrowserContext>;
  /** Registers a member over the API, without a browser. */
  join: (username?: string) => Promise<Account>;
  /** Registers a member with a paid tier and a verified address. */
  joinAs: (tier: PaidTier) => Promise<Account>;
  /** The same with the premium tier. */
  joinPremium: () => Promise<Account>;
  /** Opens a page in a browser of its own in which the member is signed in. */
  enter: (account: Account, options?: ContextOptions) => Promise<Page>;
}

/**
 * The splash covers the page for a second at every visit. Only the tests of the splash wait for that; in the others it
 * is removed after its first paint.
 */
const skipSplash = () => {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#splash { display: none }');
    document.adoptedStyleSheets.push(sheet);
    observer.disconnect();
  }).observe({ type: 'paint', buffered: true });
};

const seedCookie = 'halved_e2e_seed';

/** Fills local storage in the first page of the app: only there is the cookie, and it is deleted at once. */
const seedStorage = ({ cookie, stored }: { cookie: string; stored: Record<string, string> }) => {
  if (origin === 'null' || !document.cookie.includes(cookie)) return;
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  void cookieStore.delete(cookie);
};

/**
 * Puts items into local storage before the first page. Playwright’s `storageState` opens a page of its own for that, in
 * a process of its own, which is half of the cost of a new context.
 */
async function seed(context: BrowserContext, url: string, stored: Record<string, string>): Promise<void> {
  if (Object.keys(stored).length === 0) return;
  await context.addCookies([{ name: seedCookie, value: '1', url }]);
  await context.addInitScript(seedStorage, { cookie: seedCookie, stored });
}

/** Puts another access token into a browser's storage, such as an expired one. */
export const storeToken = (page: Page, token: string): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('auth_token', value), token);

export interface WorkerFixtures {
  databaseServer: string;
  /** Which profile of docker-compose.yml is tested instead of the build; empty if the build is. */
  containers: ComposeProfile | '';
  app: Instance;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  databaseServer: [process.env.HALVED_E2E_DATABASE ?? '', { scope: 'worker', option: true }],

  containers: [chosenProfile ?? '', { scope: 'worker', option: true }],

  app: [
    async ({ databaseServer, containers }, use, { parallelIndex }) => {
      const instance = containers ? containersOfWorker(parallelIndex) : await startInstance(databaseServer);
      await use(instance);
      await instance.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ app }, use) => use(app.url),

  guard: async ({ app, containers }, use) => {
    const guard = createGuard(app.url);
    // A container that starts or ends changes the network of this machine, and a browser then breaks off what it loads.
    if (containers) guard.tolerate(/ERR_NETWORK_CHANGED|Failed to fetch dynamically imported module/);
    await use(guard);
    expect(guard.unexpectedErrors(), 'nothing went wrong behind the page').toEqual([]);
  },

  context: async ({ context, guard }, use) => {
    await guard.watch(context);
    await context.addInitScript(skipSplash);
    await use(context);
  },

  browserOf: async ({ browser, app, guard }, use) => {
    const open: BrowserContext[] = [];
    await use(async ({ stored = {}, splash = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      open.push(context);
      await guard.watch(context);
      await seed(context, app.url, stored);
      if (!splash) await context.addInitScript(skipSplash);
      return context;
    });
    await Promise.all(open.map((context) => context.close()));
  },

  join: async ({ app }, use) => use((username) => register(app.url, username)),

  joinAs: async ({ app, join }, use) =>
    use(async (tier) => {
      const account = await join();
      await grant(app, account, tier);
      return account;
    }),

  joinPremium: async ({ joinAs }, use) => use(() => joinAs('premium')),

  enter: async ({ browserOf }, use) =>
    use(async (account, options) => {
      const stored = { ...sessionOf(account), ...options?.stored };
      return (await browserOf({ ...options, stored })).newPage();
    }),
});
