import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { anExerciseSummary, aPremiumUser, aTechniqueSummary } from '../../testing/wellness-factories.ts';
import { Screen as Exercises } from './wellness-exercises.tsx';
import { Screen as Techniques } from './wellness-techniques.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

type Handlers = Parameters<typeof stubApi>[0];

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function show(element: ReactNode, list: string, handlers: Handlers, at: string) {
  const calls = stubApi(handlers);
  renderApp(
    <>
      {element}
      <Address />
    </>,
    { user: aPremiumUser(), at },
  );
  return () => calls.map(({ url }) => url).filter((url) => url.split('?')[0] === `/api/wellness/${list}`);
}

const pageOf = (exercises: ReturnType<typeof anExerciseSummary>[]) => ({
  exercises,
  total: exercises.length,
  hasMore: false,
  nextCursor: null,
});
const roots = anExerciseSummary({ title: 'Roots' });
const waves = anExerciseSummary({ title: 'Waves', category: 'breathing', difficulty: 'advanced' });

const showExercises = (handlers: Handlers = {}, at = '/wellness/exercises') =>
  show(
    <Exercises />,
    'exercises',
    {
      'GET /api/wellness/exercises': () => data(pageOf([roots, waves])),
      'GET /api/wellness/exercises/categories': () =>
        data({ categories: [{ category: 'breathing', count: 7 }] }),
      ...handlers,
    },
    at,
  );
const address = () => screen.getByTestId('address').textContent;
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

test('the exercises link to their pages, with category, duration and difficulty', async () => {
  showExercises();
  const link = await screen.findByRole('link', { name: 'Waves' });
  expect(link.getAttribute('href')).toBe(`/wellness/exercises/${waves.id}`);
  expect(link.closest('article')?.textContent).toContain('Breathing\u00a0· 4 minutes\u00a0· Advanced');
  expect(screen.getByText('2 exercises')).toBeDefined();
  expect(screen.getByRole('option', { name: 'Breathing (7)' })).toBeDefined();
});

test('category, difficulty and search words of the exercises are kept in the URL and sent to the server', async () => {
  const requests = showExercises({}, '/wellness/exercises?category=breathing');
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByLabelText('Category')).toHaveProperty('value', 'breathing');
  fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: 'advanced' } });
  expect(address()).toBe('?category=breathing&difficulty=advanced');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' slow ' } });
  await waitFor(() => expect(address()).toBe('?category=breathing&difficulty=advanced&q=slow'));
  await waitFor(() =>
    expect(requests().at(-1)).toBe(
      '/api/wellness/exercises?limit=20&category=breathing&difficulty=advanced&query=slow',
    ),
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', ' slow ');
});

test('filters that fit no exercise offer to show everything', async () => {
  const requests = showExercises(
    { 'GET /api/wellness/exercises': ({ url }) => data(pageOf(url.includes('query=') ? [] : [roots])) },
    '/wellness/exercises?category=nonsense&q=nothing',
  );
  await screen.findByText('Nothing fits these filters');
  expect(requests()).toEqual(['/api/wellness/exercises?limit=20&query=nothing']);
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(titles()).toEqual(['Roots']));
  expect(address()).toBe('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('exercises that cannot be loaded say so, and Try Again loads them', async () => {
  let broken = true;
  showExercises({
    'GET /api/wellness/exercises': () => (broken ? refusal(400, 'INTERNAL', '') : data(pageOf([roots]))),
  });
  await screen.findByText('Failed to load exercises');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(titles()).toEqual(['Roots']));
});

const senses = aTechniqueSummary({ title: 'Senses' });

const showTechniques = (handlers: Handlers = {}, at = '/wellness/techniques') =>
  show(
    <Techniques />,
    'techniques',
    { 'GET /api/wellness/techniques': () => data({ techniques: [senses] }), ...handlers },
    at,
  );

test('category and search words of the techniques are kept in the URL and sent to the server', async () => {
  const requests = showTechniques({}, '/wellness/techniques?category=grounding');
  const link = await screen.findByRole('link', { name: 'Senses' });
  expect(link.getAttribute('href')).toBe(`/wellness/techniques/${senses.id}`);
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'mindfulness' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tea' } });
  await waitFor(() => expect(address()).toBe('?category=mindfulness&q=tea'));
  await waitFor(() =>
    expect(requests()).toEqual([
      '/api/wellness/techniques?category=grounding',
      '/api/wellness/techniques?category=mindfulness',
      '/api/wellness/techniques?category=mindfulness&query=tea',
    ]),
  );
});

test('techniques that cannot be loaded say so, and Try Again loads them', async () => {
  let broken = true;
  showTechniques({
    'GET /api/wellness/techniques': () =>
      broken ? refusal(400, 'INTERNAL', '') : data({ techniques: [senses] }),
  });
  await screen.findByText('Failed to load coping techniques');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(titles()).toEqual(['Senses']));
});
