import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Help } from '../pages/help.ts';
import { Shell } from '../pages/shell.ts';
import { hold } from '../support/failing.ts';
import { workerReady } from '../support/push.ts';
import { watchRequests } from '../support/requests.ts';
import { sleepNoise, sleepOn } from '../support/sleep.ts';

/** How the connection is lost after a first visit, long before the service worker has cached anything. */
const cuts = {
  'the network is cut': (_: Page, context: BrowserContext) => context.setOffline(true),
  'the server answers 503': (page: Page) => sleepOn(page, '**/*'),
  'the server does not answer': (page: Page) => hold(page, '**/*'),
};

const readers = {
  en: { locale: 'en-US', heading: 'Get help now', country: 'Spain', line: 'tel:024' },
  es: { locale: 'es-ES', heading: 'Pedir ayuda ahora', country: 'España', line: 'tel:024' },
};

/** Each way to lose the connection meets a visitor and a member, and both languages; so does each person. */
const visits = [
  ['the network is cut', 'a visitor', 'en'],
  ['the network is cut', 'a member', 'es'],
  ['the server answers 503', 'a visitor', 'es'],
  ['the server answers 503', 'a member', 'en'],
  ['the server does not answer', 'a visitor', 'en'],
  ['the server does not answer', 'a member', 'es'],
] as const;

test.describe('Get help now on a first visit', () => {
  test.beforeEach(({ guard }) => guard.tolerate(sleepNoise, /ERR_INTERNET_DISCONNECTED/));

  for (const [what, who, language] of visits) {
    test(`opens when ${what}, without a service worker, for ${who}, ${language}`, async ({
      browserOf,
      join,
      enter,
    }) => {
      const { locale, heading, country, line } = readers[language];
      const page =
        who === 'a member'
          ? await enter(await join(), { locale })
          : await (await browserOf({ locale })).newPage();
      const helpCarried = page.waitForResponse((answer) => /\/assets\/help-[\w-]+\.js/.test(answer.url()));
      await page.goto('/feed');
      await helpCarried;
      await page.waitForLoadState('networkidle');
      await new Shell(page).language.selectOption(language);
      await expect(new Shell(page).help).toHaveText(heading);
      await cuts[what](page, page.context());
      await new Shell(page).help.click();
      await expect(new Shell(page).heading).toHaveText(heading, { timeout: 1_000 });
      await expect(new Shell(page).heading).toBeFocused();
      await new Help(page).country.selectOption({ label: country });
      await expect(page.locator(`main a[href="${line}"]`)).toBeVisible();
    });
  }

  test('opens in a language that was chosen after the page had loaded', async ({ page, context }) => {
    await page.goto('/feed');
    await page.waitForLoadState('networkidle');
    await new Shell(page).language.selectOption('es');
    await expect(new Shell(page).help).toHaveText('Pedir ayuda ahora');
    await context.setOffline(true);
    await new Shell(page).help.click();
    await expect(new Shell(page).heading).toHaveText('Pedir ayuda ahora');
  });

  test('is requested again after its first request failed, and then works offline', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/help-*.js', (route) => route.abort('internetdisconnected'));
    await page.goto('/feed');
    await page.waitForLoadState('networkidle');
    await page.unroute('**/assets/help-*.js');
    const carried = page.waitForResponse((answer) => /\/assets\/help-[\w-]+\.js/.test(answer.url()));
    const requestsEnd = watchRequests(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await carried;
    await requestsEnd();
    await context.setOffline(true);
    await new Shell(page).help.click();
    await expect(new Help(page).lines.first()).toBeVisible();
  });
});

test('the service worker controls the page of the first visit as soon as it has cached the shell', async ({
  browserOf,
  guard,
}) => {
  guard.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  test.slow();
  const context = await browserOf({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/feed');
  // The service worker is installed seconds after the page has loaded, and the shell has a hundred files.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 25_000 });
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Community Guidelines' }).click();
  await expect(new Shell(page).heading).toHaveText('Community Guidelines');
});

test('each language in use works without a network: that of the first visit at once, and a later one too', async ({
  browserOf,
  guard,
}) => {
  guard.tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  test.slow();
  const context = await browserOf({ serviceWorkers: 'allow', locale: 'de-DE' });
  const page = await context.newPage();
  const shell = new Shell(page);
  await page.goto('/feed');
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/help');
  await expect(shell.heading).toHaveText('Sofort Hilfe');
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const texts = requests.flat().flatMap(({ url }) => /texts-(\w+)-[a-z]+-/.exec(url) ?? []);
      return {
        languages: [...new Set(texts)].filter((text) => text.length === 2),
        all: requests.flat().map(({ url }) => url),
      };
    });
  expect((await kept()).languages).toEqual(['de']);
  // What only moderators and admins open is not among them.
  expect(
    (await kept()).all.filter((url) =>
      /texts-\w+-(admin|moderation)-|\/(admin|moderation|setup)[\w-]*\.js/.test(url),
    ),
  ).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await shell.language.selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(async () => (await kept()).languages).toEqual(['de', 'ja']);
  await context.setOffline(true);
  await page.goto('/guidelines');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(shell.heading).toHaveText(/[\u3040-\u30ff]/);
});
