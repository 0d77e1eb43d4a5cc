import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { createApi, goodPassword, newName } from '../support/account.ts';
import { grant } from '../support/plans.ts';
import { signInTo } from '../support/scripts.ts';
import { groundingExercise } from '../support/wellness.ts';

/** What people see on the main path, word by word. */
const languages = [
  {
    language: 'ja',
    direction: 'ltr',
    register: {
      heading: 'アカウントを作る',
      email: 'メールアドレス',
      username: 'ユーザー名',
      password: 'パスワード',
      submit: 'アカウントを作る',
      done: '登録できました。届いたメールを開いて、メールアドレスを確認してください。',
    },
    feed: 'みんなの投稿',
    worry: {
      share: '心配ごとを話す',
      prompt: '書き出しの問い',
      words: '心配ごと',
      submit: '投稿する',
      done: '心配ごとを投稿しました',
      open: 'この心配ごとを開く',
      menu: 'この心配ごとへの操作',
    },
    comment: {
      words: 'コメント',
      submit: 'コメントする',
      done: 'コメントしました',
      heading: 'コメント（1）',
    },
    resolution: {
      begin: '解決済みにする',
      method: '助けになったこと1',
      story: '解決までの話',
      stars: '星4つ',
      submit: '解決済みにする',
      done: '心配ごとを解決済みにしました。',
      heading: 'どう解決したか',
      resolved: '解決済み',
    },
    exercise: {
      title: '五つの感覚',
      start: 'はじめる',
      step: '見えるものを五つ',
      next: '次へ',
      complete: '終える',
      question: 'いかがでしたか？',
      notes: 'メモ',
      save: '保存',
      saved: 'メモを保存しました。',
    },
    written: {
      worry: 'あしたの面接のことばかり考えてしまう',
      comment: 'わたしも、いつもそうです',
      method: '朝の散歩',
      story: '思ったよりおだやかな時間でした',
      notes: '足が温かくなった',
    },
  },
  {
    language: 'ar',
    direction: 'rtl',
    register: {
      heading: 'إنشاء حساب',
      email: 'البريد الإلكتروني',
      username: 'اسم المستخدم',
      password: 'كلمة المرور',
      submit: 'إنشاء الحساب',
      done: 'تم إنشاء الحساب! وصلك بريد لتأكيد حسابك.',
    },
    feed: 'منشورات المجتمع',
    worry: {
      share: 'مشاركة همّ',
      prompt: 'سؤال للبداية',
      words: 'همّك',
      submit: 'مشاركة',
      done: 'تمت مشاركة همّك.',
      open: 'فتح هذا الهمّ',
      menu: 'خيارات هذا الهمّ',
    },
    comment: { words: 'تعليقك', submit: 'تعليق', done: 'أُضيف التعليق', heading: 'التعليقات (1)' },
    resolution: {
      begin: 'انفرج هذا الهمّ',
      method: 'ما ساعد، رقم 1',
      story: 'قصتك',
      stars: '4 نجوم',
      submit: 'انفرج',
      done: 'سُجّل انفراج همّك.',
      heading: 'كيف انفرج',
      resolved: 'انفرج',
    },
    exercise: {
      title: 'الحواس الخمس',
      start: 'بدء',
      step: 'خمسة أشياء تُرى',
      next: 'التالي',
      complete: 'إنهاء',
      question: 'كيف كان؟',
      notes: 'ملاحظات',
      save: 'حفظ',
      saved: 'حُفظت ملاحظاتك.',
    },
    written: {
      worry: 'لا أستطيع التوقف عن التفكير في مقابلة الغد',
      comment: 'وأنا أيضًا، كل مرة',
      method: 'المشي في الصباح',
      story: 'كانت أهدأ مما توقعت',
      notes: 'دفئت قدماي',
    },
  },
] as const;

for (const texts of languages) {
  const { language, direction, register, worry, comment, resolution, exercise, written } = texts;
  test(`in ${language}, somebody registers, shares a worry, is answered, resolves it and does an exercise`, async ({
    app,
    browserOf,
    join,
    enter,
  }) => {
    test.slow();
    const stored = { halved_language: language };
    const page = await (await browserOf({ stored })).newPage();
    const shell = new Shell(page);
    const main = page.getByRole('main');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const username = newName('path');
    const words = `${written.worry} ${username}`;

    await test.step('registers', async () => {
      await page.goto('/register');
      await expect(shell.heading).toHaveText(register.heading);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await page.getByRole('textbox', { name: register.email }).fill(`${username}@example.org`);
      await page.getByRole('textbox', { name: register.username }).fill(username);
      await page.getByLabel(register.password, { exact: true }).fill(goodPassword);
      await press(register.submit);
      await expect(shell.toast(register.done)).toBeVisible();
      await expect(shell.heading).toHaveText(texts.feed);
    });

    await test.step('shares a worry', async () => {
      await main.getByRole('button', { name: worry.share }).first().click();
      const form = page.getByRole('form', { name: worry.share });
      const prompt = form.getByRole('combobox', { name: worry.prompt });
      await prompt.locator('option').nth(1).waitFor({ state: 'attached' });
      await prompt.selectOption({ index: 1 });
      await form.getByRole('textbox', { name: worry.words }).fill(words);
      await form.getByRole('button', { name: worry.submit, exact: true }).click();
      await expect(shell.toast(worry.done)).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
    });

    await test.step('is answered by another member, in the same language', async () => {
      const other = await enter(await join(), { stored });
      await other.goto('/feed');
      await other
        .getByRole('article')
        .filter({ hasText: words })
        .getByRole('link', { name: worry.open })
        .click();
      const thread = other.locator('section#comments');
      await thread.getByRole('textbox', { name: comment.words, exact: true }).fill(written.comment);
      await thread.getByRole('button', { name: comment.submit, exact: true }).click();
      await expect(new Shell(other).toast(comment.done)).toBeVisible();
      await page.goto(new URL(other.url()).pathname);
      await expect(page.locator('section#comments')).toContainText(written.comment);
      await expect(page.locator('section#comments').getByRole('heading', { level: 2 })).toHaveText(
        comment.heading,
      );
    });

    await test.step('resolves the worry', async () => {
      const slip = page.getByRole('article').filter({ hasText: words }).first();
      await slip.getByRole('button', { name: worry.menu }).click();
      await page.getByRole('menuitem', { name: resolution.begin }).click();
      await shell.dialog.getByRole('textbox', { name: resolution.method }).fill(written.method);
      await shell.dialog.getByRole('textbox', { name: resolution.story }).fill(written.story);
      await shell.dialog.getByRole('radio', { name: resolution.stars }).check();
      await shell.dialog.getByRole('button', { name: resolution.submit, exact: true }).click();
      await expect(shell.toast(resolution.done)).toBeVisible();
      await expect(slip).toContainText(resolution.resolved);
      await expect(main.getByRole('heading', { name: resolution.heading })).toBeVisible();
      await expect(main).toContainText(written.story);
    });

    await test.step('does an exercise and notes how it was', async () => {
      const email = `${username}@example.org`;
      // The server remembers the account of each session for some seconds, so the gate must open for the page's own.
      const token = await page.evaluate(() => localStorage.getItem('auth_token'));
      const account = await signInTo(app, { email, password: goodPassword });
      await grant(app, { ...account, api: createApi(app.url, token ?? '') }, 'premium');
      await page.goto(`/wellness/exercises/${groundingExercise}`);
      await expect(shell.heading).toHaveText(exercise.title);
      await press(exercise.start);
      await press(exercise.next);
      await expect(main.getByRole('heading', { name: exercise.step })).toBeFocused();
      for (let step = 2; step < 7; step += 1) await press(exercise.next);
      await press(exercise.complete);
      await expect(main.getByRole('heading', { name: exercise.question })).toBeVisible();
      await main.getByRole('textbox', { name: exercise.notes }).fill(written.notes);
      await press(exercise.save);
      await expect(shell.toast(exercise.saved)).toBeVisible();
      await page.goto('/wellness/history');
      const entry = main.getByRole('article').filter({ hasText: exercise.title });
      await expect(entry).toContainText(written.notes);
    });

    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}
