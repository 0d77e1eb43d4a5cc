import type { Exercise } from '@halved/shared/contract/wellness';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Screen } from '../app/screens/wellness-exercise.tsx';
import { data, stubApi } from './api.ts';
import { renderApp } from './render.tsx';
import { aHistoryPage, aPremiumUser, aProgress } from './wellness-factories.ts';

type Handlers = Parameters<typeof stubApi>[0];
const me = aPremiumUser();

/** Opens the page of an exercise, on a server that takes every step. `writes` returns the bodies that it got. */
export function openExercise(exercise: Exercise, handlers: Handlers = {}) {
  const progress = exercise.progress ?? aProgress({ exerciseId: exercise.id });
  const calls = stubApi({
    [`GET /api/wellness/exercises/${exercise.id}`]: () => data(exercise),
    'GET /api/wellness/history': () => data(aHistoryPage([])),
    [`POST /api/wellness/exercises/${exercise.id}/start`]: () => data(progress, 201),
    [`PUT /api/wellness/progress/${progress.id}`]: ({ body }) => data({ ...progress, ...Object(body) }),
    ...handlers,
  });
  renderApp(
    <Routes>
      <Route path="/wellness/exercises/:id" element={<Screen />} />
    </Routes>,
    { user: me, at: `/wellness/exercises/${exercise.id}` },
  );
  return { progress, writes: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
