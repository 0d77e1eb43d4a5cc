import { expect, test } from '../fixtures.ts';
import { Stories } from '../pages/resolutions.ts';

test('an invalid search of the stories shows its error without Try Again', async ({ page, guard }) => {
  guard.tolerate(/status of 400 .*\/api\/resolutions\/stories\?/);
  const stories = new Stories(page);
  for (const [words, sentence] of [
    ['%00', 'This text has characters that cannot be shown'],
    ['a%1fb', 'This text has characters that cannot be shown'],
    ['x'.repeat(201), 'Please search for less than 200 characters'],
  ]) {
    await stories.open(`?q=${words}`);
    await expect(stories.main.getByText(sentence ?? '')).toBeVisible();
    await expect(stories.tryAgain).toBeHidden();
    await stories.search.fill('');
    await expect(stories.main.getByText(sentence ?? '')).toBeHidden();
  }
});

test('no screen offers a useless Try Again for an address with control characters in its query', async ({
  page,
  guard,
}) => {
  guard.tolerate(/status of 40[04] /);
  for (const address of [
    '/feed?tab=%00',
    '/community?tab=%00',
    '/login?return=%00',
    '/moderation?status=%00',
    '/verify-email?token=%00',
    '/reset-password?token=%00',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Try Again' }), address).toBeHidden();
  }
});

test('a path with a control character opens the page that says what is not there', async ({
  page,
  guard,
}) => {
  guard.tolerate(/status of 40[04] /);
  for (const [address, sentence] of [
    ['/profile/%00', 'There is nobody by this name here'],
    ['/posts/%00', 'It may have been deleted'],
    ['/nowhere/%00', 'Page not found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(sentence).first(), address).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' }), address).toBeHidden();
  }
});
