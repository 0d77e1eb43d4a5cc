import { expect } from '../fixtures.ts';
import { Register } from '../pages/register.ts';
import { goodPassword, newName } from '../support/account.ts';
import { testIn } from '../support/containers-test.ts';

const test = testIn('dev', { SMTP_URL: 'smtp://mail:1025' });

test('the mail of a registration is seen in the mail catcher of the dev profile, and its link works', async ({
  page,
  running,
}) => {
  const name = newName();
  const email = `${name}@example.org`;
  const form = new Register(page);
  await form.open();
  await form.fill({ email, username: name, password: goodPassword });
  await form.submit.click();
  await expect(page).toHaveURL('/feed');

  const catcher = `${running.mailUrl}/api/v1`;
  const search = async () =>
    (await fetch(`${catcher}/search?query=${encodeURIComponent(`to:${email}`)}`)).json();
  await expect.poll(search, { timeout: 30_000 }).toMatchObject({ messages_count: 1 });
  const { messages } = await search();
  expect(messages[0].To[0].Address).toBe(email);
  const mail = await (await fetch(`${catcher}/message/${messages[0].ID}`)).json();
  const link = /https?:\/\/[^\s/]+(\/verify-email\?token=\S+)/.exec(mail.Text)?.[1] ?? '';
  await page.goto(link);
  await expect
    .poll(() =>
      running.sql('select 1 from users where email = $1 and email_verified_at is not null', [email]),
    )
    .toHaveLength(1);
});
