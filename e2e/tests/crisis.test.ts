import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { GentleQuestion, Support } from '../pages/support.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';

/** Nobody's words; they have to be told apart from those of the other tests of a worker. */
const inSpanish = (name: string) => `ya no quiero vivir, quiero morirme (${name})`;

/** Everything that a page asks for from now on, but for the bell's own pace. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/notifications')) asked.push(`${request.method()} ${pathname}`);
  });
  return asked;
}

test.describe('somebody in danger', () => {
  test('writing in Spanish is shown Spanish lines, before and after sending, and nothing leaves the browser before', async ({
    join,
    enter,
  }) => {
    const author = await join();
    const page = await enter(author, { locale: 'es-ES', stored: { halved_language: 'es' } });
    const support = new Support(page);
    await page.goto('/feed?share=1');
    const words = page.getByRole('textbox', { name: 'Tu preocupación' });
    await page.getByRole('combobox', { name: 'Pregunta de inicio' }).selectOption({ index: 1 });
    // The languages are loaded with the first focus, before anything is written.
    const languages = requestsOf(page);
    await words.focus();
    await expect.poll(() => languages.filter((file) => file.includes('/read-')).length).toBe(4);
    const asked = requestsOf(page);
    await words.fill('hoy fue un día largo');
    await words.fill(inSpanish(author.username));
    await expect(support.panel).toBeVisible();
    await expect(support.call('024')).toBeVisible();
    await expect(support.call('112')).toBeVisible();
    await expect(support.help).toBeVisible();
    await expect(words).toBeFocused();
    expect(asked).toEqual([]);
    expect(await violationsOn(page)).toEqual([]);

    await support.putAway.click();
    await expect(support.panel).toBeHidden();
    await expect(support.again).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(support.panel).toBeVisible();

    await expect(support.putAway).toBeFocused();

    await page.getByRole('button', { name: 'Compartir', exact: true }).click();
    const slip = new Feed(page).slip(inSpanish(author.username));
    await expect(slip.root).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(support.panel).toBeVisible();
    await expect(support.call('024')).toBeVisible();
    const panel = await support.panel.boundingBox();
    const worry = await slip.root.boundingBox();
    expect(panel?.y).toBeLessThan(worry?.y ?? 0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('explicit');
    expect(await violationsOn(page)).toEqual([]);
  });

  test('writing in Spanish under an English interface is shown Spanish lines once the server has answered', async ({
    join,
    enter,
  }) => {
    const author = await join();
    const page = await enter(author, { locale: 'en-US' });
    const feed = new Feed(page);
    await feed.open();
    await feed.startSharing();
    await feed.composer.share(inSpanish(author.username));
    await expect(feed.slip(inSpanish(author.username)).root).toBeVisible();
    const support = new Support(page);
    await expect(support.panel).toBeVisible();
    await expect(support.call('024')).toBeVisible();
    await expect(support.call('988')).toBeVisible();
  });
});

test('a comment that may hurt is questioned once, one about its writer never', async ({ join, enter }) => {
  const [author, guest] = await Promise.all([join(), join()]);
  const { id } = await share(author, 'What I said at work today');
  const page = await enter(guest);
  const comments = await openPost(page, id);
  const question = new GentleQuestion(page);
  const support = new Support(page);

  // A reading that is not there yet asks nothing: what danger shows says that it is.
  await comments.words.fill('I am so tired. I want to kill myself, I am a worthless idiot');
  await expect(support.panel).toBeVisible();
  await comments.submit.click();
  await expect(comments.slip('so tired').root).toBeVisible();
  await expect(question.root).toBeHidden();
  await expect(comments.words).toHaveValue('');
  await expect(support.panel).toBeVisible();
  await support.putAway.click();

  await comments.words.fill('You are such a pathetic idiot.');
  await comments.words.press('Control+Enter');
  await expect(question.root).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(question.rewrite).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.root).toBeHidden();
  await expect(comments.words).toBeFocused();
  await expect(comments.words).toHaveValue('You are such a pathetic idiot.');

  await comments.words.fill('You are such a stupid idiot.');
  await comments.submit.click();
  await question.send.click();
  await expect(comments.slip('stupid idiot').root).toBeVisible();
  await expect(question.root).toBeHidden();
});

for (const [language, words] of [
  ['Spanish', 'eres un idiota'],
  ['German', 'Du bist so ein Idiot'],
  ['English', 'You are such a pathetic idiot.'],
] as const) {
  test(`a comment in ${language} that may hurt is asked about in an English interface, also when it is sent before its reader is there`, async ({
    join,
    enter,
  }) => {
    const [author, guest] = await Promise.all([join(), join()]);
    const { id } = await share(author, 'What I said at work today');
    const page = await enter(guest);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/read-*', async (route) => {
      await held.promise;
      await route.fallback();
    });
    const comments = await openPost(page, id);
    await comments.words.fill(words);
    await comments.submit.click();
    await expect(comments.root.locator('[aria-busy=true]')).toBeVisible();
    held.resolve();
    const question = new GentleQuestion(page);
    await expect(question.root).toBeFocused();
    await expect(comments.slips).toHaveCount(0);
    await question.send.click();
    await expect(comments.slip(words).root).toBeVisible();
  });
}

test('a comment is sent soon although what reads along cannot be loaded', async ({ join, enter }) => {
  const [author, guest] = await Promise.all([join(), join()]);
  const { id } = await share(author, 'What I said at work today');
  const page = await enter(guest);
  // Asked for, and never answered.
  await page.route('**/assets/read-*', () => undefined);
  const comments = await openPost(page, id);
  await comments.write('I am with you.');
  await expect(comments.slip('I am with you.').root).toBeVisible({ timeout: 15_000 });
  await expect(comments.words).toHaveValue('');
});

test('a page tells everybody in their language what is read and who sees what', async ({
  page,
  browserOf,
}) => {
  await page.goto('/guidelines');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(new Shell(page).heading).toHaveText('What is read, and who sees what');
  const spanish = await (await browserOf({ locale: 'es-ES' })).newPage();
  await spanish.goto('/privacy');
  await expect(new Shell(spanish).heading).toHaveText('Qué se lee y quién ve qué');
});
