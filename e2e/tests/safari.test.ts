import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Settings } from '../pages/settings.ts';

// What Safari does otherwise, played by Chromium.

/** A press on a button or a link does not give it the focus, and takes the focus from what has it. */
function pressWithoutFocus(): void {
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a, button'))) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  addEventListener('mousedown', press, { capture: true });
}

/** Text areas do not grow by themselves. */
function keepFieldsFixed(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('textarea { field-sizing: fixed !important }');
  document.adoptedStyleSheets.push(sheet);
}

test('where a press gives a button no focus, the focus returns to it after its dialog', async ({
  join,
  enter,
}) => {
  const page = await enter(await join());
  await page.addInitScript(pressWithoutFocus);
  const settings = new Settings(page);
  await settings.open();
  const { deleteAccount, password } = settings;
  await deleteAccount.click();
  await expect(password).toBeFocused();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deleteAccount).toBeFocused();
  // Enter in a field presses a button too, and leaves the focus where somebody writes.
  await deleteAccount.click();
  await password.press('Enter');
  await expect(password).toBeFocused();
});

test('where text areas do not grow by themselves, the form for a worry shows the whole text', async ({
  join,
  enter,
}) => {
  const page = await enter(await join(), { viewport: { width: 360, height: 900 } });
  await page.addInitScript(keepFieldsFixed);
  const feed = new Feed(page);
  await feed.open();
  await feed.startSharing();
  const { words } = feed.composer;
  const hidden = () => words.evaluate((area) => area.scrollHeight - area.clientHeight);
  await words.fill('Again and again. '.repeat(16));
  await expect.poll(hidden).toBe(0);
  await page.reload();
  await expect(words).toHaveValue(/Again/);
  await expect.poll(hidden).toBe(0);
  const grown = await words.evaluate((area) => area.clientHeight);
  await words.fill('');
  await expect.poll(() => words.evaluate((area) => area.clientHeight)).toBeLessThan(grown);
});

test('no field has letters so small that an iPhone enlarges the page to show them', async ({
  join,
  enter,
}) => {
  const page = await enter(await join(), { viewport: { width: 360, height: 740 } });
  const smallFields = () =>
    page
      .locator('input:not([type=radio], [type=checkbox]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 80)),
      );
  for (const path of ['/feed?share=1', '/settings', '/resources', '/resolution-stories']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('select, input').first()).toBeVisible();
    expect(await smallFields(), path).toEqual([]);
  }
});
