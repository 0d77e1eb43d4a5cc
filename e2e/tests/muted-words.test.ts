import { expect, test } from '../fixtures.ts';
import { Feed } from '../pages/feed.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { overflowOf } from '../support/layout.ts';

test('a muted word folds a worry in the feed until it is shown, also after a reload', async ({
  join,
  enter,
}) => {
  await share(await join(), 'My platypus costume does not fit');
  const page = await enter(await join(), { viewport: { width: 360, height: 740 } });
  await page.goto('/settings');
  await page.getByLabel('Word or words').fill('PLATYPUS');
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your muted words' })).toContainText('PLATYPUS');
  expect(await overflowOf(page)).toEqual([]);
  const feed = new Feed(page);
  await feed.open();
  const folded = page.getByRole('article').filter({ hasText: 'Hidden because of a word you muted' });
  await expect(folded).toHaveCount(1);
  await expect(page.getByText('platypus')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await folded.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(feed.slip('My platypus costume').root).toBeVisible();
});
