import { expect, test } from '../../fixtures.ts';
import { ResolutionForm, Stories } from '../../pages/resolutions.ts';
import { Shell } from '../../pages/shell.ts';
import { Slip } from '../../pages/slip.ts';
import { resolve, share } from '../../support/account.ts';
import { answer, failureNoise } from '../../support/failing.ts';

test.describe('Resolution stories (/resolution-stories)', () => {
  test('public stories, a category filter and text search; search matches short content, story text or coping methods, case-insensitive; a page is 20', async ({
    app,
    join,
    page,
  }) => {
    const author = await join();
    const mark = author.username;
    const { id } = await share(author, `My boss shouts at me ${mark}`);
    await resolve(author, id, {
      copingMethods: ['Walking by the River'],
      resolutionStory: 'I have ANOTHER one now.',
    });
    await app.sql("update posts set category = 'work' where id = $1", [id]);
    await app.sql(
      `with told as (
         insert into posts (id, user_id, short_content, worry_prompt, privacy_level, published_at, resolved_at)
         select gen_random_uuid(), $1, 'Another ' || n, 'What is on your mind?', 'public', now() - interval '1 day',
           now() - n * interval '1 hour'
         from generate_series(1, 21) n returning id, resolved_at
       )
       insert into resolutions (id, post_id, coping_methods, resolution_story, resolved_at, updated_at)
       select gen_random_uuid(), id, '{Tea}', 'It passed.', resolved_at, resolved_at from told`,
      [author.id],
    );
    const stories = new Stories(page);
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/resolutions/stories') searches.push(search);
    });
    await stories.open();
    await expect(stories.slip(mark).first()).toBeVisible();
    expect(searches[0]).toBe('?limit=20');
    await stories.slips.nth(19).scrollIntoViewIfNeeded();
    await expect(stories.main.getByText('These are all the stories.')).toBeVisible();
    expect(searches).toHaveLength(2);

    for (const words of [`MY BOSS SHOUTS at me ${mark}`, 'i have another', 'by the river']) {
      await stories.search.fill(words);
      await expect(stories.slips.first()).toContainText(`My boss shouts at me ${mark}`);
      await expect(page).toHaveURL(/q=/);
    }
    await stories.search.fill(mark);
    await stories.category.selectOption({ label: 'Health' });
    await expect(stories.main).toContainText('No stories here yet');
    await stories.category.selectOption({ label: 'Work' });
    await expect(stories.slips).toHaveCount(1);
    await stories.worry(mark).click();
    await expect(page).toHaveURL(`/posts/${id}`);
    await page.goBack();
    await expect(stories.search).toHaveValue(mark);
    await expect(stories.category).toHaveValue('work');
    await expect(stories.slips).toHaveCount(1);
  });

  test("'Failed to load resolution stories', with Try Again", async ({ page, guard }) => {
    guard.tolerate(failureNoise);
    await answer(page, { call: 'GET /resolutions/stories?*', status: 500 });
    await new Stories(page).open();
    await expect(new Stories(page).main.getByText('Failed to load resolution stories')).toBeVisible();
    await page.unrouteAll();
    await new Stories(page).tryAgain.click();
    await expect(new Stories(page).tryAgain).toBeHidden();
    await expect(new Stories(page).search).toBeVisible();
  });
});

test("Resolution: the owner alone is offered it; 'Failed to mark worry as resolved' is shown in the form, and the disc is half again", async ({
  join,
  enter,
  page: visitor,
  guard,
}) => {
  guard.tolerate(failureNoise);
  const author = await join();
  const words = `Soon over ${author.username}`;
  const { id } = await share(author, words);
  const page = await enter(author);
  const form = new ResolutionForm(page);
  await page.goto(`/posts/${id}`);
  await answer(page, { call: 'POST /resolutions/posts/*/resolve', status: 500 });
  await Slip.of(page, words).choose('Mark as Resolved');
  await form.fill('Tea', 'It passed.', 5);
  await form.submit.click();
  await expect(form.root.getByText('Failed to mark worry as resolved')).toBeVisible();
  await expect(Slip.of(page, words).root.locator('[data-half-disc=half]')).toHaveCount(1);
  await page.unrouteAll();
  await form.submit.click();
  await expect(new Shell(page).toast('Your worry is marked as resolved.')).toBeVisible();
  await visitor.goto(`/posts/${id}`);
  await expect(Slip.of(visitor, words).root).toContainText('Resolved');
  await expect(Slip.of(visitor, words).menuButton).toHaveCount(0);
});
