import type { User } from '@halved/shared/contract/users';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import {
  aHistoryPage,
  anExercise,
  anExerciseSummary,
  aPastProgress,
  aPremiumUser,
  aProgress,
  aTechniqueSummary,
} from '../../testing/wellness-factories.ts';
import { Screen } from './wellness.tsx';
import { Screen as ExerciseScreen } from './wellness-exercise.tsx';
import { Screen as History } from './wellness-history.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const exercises = (count: number) =>
  Array.from({ length: count }, (_, n) => anExerciseSummary({ title: `Exercise ${n}` }));
const techniques = (count: number) =>
  Array.from({ length: count }, (_, n) => aTechniqueSummary({ title: `Technique ${n}` }));

/** The number of entries that a request asks for; undefined if it sets no limit. */
function limitOf(url: string): number | undefined {
  const limit = new URL(url, location.href).searchParams.get('limit');
  return limit === null ? undefined : Number(limit);
}

function show(
  user: User | undefined,
  handlers: Parameters<typeof stubApi>[0] = {},
  content = <Screen />,
  at = '/wellness',
) {
  const calls = stubApi({
    'GET /api/wellness/history': () => data(aHistoryPage([])),
    'GET /api/wellness/recommendations': () =>
      data({
        exercises: [anExerciseSummary({ title: 'For you' })],
        techniques: [aTechniqueSummary({ title: 'For you too' })],
        reason: 'You wrote about work lately.',
      }),
    'GET /api/wellness/exercises/popular': () => data({ exercises: exercises(6) }),
    'GET /api/wellness/techniques': ({ url }) => data({ techniques: techniques(limitOf(url) ?? 9) }),
    'GET /api/subscriptions/features/guided_exercises/access': () =>
      data({ hasAccess: false, requiredTiers: ['premium'], preview: null }),
    ...handlers,
  });
  renderApp(content, { at, ...(user && { user }) });
  return calls;
}
const part = (name: string) => screen.getByRole('region', { name });
const cardsOf = (name: string) =>
  within(part(name))
    .queryAllByRole('article')
    .map((card) => card.querySelector('h3')?.textContent);

test('the wellness centre shows what is recommended and why, six popular exercises and six techniques', async () => {
  const calls = show(aPremiumUser());
  await screen.findByText('You wrote about work lately.');
  expect(cardsOf('Recommended for you')).toEqual(['For you', 'For you too']);
  expect(cardsOf('Popular exercises')).toHaveLength(6);
  expect(cardsOf('Coping techniques')).toHaveLength(6);
  expect(calls.map(({ url }) => url)).toContain('/api/wellness/exercises/popular?limit=6');
  expect(calls.map(({ url }) => url)).toContain('/api/wellness/techniques?limit=6');
  expect(calls.map(({ url }) => url)).toContain('/api/wellness/recommendations?limit=3');
});

test('the three quick links of the wellness centre lead to the lists with their category', async () => {
  show(aPremiumUser());
  const quick = await screen.findByRole('navigation', { name: 'Quick links' });
  expect(
    within(quick)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/wellness/exercises?category=breathing',
    '/wellness/techniques?category=grounding',
    '/wellness/techniques?category=mindfulness',
  ]);
});

test('an exercise that was left open can be continued from the wellness centre', async () => {
  const open = aPastProgress({ currentStep: 1 });
  show(aPremiumUser(), {
    'GET /api/wellness/history': () => data(aHistoryPage([aPastProgress({ completed: true }), open])),
  });
  const card = await screen.findByRole('region', { name: 'Continue where you left off' });
  expect(card.textContent).toContain('Feet on the floor · Step 2 of 3');
  expect(within(card).getByRole('link').getAttribute('href')).toBe(`/wellness/exercises/${open.exerciseId}`);
});

test.each([
  ['/wellness', Screen],
  ['/wellness/history', History],
])('“Continue” on %s leads straight to the step at which an exercise was left', async (at, Start) => {
  const exercise = anExercise({ progress: aProgress({ currentStep: 1 }) });
  show(
    aPremiumUser(),
    {
      'GET /api/wellness/history': () =>
        data(aHistoryPage([aPastProgress({ exerciseId: exercise.id, currentStep: 1 })])),
      [`GET /api/wellness/exercises/${exercise.id}`]: () => data(exercise),
    },
    <Routes>
      <Route path={at} element={<Start />} />
      <Route path="/wellness/exercises/:id" element={<ExerciseScreen />} />
    </Routes>,
    at,
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Continue' }));
  const player = await screen.findByRole('region', { name: 'Exercise, step by step' });
  expect(within(player).getByRole('heading').textContent).toBe('Press');
});

test('if the wellness centre cannot load two of its parts, it says that exercises failed and shows the others', async () => {
  const failed = () => refusal(400, 'INTERNAL', '');
  show(aPremiumUser(), {
    'GET /api/wellness/recommendations': failed,
    'GET /api/wellness/exercises/popular': failed,
  });
  await screen.findByText('Failed to load exercises');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Recommended for you' })).toBeNull();
  expect(cardsOf('Coping techniques')).toHaveLength(6);
});

test('the wellness centre recommends nothing to a free member, and its link to help is open to everybody', async () => {
  const calls = show(aUser());
  await screen.findByRole('heading', { name: 'Guided exercises are part of Premium' });
  expect(calls.map(({ url }) => url)).toEqual(['/api/subscriptions/features/guided_exercises/access']);
  expect(within(part('Resources')).getByRole('link', { name: 'Get help now' })).toBeDefined();
  cleanup();
  show(undefined);
  expect(within(part('Resources')).getByRole('link', { name: 'Get help now' })).toBeDefined();
});
