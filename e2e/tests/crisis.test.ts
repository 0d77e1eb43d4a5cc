import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { GentleQuestion, Support } from '../pages/support.ts';
import { share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';

/** An invented text about danger. The name makes it different from those of other tests. */
const inSpanish = (name: string) => `ya no quiero vivir, quiero morirme (${name})`;

/** Collects all requests of a page from now on, except those of the bell. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/notifications')) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

test.describe('a member in danger', () => {
  test('who writes in Spanish sees Spanish helplines before and after sending, and no request is sent while they type', async ({
    join,
    enter,
  }) => {
    const author = await join();
    const page = await enter(author, { locale: 'es-ES', stored: { halved_language: 'es' } });
    const support = new Support(page);
    await page.goto('/feed?share=1');
    const words = page.getByRole('textbox', { name: 'Tu preocupación' });
    await page.getByRole('combobox', { name: 'Pregunta de inicio' }).selectOption({ index: 1 });
    // The files of the languages are loaded at the first focus, before anything is written.
    const loadedFiles = requestsOf(page);
    await words.focus();
    await expect.poll(() => loadedFiles.filter((file) => file.includes('/read-')).length).toBe(4);
    const requestsWhileTyping = requestsOf(page);
    await words.fill('hoy no duermo bien');
    await words.fill(inSpanish(author.username));
    await expect(support.panel).toBeVisible();
    await expect(support.call('024')).toBeVisible();
    await expect(support.call('112')).toBeVisible();
    await expect(support.help).toBeVisible();
    await expect(words).toBeFocused();
    expect(requestsWhileTyping).toEqual([]);
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

  test('who writes in Spanish under an English interface sees Spanish helplines after the server’s response', async ({
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

test('a comment that may hurt leads to one question, and a comment about its writer’s own danger to none', async ({
  join,
  enter,
}) => {
  const [author, guest] = await Promise.all([join(), join()]);
  const { id } = await share(author, 'What I said at work today');
  const page = await enter(guest);
  const comments = await openPost(page, id);
  const question = new GentleQuestion(page);
  const support = new Support(page);

  // The check can ask a question only when the files of its languages are loaded. The panel shows that they are.
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
  test(`a ${language} comment that may hurt leads to a question in an English interface, even if it is sent before the check has loaded`, async ({
    join,
    enter,
  }) => {
    const [author, guest] = await Promise.all([join(), join()]);
    const { id } = await share(author, 'What I said at work today');
    const page = await enter(guest);
    const mayLoad = Promise.withResolvers<void>();
    await page.route('**/assets/read-*', async (route) => {
      await mayLoad.promise;
      await route.fallback();
    });
    const comments = await openPost(page, id);
    await comments.words.fill(words);
    await comments.submit.click();
    await expect(comments.root.locator('[aria-busy=true]')).toBeVisible();
    mayLoad.resolve();
    const question = new GentleQuestion(page);
    await expect(question.root).toBeFocused();
    await expect(comments.slips).toHaveCount(0);
    await question.send.click();
    await expect(comments.slip(words).root).toBeVisible();
  });
}

test('a comment is sent soon although the check for hurtful words cannot be loaded', async ({
  join,
  enter,
}) => {
  const [author, guest] = await Promise.all([join(), join()]);
  const { id } = await share(author, 'What I said at work today');
  const page = await enter(guest);
  // The request for these files never gets a response.
  await page.route('**/assets/read-*', () => undefined);
  const comments = await openPost(page, id);
  await comments.write('I am with you.');
  await expect(comments.slip('I am with you.').root).toBeVisible({ timeout: 15_000 });
  await expect(comments.words).toHaveValue('');
});

test('the privacy page explains in the reader’s language what is analysed and who sees what', async ({
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
