import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';

test('a deletion waits for its four seconds, can be undone, and is sent when the page is left', async ({
  join,
  enter,
}) => {
  const account = await join();
  const { id } = await share(account, 'A worry to take back');
  const page = await enter(account);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  const [feed, shell] = [new Feed(page), new Shell(page)];
  await feed.open();
  const slip = feed.slip('A worry to take back');
  const remove = async () => {
    await slip.choose('Delete Post');
    await shell.choose('Delete Post');
    await expect(slip.root).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(slip.root).toBeVisible();
  expect(deletions).toEqual([]);
  await remove();
  // The browser does not report what it still sends for a page that is left, so the server is asked.
  await page.goto('/help');
  const isThere = () =>
    account.api.posts.get.query({ id }).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 3_000 }).toBe(false);
});

test('on a phone no word of a message is broken to make room for its action', async ({ join, enter }) => {
  const account = await join();
  await share(account, 'A worry to take back in German');
  const page = await enter(account, {
    viewport: { width: 360, height: 740 },
    stored: { halved_language: 'de' },
  });
  const feed = new Feed(page);
  await feed.open();
  await feed.slip('A worry to take back in German').root.locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'löschen' }).click();
  const message = new Shell(page).toast('gelöscht').locator('p');
  const brokenWords = () =>
    message.evaluate(({ lastChild }) =>
      [...(lastChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        if (!lastChild) return [word];
        range.setStart(lastChild, index);
        range.setEnd(lastChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    );
  await expect(message).toBeVisible();
  expect(await brokenWords()).toEqual([]);
});

for (const { language, height, movement } of [
  { language: 'en', height: 740, movement: 'no-preference' },
  { language: 'de', height: 660, movement: 'reduce' },
] as const) {
  test(`on a phone of ${height} px a message covers no button of the next question, in ${language}`, async ({
    join,
    enter,
  }) => {
    const account = await join();
    const [first, second] = [`First of ${account.username}`, `Second of ${account.username}`];
    for (const words of [first, second]) await share(account, words);
    const page = await enter(account, {
      viewport: { width: 360, height },
      stored: { halved_language: language },
    });
    await page.emulateMedia({ reducedMotion: movement });
    const [feed, { dialog, toasts }] = [new Feed(page), new Shell(page)];
    await feed.open();
    const ask = async (words: string) => {
      await feed.slip(words).root.locator('[aria-haspopup=menu]').click();
      await page.getByRole('menuitem').last().click();
    };
    await ask(first);
    const answers = dialog.getByRole('button', { name: /^(Cancel|Delete Post|Abbrechen|Beitrag löschen)$/ });
    await answers.last().click();
    await expect(toasts).toBeVisible();
    await ask(second);
    // The cross is named like the button that cancels.
    await expect(answers).toHaveCount(3);
    await expect(dialog.locator('[data-toast]')).toBeVisible();
    await dialog.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
    const covered = await answers.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return button.contains(over) ? [] : [over?.outerHTML.slice(0, 120)];
      }),
    );
    expect(covered).toEqual([]);
    await expect(toasts).toBeVisible();
  });
}
