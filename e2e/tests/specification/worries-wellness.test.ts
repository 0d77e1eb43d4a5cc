import { expect, test } from '../../fixtures.ts';
import { ExercisePage, Wellness } from '../../pages/wellness.ts';
import { share } from '../../support/account.ts';
import { answer, failureNoise } from '../../support/failing.ts';
import { groundingExercise, someTechnique } from '../../support/wellness.ts';

test.describe('Wellness centre (/wellness)', () => {
  test('recommended (premium), 6 popular exercises, 6 coping techniques, resources, and three quick links', async ({
    enter,
    joinPremium,
  }) => {
    const me = await joinPremium();
    await share(me, 'My boss wants the report tomorrow, and the deadline at work keeps me awake.');
    const wellness = new Wellness(await enter(me));
    await wellness.open();
    await expect(wellness.part('Popular exercises').getByRole('article')).toHaveCount(6);
    await expect(wellness.part('Coping techniques').getByRole('article')).toHaveCount(6);
    await expect(wellness.part('Recommended for you').getByRole('article')).toHaveCount(6);
    await expect(wellness.part('Recommended for you').getByRole('paragraph').first()).not.toBeEmpty();
    await expect(wellness.part('Resources').getByRole('link', { name: 'Get help now' })).toBeVisible();
    const addresses = [
      '/wellness/exercises?category=breathing',
      '/wellness/techniques?category=grounding',
      '/wellness/techniques?category=mindfulness',
    ];
    await expect(wellness.quickLinks).toHaveCount(3);
    for (const [n, address] of addresses.entries()) {
      await expect(wellness.quickLinks.nth(n)).toHaveAttribute('href', address);
    }
  });

  test('the wellness pages are gated by the guided_exercises feature; 403 leads to an upgrade prompt', async ({
    page: visitor,
    joinAs,
    enter,
    guard,
  }) => {
    guard.tolerate(/status of 403/);
    await new Wellness(visitor).open('/exercises');
    await expect(visitor.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?return=%2Fwellness%2Fexercises',
    );
    const supporter = await joinAs('supporter');
    const wellness = new Wellness(await enter(supporter));
    await wellness.open();
    await expect(wellness.prompt).toBeVisible();
    await expect(wellness.part('Recommended for you')).toHaveCount(0);
    await expect(wellness.part('Resources')).toBeVisible();
    const refusal = await supporter.api.wellness.exercises.query({}).catch((error) => error.data);
    expect(refusal).toMatchObject({ code: 'TIER_REQUIRED', status: 403 });
  });
});

test('Exercises (/wellness/exercises): a filterable list; the category is kept in the query string', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const page = await enter(me);
  const wellness = new Wellness(page);
  await wellness.open('/exercises?category=sleep');
  const { exercises } = await me.api.wellness.exercises.query({ category: 'sleep' });
  await expect(wellness.cards).toHaveCount(exercises.length);
  await wellness.category.selectOption('breathing');
  await expect(page).toHaveURL('/wellness/exercises?category=breathing');
  await expect(wellness.cards.first()).toContainText('Breathing');
  await page.reload();
  await expect(wellness.category).toHaveValue('breathing');
  await expect(wellness.difficulty.locator('option')).toHaveText([
    'All levels',
    'Beginner',
    'Intermediate',
    'Advanced',
  ]);
  await wellness.difficulty.selectOption('beginner');
  await wellness.search.fill('box');
  await expect(wellness.cards).toHaveCount(1);
  await expect(page).toHaveURL('/wellness/exercises?category=breathing&difficulty=beginner&q=box');
  await wellness.card('Box breathing').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box breathing');
  await page.goBack();
  await expect(wellness.search).toHaveValue('box');
  await wellness.search.fill('nothing of this');
  await wellness.main.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/wellness/exercises');
});

test('Exercise (/wellness/exercises/{id}): detail and player; one step forward or back, bounded; Complete on the last step, disabled once completed; then rating, effectiveness and notes', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const { steps, description } = await me.api.wellness.exercise.query({ id: groundingExercise });
  const exercise = new ExercisePage(await enter(me));
  await exercise.open(groundingExercise);
  await expect(exercise.main).toContainText(description);
  await exercise.start.click();
  await expect(exercise.back).toHaveAttribute('aria-disabled', 'true');
  for (const [n, { title, content }] of steps.entries()) {
    await expect(exercise.step).toHaveText(title);
    await expect(exercise.player).toContainText(content);
    await expect(exercise.complete).toHaveCount(n === steps.length - 1 ? 1 : 0);
    if (n < steps.length - 1) await exercise.next.click();
  }
  await exercise.back.click();
  await expect(exercise.step).toHaveText(steps.at(-2)?.title ?? '');
  await exercise.next.click();
  await expect(exercise.question).toHaveCount(0);
  await exercise.complete.click();
  await expect(exercise.complete).toHaveAttribute('aria-disabled', 'true');
  await exercise.stars('How did you like it?', 5).check();
  await exercise.stars('Did it help?', 1).check();
  await exercise.notes.fill('Noted.');
  await exercise.save.click();
  await expect
    .poll(() => me.api.wellness.history.query({}).then(({ progress }) => progress[0]))
    .toMatchObject({ completed: true, rating: 5, effectiveness: 1, notes: 'Noted.' });
});

test('Techniques (/wellness/techniques and /{id}): a filterable list; effectiveness and evidence from 1 to 5, when to use it, instructions', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const technique = await me.api.wellness.technique.query({ id: someTechnique });
  const page = await enter(me);
  const wellness = new Wellness(page);
  await wellness.open('/techniques?category=grounding');
  await expect(wellness.cards.first()).toContainText('Grounding');
  await wellness.category.selectOption('mindfulness');
  await expect(page).toHaveURL('/wellness/techniques?category=mindfulness');
  await expect(wellness.cards.first()).toContainText('Mindfulness');
  await page.goBack();
  await expect(wellness.category).toHaveValue('grounding');
  await wellness.search.fill(technique.title);
  await wellness.card(technique.title).getByRole('link').click();
  await expect(page).toHaveURL(`/wellness/techniques/${someTechnique}`);
  for (const text of [...technique.whenToUse, ...technique.instructions.split('\n'), technique.description]) {
    await expect(wellness.main).toContainText(text);
  }
  const { effectiveness, scienceBasedRating, evidence } = technique;
  const stars = wellness.part('How much it helps').getByRole('img');
  await expect(stars.nth(0)).toHaveAccessibleName(`${effectiveness} of 5 stars`);
  await expect(stars.nth(1)).toHaveAccessibleName(`${scienceBasedRating} of 5 stars`);
  await expect(wellness.part('How much it helps')).toContainText(evidence.title);
  for (const tag of technique.tags) await expect(wellness.main).toContainText(tag);
  for (const { title, url } of technique.resources) {
    await expect(wellness.main.getByRole('link', { name: title })).toHaveAttribute('href', url);
  }
});

test('Exercise: the step index is kept between 0 and the last step; notes are optional; ratings are 1-5', async ({
  joinPremium,
}) => {
  const { api } = await joinPremium();
  const { steps } = await api.wellness.exercise.query({ id: groundingExercise });
  const { id: progressId } = await api.wellness.startExercise.mutate({ id: groundingExercise });
  type Change = Parameters<typeof api.wellness.updateProgress.mutate>[0];
  const change = (input: Omit<Change, 'progressId'>) =>
    api.wellness.updateProgress.mutate({ progressId, ...input }).then(
      () => 'taken',
      (error) => error.data.code,
    );
  for (const currentStep of [-1, steps.length, 0.5])
    expect(await change({ currentStep })).toBe('VALIDATION_FAILED');
  for (const currentStep of [steps.length - 1, 0]) expect(await change({ currentStep })).toBe('taken');
  expect(await change({ completed: true })).toBe('taken');
  for (const stars of [0, 6, 2.5]) {
    expect(await change({ rating: stars })).toBe('VALIDATION_FAILED');
    expect(await change({ effectiveness: stars })).toBe('VALIDATION_FAILED');
  }
  for (const stars of [1, 5]) expect(await change({ rating: stars, effectiveness: stars })).toBe('taken');
  const { progress } = await api.wellness.history.query({});
  expect(progress[0]).toMatchObject({
    currentStep: 0,
    completed: true,
    rating: 5,
    effectiveness: 5,
    notes: null,
  });
});

test("Error boxes offer 'Try Again': the lists, an exercise and a technique", async ({
  joinPremium,
  enter,
  guard,
}) => {
  guard.tolerate(failureNoise);
  const page = await enter(await joinPremium());
  const wellness = new Wellness(page);
  for (const [path, call, title] of [
    ['/exercises', 'GET /wellness/exercises?*', 'Box breathing'],
    ['/techniques', 'GET /wellness/techniques', 'A cup of tea'],
    [`/exercises/${groundingExercise}`, 'GET /wellness/exercises/*', 'Five senses'],
    [`/techniques/${someTechnique}`, 'GET /wellness/techniques/*', 'Orienting to the room'],
  ] as const) {
    await answer(page, { call, status: 500 });
    await wellness.open(path);
    await expect(wellness.tryAgain).toBeVisible();
    await page.unrouteAll();
    await wellness.tryAgain.click();
    await expect(wellness.main.getByRole('heading', { name: title })).toBeVisible();
  }
});
