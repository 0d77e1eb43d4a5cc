import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { data, refusal } from '../../testing/api.ts';
import { openExercise, press } from '../../testing/open-exercise.tsx';
import { prepareTexts } from '../../testing/render.tsx';
import { anExercise, aProgress, aStep } from '../../testing/wellness-factories.ts';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const title = () =>
  within(screen.getByRole('region', { name: 'Exercise, step by step' })).getByRole('heading');
const isInactive = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

test('an exercise shows what it is, and the titles of its steps with their durations', async () => {
  openExercise(anExercise());
  await screen.findByRole('heading', { level: 1, name: 'Feet on the floor' });
  expect(screen.getByText('You feel the floor under you.')).toBeDefined();
  expect(screen.getByText('Grounding · 4 minutes · Beginner')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((step) => step.querySelector('h3')?.textContent)).toEqual([
    'Stand',
    'Press',
    'Rest',
  ]);
  expect(screen.getByText('About 2 minutes')).toBeDefined();
  expect(screen.queryByText('Press your feet down.')).toBeNull();
  press('Show all steps');
  expect(screen.getByText('Press your feet down.')).toBeDefined();
});

test('the player goes forward and back between the first and the last step, and each step takes the focus', async () => {
  const { writes } = openExercise(anExercise());
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(title().textContent).toBe('Stand');
  expect(document.activeElement).toBe(title());
  expect(isInactive('Back')).toBe(true);
  press('Next');
  expect(title().textContent).toBe('Press');
  expect(document.activeElement).toBe(title());
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
  press('Back');
  press('Next');
  press('Next');
  expect(title().textContent).toBe('Rest');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await waitFor(() => expect(writes().at(-1)).toEqual({ currentStep: 2 }));
});

test('Complete is disabled once the exercise is completed, and asks how it was', async () => {
  const { writes } = openExercise(anExercise({ progress: aProgress({ currentStep: 2 }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with step 3 of 3' }));
  press('Complete');
  expect(isInactive('Completed')).toBe(true);
  press('Completed');
  const question = await screen.findByRole('heading', { name: 'How was it?' });
  expect(document.activeElement).toBe(question);
  fireEvent.click(
    within(await screen.findByRole('group', { name: 'How did you like it?' })).getByLabelText('4 stars'),
  );
  fireEvent.click(within(screen.getByRole('group', { name: 'Did it help?' })).getByLabelText('5 stars'));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Warm feet. ' } });
  press('Save');
  await screen.findByText('Your notes are saved.');
  expect(writes()).toEqual([
    { currentStep: 2, completed: true },
    { rating: 4, effectiveness: 5, notes: 'Warm feet.' },
  ]);
  press('Start again');
  expect(title().textContent).toBe('Stand');
  expect(isInactive('Back')).toBe(true);
});

test('an exercise that was begun on another device is continued at its step, or from the first one', async () => {
  const { writes } = openExercise(anExercise({ progress: aProgress({ currentStep: 1 }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with step 2 of 3' }));
  expect(title().textContent).toBe('Press');
  press('Show all steps');
  expect(document.activeElement?.textContent).toBe('The steps');
  expect(screen.getByText('Press your feet down.')).toBeDefined();
  press('From the first step');
  expect(title().textContent).toBe('Stand');
  await waitFor(() => expect(writes()).toEqual([{ currentStep: 0 }]));
});

test('an exercise that is no longer offered can be read, and offers no start', async () => {
  openExercise(anExercise({ isRetired: true }));
  await screen.findByText('This exercise is no longer offered. You can still read its steps here.');
  press('Show all steps');
  expect(screen.getByText('Press your feet down.')).toBeDefined();
  for (const name of ['Start', 'Start again', 'Complete'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an exercise that is no longer offered can be finished once, and not started again', async () => {
  const { writes } = openExercise(anExercise({ isRetired: true, progress: aProgress({ currentStep: 2 }) }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with step 3 of 3' }));
  press('Complete');
  await waitFor(() => expect(writes()).toEqual([{ currentStep: 2, completed: true }]));
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  press('Show all steps');
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

test('an exercise that another device has begun meanwhile continues where that device left it', async () => {
  const exercise = anExercise();
  const elsewhere = aProgress({ exerciseId: exercise.id, currentStep: 2 });
  openExercise(exercise, {
    [`POST /api/wellness/exercises/${exercise.id}/start`]: () => data(elsewhere, 201),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(title().textContent).toBe('Rest'));
});

test('an exercise that cannot be started says so, and can be started again', async () => {
  const exercise = anExercise();
  let broken = true;
  openExercise(exercise, {
    [`POST /api/wellness/exercises/${exercise.id}/start`]: () =>
      broken ? refusal(400, 'INTERNAL', '') : data(aProgress(), 201),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText('Failed to start exercise');
  broken = false;
  press('Start');
  expect(title().textContent).toBe('Stand');
});

test('a step that cannot be saved stays on the screen with a message; a completion that cannot be saved is undone', async () => {
  const progress = aProgress({ currentStep: 1 });
  openExercise(anExercise({ progress }), {
    [`PUT /api/wellness/progress/${progress.id}`]: () => refusal(400, 'INTERNAL', ''),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with step 2 of 3' }));
  press('Next');
  await screen.findByText('Failed to update progress');
  expect(title().textContent).toBe('Rest');
  press('Complete');
  await waitFor(() => expect(isInactive('Complete')).toBe(false));
  expect(screen.queryByRole('heading', { name: 'How was it?' })).toBeNull();
});

test('the steps of an exercise for the night are open, and it can be completed without the player', async () => {
  const { writes } = openExercise(anExercise({ category: 'sleep' }));
  await screen.findByText('Press your feet down.');
  press('Complete');
  await screen.findByRole('heading', { name: 'How was it?' });
  await waitFor(() => expect(writes()).toEqual([undefined, { currentStep: 2, completed: true }]));
});

test.each([
  ['stays on in the player until the exercise is completed', 'grounding', 1],
  ['may turn off in the player of an exercise for the night', 'sleep', 0],
] as const)('the screen %s', async (_, category, asked) => {
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  // jsdom has no wake lock. Its other properties work on the navigator itself alone.
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  openExercise(anExercise({ category }));
  const start = await screen.findByRole('button', { name: 'Start' });
  expect(request).not.toHaveBeenCalled();
  fireEvent.click(start);
  press('Next');
  press('Next');
  await waitFor(() => expect(request).toHaveBeenCalledTimes(asked));
  expect(release).not.toHaveBeenCalled();
  press('Complete');
  await waitFor(() => expect(release).toHaveBeenCalledTimes(asked));
});

test('a step with a rhythm says it in words, and announces changes only on demand', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  openExercise(anExercise({ steps: [aStep({ rhythm: [4, 0, 6, 0] }), aStep({ id: 'end' })] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(screen.getByText('4 seconds in · 6 seconds out')).toBeDefined();
  expect(screen.getByText('Breathe in').getAttribute('aria-hidden')).toBe('true');
  press('Say each change to my screen reader');
  expect(screen.getAllByText('Breathe in')).toHaveLength(2);
  press('Pause the circle');
  expect(screen.getAllByText('Breathe in')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined();
});

test('an exercise in another language says in which, and its texts are marked with that language', async () => {
  openExercise(anExercise({ language: 'es', title: 'Los pies en el suelo' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Los pies en el suelo' });
  expect(heading.querySelector('[lang=es]')?.textContent).toBe('Los pies en el suelo');
  expect(screen.getByText('Shown in Spanish, because it is not translated yet.')).toBeDefined();
});

test('an unknown exercise is not found', async () => {
  const exercise = anExercise();
  openExercise(exercise, {
    [`GET /api/wellness/exercises/${exercise.id}`]: () => refusal(404, 'NOT_FOUND', 'No.'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Exercise not found' });
  expect(screen.getByRole('link', { name: 'All exercises' }).getAttribute('href')).toBe(
    '/wellness/exercises',
  );
});

test('an exercise that cannot be loaded says so, and Try Again loads it', async () => {
  const exercise = anExercise();
  let broken = true;
  openExercise(exercise, {
    [`GET /api/wellness/exercises/${exercise.id}`]: () =>
      broken ? refusal(400, 'INTERNAL', '') : data(exercise),
  });
  await screen.findByText('Failed to load exercise');
  broken = false;
  press('Try Again');
  await screen.findByRole('button', { name: 'Start' });
});
