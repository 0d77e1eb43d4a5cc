import type { Exercise } from '@halved/shared/contract/wellness';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, data } from '../../testing/api.ts';
import { openExercise, press } from '../../testing/open-exercise.tsx';
import { prepareTexts } from '../../testing/render.tsx';
import { aHistoryPage, anExercise, aPastProgress, aProgress } from '../../testing/wellness-factories.ts';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Presses Start and Next while the server does not answer, then reloads the page. */
async function leaveAtTheSecondStep(exercise: Exercise) {
  const sleeps = () => new Promise<never>(() => undefined);
  const started = exercise.progress ?? aProgress();
  openExercise(exercise, {
    [`POST /api/wellness/exercises/${exercise.id}/start`]: sleeps,
    [`PUT /api/wellness/progress/${started.id}`]: sleeps,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^(Start|Continue)/ }));
  press('Next');
  cleanup();
}

test('a step that a reload has kept from the server is shown again, and sent', async () => {
  const exercise = anExercise();
  await leaveAtTheSecondStep(exercise);
  const { writes } = openExercise(exercise);
  await screen.findByRole('button', { name: 'Continue with step 2 of 3' });
  await waitFor(() => expect(writes()).toEqual([undefined, { currentStep: 1 }]));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('a step that a reload has kept from the server gives way to a later one of another device', async () => {
  const exercise = anExercise({ progress: aProgress() });
  await leaveAtTheSecondStep(exercise);
  const later = new Date(Date.now() + 60_000).toISOString();
  const elsewhere = { ...exercise, progress: aProgress({ currentStep: 2, updatedAt: later }) };
  const { writes } = openExercise(elsewhere);
  await screen.findByRole('button', { name: 'Continue with step 3 of 3' });
  expect(writes()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('a step leaves nothing on the device if another tab has completed the exercise', async () => {
  const progress = aProgress();
  const { writes } = openExercise(anExercise({ progress }), {
    [`PUT /api/wellness/progress/${progress.id}`]: () =>
      data({ ...progress, currentStep: 1, completed: true, completedAt: progress.updatedAt }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  press('Next');
  await waitFor(() => expect(writes()).toEqual([{ currentStep: 1 }]));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('half-written notes about a completed exercise are there again after a reload', async () => {
  const exercise = anExercise();
  const last = aPastProgress({
    exerciseId: exercise.id,
    completed: true,
    completedAt: '2026-11-20T10:00:00.000Z',
  });
  const handlers = {
    'GET /api/wellness/history': () => data(aHistoryPage([last])),
    [`PUT /api/wellness/progress/${last.id}`]: ({ body }: Call) => data({ ...last, ...Object(body) }),
  };
  openExercise(exercise, handlers);
  fireEvent.click(await screen.findByRole('button', { name: 'Say how it was' }));
  fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'Half a thought' } });
  cleanup();
  const { writes } = openExercise(exercise, handlers);
  expect(await screen.findByLabelText('Notes')).toHaveProperty('value', 'Half a thought');
  press('Save');
  await screen.findByText('Your notes are saved.');
  expect(writes()).toEqual([{ rating: null, effectiveness: null, notes: 'Half a thought' }]);
  expect(localStorage.length).toBe(0);
});
