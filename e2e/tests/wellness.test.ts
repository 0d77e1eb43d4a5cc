import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { ExercisePage, Wellness } from '../pages/wellness.ts';
import { frameMs, reload, stopWhenReady } from '../support/asleep.ts';
import { violationsOn } from '../support/axe.ts';
import { eventually, installClock, shown } from '../support/clock.ts';
import { overflowOf } from '../support/layout.ts';
import { sleepNoise, sleepOn, wakeUp } from '../support/sleep.ts';
import { breathingExercise, groundingExercise } from '../support/wellness.ts';

test('a premium member leaves an exercise, goes on in another browser, finishes and rates it, and finds it in the history', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const { title, steps } = await me.api.wellness.exercise.query({ id: groundingExercise });
  const first = new ExercisePage(await enter(me));
  await first.open(groundingExercise);
  await first.start.click();
  await first.walk(3);
  await expect(first.step).toHaveText(steps[2]?.title ?? '');
  const savedStep = () =>
    me.api.wellness.exercise.query({ id: groundingExercise }).then(({ progress }) => progress?.currentStep);
  await expect.poll(savedStep).toBe(2);

  const page = await enter(me, { viewport: { width: 360, height: 740 } });
  const [centre, second] = [new Wellness(page), new ExercisePage(page)];
  await centre.open();
  const left = centre.part('Continue where you left off');
  await expect(left).toContainText(`${title} · Step 3 of ${steps.length}`);
  await left.getByRole('link').click();
  await expect(second.step).toHaveText(steps[2]?.title ?? '');
  await second.walk(steps.length - 2);
  await expect(second.next).toHaveCount(0);
  await second.complete.click();
  await expect(second.complete).toHaveAttribute('aria-disabled', 'true');
  await second.stars('How did you like it?', 4).check();
  await second.stars('Did it help?', 3).check();
  await second.notes.fill('My feet are warm.');
  await page.reload();
  await expect(second.notes).toHaveValue('My feet are warm.');
  await expect(second.stars('Did it help?', 3)).toBeChecked();
  await second.save.click();
  await expect(new Shell(page).toast('Your notes are saved.')).toBeVisible();

  await centre.open('/history');
  const entry = centre.card(title);
  await expect(entry).toContainText('Completed');
  await expect(entry).toContainText('My feet are warm.');
  await expect(entry.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await first.page.reload();
  await expect(first.button('Start')).toBeVisible();
});

test('a free member sees a true preview in place of the wellness pages, and axe finds nothing', async ({
  join,
  joinPremium,
  enter,
}) => {
  const [free, premium] = await Promise.all([join(), joinPremium()]);
  const { exercises, total } = await premium.api.wellness.exercises.query({ limit: 100 });
  const page = await enter(free, { viewport: { width: 360, height: 740 } });
  const wellness = new Wellness(page);
  for (const path of ['', '/exercises', '/techniques', '/history', `/exercises/${groundingExercise}`]) {
    await wellness.open(path);
    await expect(wellness.prompt).toContainText(`of ${total}`);
    const [item] = await wellness.prompt.getByRole('listitem').all();
    const text = await item?.innerText();
    expect(exercises.some(({ title, description }) => text === `${title}\n\n${description}`)).toBe(true);
  }
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await wellness.prompt.getByRole('link', { name: 'Get help now' }).click();
  await expect(page).toHaveURL('/help');
});

test('a member whose tier ends meanwhile is led to the preview, and keeps the history', async ({
  app,
  enter,
  guard,
  joinPremium,
}) => {
  guard.tolerate(/status of 403/);
  const me = await joinPremium();
  const { id } = await me.api.wellness.startExercise.mutate({ id: groundingExercise });
  await me.api.wellness.updateProgress.mutate({ progressId: id, completed: true });
  const page = await enter(me);
  const wellness = new Wellness(page);
  await wellness.open('/exercises');
  await expect(wellness.cards.first()).toBeVisible();
  await app.sql("update users set granted_tier = 'free' where id = $1", [me.id]);
  const hasEnded = () => me.api.wellness.exerciseCategories.query().catch(() => 'ended');
  await expect.poll(hasEnded, { timeout: 10_000 }).toBe('ended');
  await wellness.category.selectOption('breathing');
  await expect(wellness.prompt).toBeVisible();
  await wellness.open('/history');
  await expect(wellness.cards).toHaveCount(1);
});

test('a premium member with an unverified address reads that it has to be verified', async ({
  app,
  join,
  enter,
}) => {
  const me = await join();
  await app.sql("update users set granted_tier = 'premium' where id = $1", [me.id]);
  const page = await enter(me);
  await new Wellness(page).open();
  await expect(page.getByText('Please verify your email address first')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(me.email);
});

/** Starts an exercise after the server fell asleep, under a stopped clock. */
async function startAsleep(exercise: ExercisePage) {
  await installClock(exercise.page);
  await exercise.open(groundingExercise);
  await stopWhenReady(exercise.page, exercise.start);
  const server = await sleepOn(exercise.page, '**/api/**');
  await exercise.start.click();
  return server;
}

test('while the server sleeps, the steps of an exercise go on, and only the last one is sent afterwards', async ({
  app,
  enter,
  guard,
  joinPremium,
}) => {
  guard.tolerate(sleepNoise);
  const me = await joinPremium();
  const exercise = new ExercisePage(await enter(me));
  const server = await startAsleep(exercise);
  for (const step of [2, 3, 4]) {
    await exercise.next.click();
    await shown(exercise.player.getByText(`Step ${step} of`));
  }
  await exercise.page.clock.runFor(frameMs);
  expect(server.reached).toEqual([]);
  await wakeUp(exercise.page, server);
  const saved = () => app.sql('select current_step from exercise_progress where user_id = $1', [me.id]);
  await eventually(exercise.page, async () => expect(await saved()).toEqual([{ current_step: 3 }]));
  expect(server.reached.map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT']);
});

test('steps that the server had not got before a reload are kept on the device, and sent afterwards', async ({
  app,
  enter,
  guard,
  joinPremium,
}) => {
  guard.tolerate(sleepNoise);
  const me = await joinPremium();
  const exercise = new ExercisePage(await enter(me));
  const server = await startAsleep(exercise);
  await exercise.next.click();
  await shown(exercise.player.getByText('Step 2 of'));
  server.awake = true;
  await reload(exercise.page, exercise.button(/^Continue with step 2 of/));
  const saved = () => app.sql('select current_step from exercise_progress where user_id = $1', [me.id]);
  await eventually(exercise.page, async () => expect(await saved()).toEqual([{ current_step: 1 }]));
});

test('the breathing circle moves in the rhythm of its step, stops when paused, and never moves with reduced motion', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const page = await enter(me);
  const exercise = new ExercisePage(page);
  const movements = () =>
    exercise.circle.evaluate((circle) =>
      circle.getAnimations().map(({ playState, effect }) => ({
        playState,
        duration: effect?.getComputedTiming().duration,
      })),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await exercise.open(breathingExercise);
  await exercise.start.click();
  await exercise.next.click();
  await expect(exercise.player).toContainText(
    '3 seconds in · 3 seconds hold · 3 seconds out · 3 seconds hold',
  );
  expect(await movements()).toEqual([{ playState: 'running', duration: 12_000 }]);
  await exercise.button('Pause the circle').click();
  expect(await movements()).toEqual([{ playState: 'paused', duration: 12_000 }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(movements).toEqual([]);
  await exercise.button('Go on').click();
  await expect(exercise.player.getByText('Hold', { exact: true })).toBeVisible();
});

test('an exercise is done by keyboard alone on a small screen, and axe finds nothing', async ({
  enter,
  joinPremium,
}) => {
  const me = await joinPremium();
  const page = await enter(me, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  const exercise = new ExercisePage(page);
  await exercise.open(breathingExercise);
  await exercise.start.press('Enter');
  await expect(exercise.step).toBeFocused();
  await exercise.next.press('Enter');
  await expect(exercise.step).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exercise.button('Pause the circle')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exercise.button('Say each change to my screen reader')).toBeInViewport({ ratio: 1 });
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  for (let step = 2; step < 5; step += 1) await exercise.next.press('Enter');
  await exercise.complete.press('Enter');
  await expect(exercise.question).toBeFocused();
  await exercise.stars('How did you like it?', 1).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(exercise.stars('How did you like it?', 2)).toBeChecked();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  await exercise.save.press('Enter');
  await expect(new Shell(page).toast('Your notes are saved.')).toBeVisible();
});
