import { expect, test } from '../fixtures.ts';
import { Login } from '../pages/login.ts';
import { Unsubscribe } from '../pages/mailed-links.ts';
import { Bell, Notifications } from '../pages/notifications.ts';
import { type Account, comment, share } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { askAbout } from '../support/check-ins.ts';
import { verify } from '../support/community.ts';
import type { Instance } from '../support/instance.ts';
import { startDeliveries } from '../support/jobs.ts';
import { overflowOf } from '../support/layout.ts';
import { awaitMails, mailedLink, mailsTo, type ReceivedMail } from '../support/mailbox.ts';

/** Lets a member get a mail soon after each notification, at any hour. */
async function wantMails(app: Instance, members: Account[]): Promise<void> {
  await verify(app, ...members);
  const atAnyHour = {
    quietHoursStart: '00:00',
    quietHoursEnd: '00:00',
    emailFrequency: 'immediate',
  } as const;
  for (const { api } of members) await api.notifications.updatePreferences.mutate(atAnyHour);
}

const isAboutNotifications = ({ unsubscribeUrl }: ReceivedMail) => unsubscribeUrl !== '';
const mailAbout = async (app: Instance, { email }: Account): Promise<ReceivedMail> => {
  const [mail] = await awaitMails(app, email, isAboutNotifications);
  if (!mail) throw new Error('No mail came');
  return mail;
};
const countOf = async (app: Instance, { email }: Account) =>
  (await mailsTo(app, email)).filter(isAboutNotifications).length;

/** The text of a mail, without the name and the token of its reader. */
const anonymousText = ({ subject, text }: ReceivedMail, { username }: Account) =>
  `${subject} ${text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(username, 'X')
    .replaceAll(/token=\S+/g, '')}`;

test.describe('the mail about a check-in', () => {
  test.slow();

  test('opens the page on which it is answered, and the line on the dashboard grows', async ({
    page,
    app,
    join,
  }) => {
    const me = await join();
    await wantMails(app, [me]);
    const post = await share(me, 'The exam is close and I cannot sleep.');
    await askAbout(app, me, post.id, { daysAgo: 7, answer: 'worse' });
    await askAbout(app, me, post.id);
    await startDeliveries(app);
    const { text } = await mailAbout(app, me);
    const link = /https?:\/\/[^\s/]+(\/notifications)$/m.exec(text)?.[1] ?? '';

    const notifications = new Notifications(page);
    await page.goto(link);
    await notifications.logIn.click();
    await new Login(page).signIn(me);
    await expect(page).toHaveURL(link);
    const row = notifications.row('“The exam is close and I cannot sleep.”').first();
    await row.getByRole('button', { name: 'Better' }).click();
    await expect(row.getByRole('button', { name: 'Better' })).toHaveAttribute('aria-pressed', 'true');
    await expect(new Bell(page).badge).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('img', { name: '2 answers: it is as at the beginning.' })).toBeVisible();
    expect(await countOf(app, me)).toBe(1);
  });

  test('has no word of the worry, and is the same for somebody who may be in danger', async ({
    app,
    join,
    enter,
  }) => {
    const [me, other] = await Promise.all([join(), join()]);
    await wantMails(app, [me, other]);
    await askAbout(app, me, (await share(me, 'The exam is close.')).id);
    await askAbout(app, other, (await share(other, 'Everything is dark around me.')).id, { isCaring: true });
    await startDeliveries(app);
    const [mail, caring] = [await mailAbout(app, me), await mailAbout(app, other)];
    expect(anonymousText(caring, other)).toBe(anonymousText(mail, me));
    expect(anonymousText(mail, me)).toContain('There is something new for you.');
    for (const part of [mail.text, mail.html, caring.text, caring.html]) {
      expect(part).not.toMatch(/exam|around me|crisis/i);
    }
    const page = await enter(other);
    await page.goto('/notifications');
    await expect(new Notifications(page).rows.getByRole('link').first()).toHaveAttribute('href', '/help');
  });
});

test.describe('mail about notifications', () => {
  test.slow();

  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['es', 'dark'],
  ] as const) {
    test(`ends when a visitor agrees on the page that the mail links to, ${language}`, async ({
      app,
      join,
      browserOf,
    }) => {
      const [me, friend] = await Promise.all([join(), join()]);
      await wantMails(app, [me]);
      await comment(friend, (await share(me, 'The exam is close.')).id, 'Mine was in May.');
      await startDeliveries(app);
      const stored = { halved_language: language };
      const viewport = { width: 320, height: 740 };
      const page = await (await browserOf({ colorScheme, stored, viewport })).newPage();
      await page.goto(await mailedLink(app, me.email, '/unsubscribe'));
      // The address does not keep the token, so it is in no history.
      await expect(page).toHaveURL('/unsubscribe');
      const unsubscribe = new Unsubscribe(page);
      await expect(unsubscribe.confirm).toBeVisible();
      expect.soft(await violationsOn(page), 'question').toEqual([]);
      const preferences = () => me.api.notifications.preferences.query();
      expect(await preferences()).toMatchObject({ emailNotifications: true });
      await unsubscribe.confirm.focus();
      await page.keyboard.press('Enter');
      await expect(unsubscribe.done).toBeVisible();
      await expect(page.locator('main :focus')).toHaveCount(1);
      expect.soft(await violationsOn(page), 'done').toEqual([]);
      expect.soft(await overflowOf(page), 'done').toEqual([]);
      expect(await preferences()).toMatchObject({ emailNotifications: false });
    });
  }

  test('ends with the one-click request of a mail provider', async ({ app, join }) => {
    const [me, friend, other] = await Promise.all([join(), join(), join()]);
    await wantMails(app, [me]);
    const post = await share(me, 'The exam is close.');
    await comment(friend, post.id, 'Mine was in May.');
    await startDeliveries(app);
    const { pathname, search } = new URL((await mailAbout(app, me)).unsubscribeUrl);
    const response = await fetch(`${app.url}${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([response.status, await response.json()]).toEqual([200, { data: { success: true } }]);
    expect(await me.api.notifications.preferences.query()).toMatchObject({ emailNotifications: false });
    await me.api.notifications.readAll.mutate();
    await comment(other, post.id, 'Mine was in June.');
    await startDeliveries(app);
    const awaits = () =>
      app.sql('select id from notifications where user_id = $1 and awaits_delivery', [me.id]);
    await expect.poll(awaits, { timeout: 25_000 }).toEqual([]);
    expect(await app.sql('select id from outbox where user_id = $1', [me.id])).toEqual([]);
    expect(await countOf(app, me)).toBe(1);
  });
});
