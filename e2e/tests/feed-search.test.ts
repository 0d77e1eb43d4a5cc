import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { shiftsOn, watchShifts } from '../support/layout.ts';

test('a search in the feed stays in its address, also after a worry was opened and left', async ({
  join,
  enter,
}) => {
  const account = await join();
  await share(account, 'The lighthouse keeper moved out');
  await share(account, 'Something else altogether');
  const page = await enter(account, { viewport: { width: 360, height: 740 } });
  await watchShifts(page);
  const feed = new Feed(page);
  await feed.open();
  await expect(feed.slip('Something else altogether').root).toBeVisible();
  await expect(feed.search).toBeHidden();
  await feed.filters.click();
  await feed.search.fill('lighthouse');
  await expect(page).toHaveURL('/feed?q=lighthouse');
  await expect(feed.slips).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);
  await feed.slip('lighthouse keeper').ownPage.click();
  await expect(page).toHaveURL(/\/posts\//);
  await page.goBack();
  await expect(feed.search).toHaveValue('lighthouse');
  await expect(feed.slips).toHaveCount(1);
  await page.reload();
  await expect(feed.slips).toHaveCount(1);
  await feed.search.fill('nobody wrote this');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page).toHaveURL('/feed');
  await expect(feed.slip('Something else altogether').root).toBeVisible();
  expect(await shiftsOn(page)).toEqual([]);
});

test('on a wide screen, coming back to a search from a worry finds everything where it was', async ({
  join,
  enter,
}) => {
  const account = await join();
  await share(account, 'The harbourmaster moved out');
  const page = await enter(account, { viewport: { width: 1280, height: 800 } });
  const feed = new Feed(page);
  await feed.open();
  await feed.search.fill('harbourmaster');
  await expect(page).toHaveURL('/feed?q=harbourmaster');
  const slip = feed.slip('harbourmaster');
  await expect(feed.slips).toHaveCount(1);
  const before = await slip.root.boundingBox();
  await slip.ownPage.click();
  await expect(page).toHaveURL(/\/posts\//);
  await page.goBack();
  await expect(feed.search).toHaveValue('harbourmaster');
  await expect.poll(() => slip.root.boundingBox()).toEqual(before);
});
