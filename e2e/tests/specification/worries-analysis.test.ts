import { limits } from '@halved/shared/limits';
import { expect, test } from '../../fixtures.ts';
import { Analysis } from '../../pages/analysis.ts';
import { prompt, share } from '../../support/account.ts';
import { sendCall } from '../../support/http.ts';

const words = 'My exams are next week, and I fear that I will fail the maths exam at university.';
const ends = ['maths', 'biology', 'history', 'law', 'physics', 'music', 'statistics', 'chemistry', 'French'];
const alike = [...ends, 'geography', 'anatomy', 'logic'].map(
  (subject, nth) =>
    `The ${subject} exam at university is in ${nth + 2} days, and I fear that I will fail it.`,
);

test('/posts/{postId}/analysis and /analysis/{postId}: back link, prompt, short content, author, date, panel and a side list of 10; 3 similar worries on a post, each with a link', async ({
  join,
  enter,
}) => {
  const [me, other] = await Promise.all([join(), join()]);
  for (const each of alike) await share(other, each);
  const post = await share(me, words, { longContent: 'It was always like this.' });
  const page = await enter(me);
  const analysis = new Analysis(page);
  for (const address of [`/posts/${post.id}/analysis`, `/analysis/${post.id}`]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(analysis.back).toHaveAttribute('href', `/posts/${post.id}`);
      await expect(analysis.worry).toContainText(prompt);
      await expect(analysis.worry).toContainText(words);
      await expect(analysis.worry, 'the display name, else the username').toContainText(me.username);
      await expect(analysis.worry.getByRole('time')).toHaveAttribute('datetime', post.publishedAt ?? '');
      await expect(analysis.worry).not.toContainText('It was always like this.');
      await expect(analysis.fact('What it is about')).toContainText('Education');
      await expect(analysis.similarOnes).toHaveCount(10);
    });
  }
  await analysis.back.click();
  await analysis.scrollToSimilar();
  await expect(analysis.similarOnes).toHaveCount(3);
  for (const link of await analysis.similar.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/posts\/[\da-f-]{36}$/);
  }
  await expect(analysis.again).toBeVisible();
});

test('Worry analysis: category, subcategory (optional), sentimentScore (-1 to 1), keywords, similarWorryCount, confidence (0 to 1); 404 means no analysis, analyzing makes one; similar worries: 5 by default', async ({
  app,
  join,
}) => {
  const [me, other] = await Promise.all([join(), join()]);
  for (const each of alike) await share(other, each);
  const post = await share(me, words);
  const read = await sendCall(app.url, `GET /analysis/posts/${post.id}`);
  expect(read.body).toEqual({
    data: {
      category: 'education',
      subcategory: expect.any(String),
      sentimentScore: expect.any(Number),
      keywords: expect.arrayContaining(['exam']),
      similarWorryCount: expect.any(Number),
      confidence: expect.any(Number),
      language: 'en',
      analyzedAt: expect.any(String),
      modelVersion: expect.any(String),
    },
  });
  const { sentimentScore, confidence } = await me.api.analysis.get.query({ postId: post.id });
  expect(Math.abs(sentimentScore)).toBeLessThanOrEqual(1);
  expect(confidence).toBeGreaterThanOrEqual(0);
  expect(confidence).toBeLessThanOrEqual(1);
  const { similar } = await me.api.analysis.similar.query({ postId: post.id });
  expect(similar).toHaveLength(limits.similar.size);
  const fields = ['id', 'shortContent', 'category', 'subcategory', 'similarity', 'anonymousCount'];
  expect(Object.keys(similar[0] ?? {})).toEqual(expect.arrayContaining(fields));

  await app.sql('delete from analyses where post_id = $1', [post.id]);
  const none = await sendCall(app.url, `GET /analysis/posts/${post.id}`);
  expect(none.status).toBe(404);
  const anew = await me.api.analysis.analyze.mutate({ postId: post.id });
  expect(anew.category).toBe('education');
});
