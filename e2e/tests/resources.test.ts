import { pictures } from '@halved/shared/wellness-kinds';
import { expect, test } from '../fixtures.ts';
import { Resources } from '../pages/resources.ts';
import { Shell } from '../pages/shell.ts';
import { grant } from '../support/plans.ts';

test.describe('the directory of help', () => {
  test('starts from the browser’s region, follows the chosen country, and keeps its filters when going back', async ({
    browserOf,
  }) => {
    const page = await (await browserOf({ locale: 'de-DE', stored: { halved_language: 'en' } })).newPage();
    const resources = new Resources(page);
    await resources.open();
    await expect(resources.country).toHaveValue('DE');
    await expect(resources.lineCalls.first()).toHaveAttribute('href', 'tel:112');
    await expect(resources.card('Info-Telefon Depression')).toBeVisible();
    await resources.country.selectOption('GB');
    await expect(page).toHaveURL(/country=GB/);
    await expect(resources.card('Info-Telefon Depression')).toHaveCount(0);
    await resources.search.fill('eating');
    await expect(resources.card('Beat')).toBeVisible();
    await expect(resources.card('Acas helpline')).toHaveCount(0);
    await page.getByRole('link', { name: 'Read the guides' }).click();
    await expect(new Shell(page).heading).toHaveText('Guides');
    await page.goBack();
    await expect(resources.search).toHaveValue('eating');
    await expect(resources.country).toHaveValue('GB');
    await expect(resources.card('Acas helpline')).toHaveCount(0);
    await page.reload();
    await expect(resources.card('Beat')).toBeVisible();
  });

  test('goes back through the choices of the filters', async ({ page }) => {
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await resources.cost.selectOption('free');
    await resources.category.selectOption('work');
    await expect(page).toHaveURL(/category=work/);
    await page.goBack();
    await expect(resources.category).toHaveValue('');
    await expect(resources.cost).toHaveValue('free');
    await page.goBack();
    await expect(resources.cost).toHaveValue('');
    await page.goForward();
    await expect(resources.cost).toHaveValue('free');
  });

  test('has its printing beside its title on a phone, or in line with it where a long title leaves no room', async ({
    browserOf,
  }) => {
    const open = async (language: string, print: string) => {
      const stored = { halved_language: language };
      const page = await (await browserOf({ viewport: { width: 360, height: 740 }, stored })).newPage();
      await new Resources(page).open();
      const button = page.getByRole('button', { name: print });
      const [title, icon] = [new Shell(page).heading, button.locator('svg')];
      await expect(button).toBeVisible();
      return Promise.all(
        [title, icon].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
      );
    };
    const [germanTitle, germanIcon] = await open('de', 'Drucken');
    expect(germanIcon.top).toBeLessThan(germanTitle.bottom);
    const [russianTitle, russianIcon] = await open('ru', 'Печать');
    expect(Math.abs(russianIcon.left - russianTitle.left)).toBeLessThan(5);
  });

  test('starts from the account’s country', async ({ join, enter, app }) => {
    const member = await join();
    await app.sql("update users set country = 'IE' where id = $1", [member.id]);
    const page = await enter(member);
    const resources = new Resources(page);
    await resources.open();
    await expect(resources.country).toHaveValue('IE');
    await expect(resources.card('Bodywhys')).toBeVisible();
  });

  test('shows more entries at the end of the list', async ({ page }) => {
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await expect(resources.cards.nth(19)).toBeVisible();
    await resources.cards.nth(19).scrollIntoViewIfNeeded();
    await expect(resources.cards.nth(30)).toBeAttached();
  });

  test('keeps the crisis lines without a network', async ({ page, context, guard }) => {
    guard.tolerate(/ERR_INTERNET_DISCONNECTED/);
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await expect(resources.cards.first()).toBeVisible();
    await context.setOffline(true);
    await resources.country.selectOption('ES');
    await expect(resources.lineCalls.filter({ hasText: '024' })).toBeVisible();
    await expect(resources.main.getByText('Failed to load resources')).toBeVisible();
  });

  test('is printed as lines and cards in black on white, without the controls', async ({ browserOf }) => {
    const page = await (await browserOf({ colorScheme: 'dark' })).newPage();
    const resources = new Resources(page);
    await resources.open('?country=GB');
    await expect(resources.cards.first()).toBeVisible();
    const shownLines = await resources.lineCalls.filter({ visible: true }).count();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await resources.lineCalls.filter({ visible: true }).count()).toBeGreaterThan(shownLines);
    for (const hidden of [resources.search, page.locator('[data-safety]'), page.getByRole('banner')]) {
      await expect(hidden).toBeHidden();
    }
    const colours = await resources.cards.first().evaluate((card) => {
      const { color, backgroundColor } = getComputedStyle(card);
      return { color, backgroundColor, page: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colours).toEqual({
      color: 'rgb(0, 0, 0)',
      backgroundColor: 'rgb(255, 255, 255)',
      page: 'rgb(255, 255, 255)',
    });
    const address = resources.card('Beat').locator('a[href^="https:"]');
    expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('https://');
  });

  test('is in Spanish for a Spanish reader, with the names in the language of those who answer', async ({
    browserOf,
  }) => {
    const page = await (await browserOf({ locale: 'es-ES' })).newPage();
    await page.goto('/resources?country=GB&q=beat');
    const beat = page.getByRole('article', { name: 'Beat', exact: true });
    await expect(beat).toContainText('Organización benéfica');
    await expect(beat.getByRole('heading')).toHaveAttribute('lang', 'en');
  });
});

test('a premium member reads a guide; a free member sees a true preview, and a visitor is invited', async ({
  join,
  enter,
  page: visitor,
  app,
}) => {
  const member = await join();
  const page = await enter(member);
  await page.goto('/resources/guides');
  await expect(page.getByText(/A look inside: \d+ of \d+/)).toBeVisible();
  await grant(app, member, 'premium');
  await page.reload();
  await expect(page.getByText(/^\d+ guides$/)).toBeVisible();
  const link = page.getByRole('article').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(new Shell(page).heading).toHaveText(title);
  await expect(page.getByText(/^\d+ minutes?$/)).toBeVisible();
  await visitor.goto('/resources/guides');
  await expect(visitor.getByText('Sign in for the guides')).toBeVisible();
});

test('every picture is drawn as part of a page and as an image', async ({ page }) => {
  await page.goto('/help');
  await page.evaluate((names) => {
    for (const name of names) {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', `/pictures/${name}.svg#picture`);
      svg.append(use);
      const image = new Image();
      image.src = `/pictures/${name}.svg`;
      document.body.append(svg, image);
    }
  }, pictures);
  const undrawn = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll<SVGUseElement>('body > svg > use')]
        .filter((use) => use.getBBox().width < 40)
        .map((use) => use.getAttribute('href')),
      ...[...document.querySelectorAll<HTMLImageElement>('body > img')]
        .filter((image) => image.naturalWidth === 0)
        .map(({ src }) => src),
    ]);
  await expect.poll(undrawn).toEqual([]);
  await expect(page.locator('body > svg')).toHaveCount(pictures.length);
});
