import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openPost } from '../pages/comments.ts';
import { Feed } from '../pages/feed.ts';
import { Register } from '../pages/register.ts';
import { ResolutionForm } from '../pages/resolutions.ts';
import { Shell } from '../pages/shell.ts';
import { Slip } from '../pages/slip.ts';
import { goodPassword, newName, share } from '../support/account.ts';
import { speak } from '../support/layout.ts';

interface Labels {
  form: string;
  prompt: string;
  words: string;
  long: string;
  onlyMe: string;
  note: string;
  comments: string;
  restored: string;
}

const japanese: Labels = {
  form: '心配ごとを話す',
  prompt: '書き出しの問い',
  words: '心配ごと',
  long: '長い文章',
  onlyMe: '自分だけ',
  note: '前置きをつける',
  comments: 'コメントを受け付ける',
  restored: '前に書いていたものを、ここに戻しました。',
};

const arabic: Labels = {
  form: 'مشاركة همّ',
  prompt: 'سؤال للبداية',
  words: 'همّك',
  long: 'نص طويل',
  onlyMe: 'خاص',
  note: 'وضع تنبيه قبله',
  comments: 'السماح بالتعليقات',
  restored: 'عاد ما كتبته من قبل.',
};

test.describe('a language that is chosen in the middle of writing', () => {
  test('loses nothing of a worry: words, prompt, long text, privacy, note and comments, also over a reload', async ({
    app,
    join,
    enter,
  }) => {
    const me = await join();
    const page = await enter(me);
    const feed = new Feed(page);
    const { composer } = feed;
    const words = `Half in one language ${me.username}`;
    await feed.open();
    await feed.startSharing();
    await composer.choosePrompt();
    const prompt = await composer.prompt.inputValue();
    expect(prompt).not.toBe('');
    await composer.words.fill(words);
    await composer.addLong.click();
    await composer.longWords.fill('And much more of it.');
    await composer.privacy('Private').check();
    await composer.note.check();
    await composer.comments.uncheck();

    const hasAll = async (form: Locator, labels: Labels) => {
      await expect(form.getByRole('combobox', { name: labels.prompt })).toHaveValue(prompt);
      await expect(form.getByRole('textbox', { name: labels.words, exact: true })).toHaveValue(words);
      await expect(form.getByRole('textbox', { name: labels.long, exact: true })).toHaveValue(
        'And much more of it.',
      );
      await expect(form.getByRole('radio', { name: labels.onlyMe })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: labels.note })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: labels.comments })).not.toBeChecked();
    };
    await speak(page, 'ja');
    await hasAll(page.getByRole('form', { name: japanese.form }), japanese);
    await speak(page, 'ar');
    await hasAll(page.getByRole('form', { name: arabic.form }), arabic);
    await page.reload();
    await expect(page.getByText(arabic.restored)).toBeVisible();
    await hasAll(page.getByRole('form', { name: arabic.form }), arabic);
    await page
      .getByRole('form', { name: arabic.form })
      .getByRole('button', { name: 'مشاركة', exact: true })
      .click();
    await expect(new Shell(page).toast('تمت مشاركة همّك.')).toBeVisible();
    expect(
      await app.sql(
        `select short_content, worry_prompt, long_content, privacy_level, sensitive, comments_enabled
         from posts where user_id = $1`,
        [me.id],
      ),
    ).toEqual([
      {
        short_content: words,
        worry_prompt: prompt,
        long_content: 'And much more of it.',
        privacy_level: 'private',
        sensitive: true,
        comments_enabled: false,
      },
    ]);
  });

  test('loses nothing of a comment and of an answer', async ({ join, enter }) => {
    const [author, me] = await Promise.all([join(), join()]);
    const post = await share(author, 'Talk to me');
    await author.api.comments.create.mutate({ postId: post.id, content: 'Anyone?' });
    const page = await enter(me);
    const thread = await openPost(page, post.id);
    await thread.words.fill('I am writing to y');
    await thread.slip('Anyone?').answer.click();
    await thread.answerWords.fill('Yes, I a');
    await speak(page, 'ja');
    const fields = thread.root.getByRole('textbox');
    await expect(fields).toHaveCount(2);
    await expect(thread.root.getByRole('textbox', { name: 'コメント', exact: true })).toHaveValue(
      'I am writing to y',
    );
    await expect(thread.root.getByRole('textbox', { name: `${author.username}さんへの返信` })).toHaveValue(
      'Yes, I a',
    );
  });

  test('in another tab loses nothing of a resolution in its dialog', async ({ join, enter }) => {
    const me = await join();
    const post = await share(me, 'Nearly over');
    const page = await enter(me);
    await page.goto(`/posts/${post.id}`);
    await Slip.of(page, 'Nearly over').choose('Mark as Resolved');
    const form = new ResolutionForm(page);
    await form.fill('Walking', 'It went by itsel', 3);
    const other = await page.context().newPage();
    await other.goto('/help');
    await speak(other, 'ja');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(form.root.getByRole('textbox', { name: '助けになったこと1' })).toHaveValue('Walking');
    await expect(form.root.getByRole('textbox', { name: '解決までの話' })).toHaveValue('It went by itsel');
    await expect(form.root.getByRole('radio', { name: '星3つ' })).toBeChecked();
  });

  test('loses nothing of a registration', async ({ page }) => {
    const username = newName();
    const register = new Register(page);
    await register.open();
    await register.fill({ email: `${username}@example.org`, username, password: goodPassword });
    await speak(page, 'ar');
    await expect(page.getByRole('textbox', { name: 'البريد الإلكتروني' })).toHaveValue(
      `${username}@example.org`,
    );
    await expect(page.getByRole('textbox', { name: 'اسم المستخدم' })).toHaveValue(username);
    await expect(page.getByLabel('كلمة المرور', { exact: true })).toHaveValue(goodPassword);
  });
});
