import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Shell } from '../pages/shell.ts';
import { share } from '../support/account.ts';

/** Removes what the oldest browsers that Halved is for do not have (ACCESSIBILITY.md). */
function becomeOld(): void {
  const younger: [object, string[]][] = [
    [URL, ['parse', 'canParse']],
    [AbortSignal, ['any']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
    [window, ['Iterator', 'requestIdleCallback', 'navigation', 'trustedTypes', 'scheduler', 'PushManager']],
  ];
  for (const [holder, names] of younger) for (const name of names) Reflect.deleteProperty(holder, name);
}

test('a visitor and a member get along with the oldest browsers that Halved is for', async ({
  join,
  enter,
  page: visitorPage,
}) => {
  const [author, reader] = await Promise.all([join(), join()]);
  const post = await share(author, `Written elsewhere by ${author.username}`);
  await visitorPage.addInitScript(becomeOld);
  for (const path of ['/', '/help', '/login', `/posts/${post.id}`]) {
    await visitorPage.goto(path);
    await expect(new Shell(visitorPage).heading).toBeVisible();
  }
  const page = await enter(reader);
  await page.addInitScript(becomeOld);
  const feed = new Feed(page);
  await feed.open();
  await feed.startSharing();
  const words = `Shared from an old phone by ${reader.username} 👩🏽‍🌾`;
  await feed.composer.share(words);
  await expect(feed.slip(words).root).toBeVisible();
  const thread = await openPost(page, post.id);
  await thread.write('I know this, too');
  await expect(thread.slip('I know this, too').root).toBeVisible();
});

test('a browser that is too old for Halved says so in a sentence instead of staying white', async ({
  browserOf,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED|CSP violation: style-src-elem inline|Applying inline style violates/);
  const page = await (await browserOf({ locale: 'es-ES', splash: true })).newPage();
  const sentence = page.getByText('Este navegador es demasiado antiguo para Halved.');
  await page.goto('/help');
  await expect(new Shell(page).heading).toBeVisible();
  await expect(sentence).toBeHidden();
  // A style that the browser does not understand, and no program.
  await page.route('**/assets/*', (route) => route.abort());
  await page.route('**/help', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll('(width>=0', '(of-the-future:0') });
  });
  await page.goto('/help');
  await expect(sentence).toBeVisible();
});
