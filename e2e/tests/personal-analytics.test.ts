import { expect, test } from '../fixtures.ts';
import { Numbers } from '../pages/numbers.ts';
import { resolve, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { askAbout } from '../support/check-ins.ts';
import { verify } from '../support/community.ts';

test('a supporter finds their own numbers from the dashboard, also of a private worry, and nothing of others', async ({
  app,
  join,
  joinAs,
  enter,
}) => {
  const [me, other] = await Promise.all([joinAs('supporter'), join()]);
  const first = await share(me, 'My boss wants the report tomorrow, and the deadline at work scares me.');
  await share(me, 'My boss wants even more work until the deadline.', { privacyLevel: 'private' });
  await resolve(me, first.id, { copingMethods: ['A long walk'], helpfulnessRating: 4 });
  await askAbout(app, me, first.id, { daysAgo: 1, answer: 'better' });
  const theirs = await share(other, 'The exam at university is next week and I cannot study.');
  await resolve(other, theirs.id, { copingMethods: ['Learning together'] });

  const page = await enter(me, { viewport: { width: 360, height: 740 } });
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Your own numbers over time' }).click();
  await expect(page).toHaveURL('/analytics/personal');
  const numbers = new Numbers(page, '/analytics/personal', 'Back to the dashboard');
  const part = (name: string) => numbers.part(name);
  await expect(numbers.back).toHaveAttribute('href', '/dashboard');
  await expect(part('What they were about').getByRole('listitem')).toHaveText(['Work2 worries']);
  await expect(part('What you resolved').getByRole('listitem')).toHaveText(['A long walkoncehelped 4 of 5']);
  await expect(part('How you answered check-ins').getByRole('listitem').first()).toHaveText('Betteronce');
  await expect(part('How your worries sounded').getByRole('img')).toHaveCount(1);
  await expect(numbers.main).toContainText('Only you see this page.');
  await expect(numbers.main).not.toContainText('Learning together');
  expect(await violationsOn(page)).toEqual([]);

  await numbers.timeRange.selectOption('30d');
  await expect(page).toHaveURL('/analytics/personal?timeRange=30d');
  await page.reload();
  await expect(numbers.timeRange).toHaveValue('30d');
});

test('a free member sees which plan has their own numbers, with a true taste of them', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  await verify(app, me);
  await share(me, 'My boss wants the report tomorrow, and the deadline at work scares me.');
  const page = await enter(me);
  await page.goto('/analytics/personal');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Your own numbers are part of Supporter');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
