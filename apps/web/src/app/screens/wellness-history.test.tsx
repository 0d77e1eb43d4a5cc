import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newUuid } from '../../lib/device/uuid.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aHistoryPage, aPastProgress, aPremiumUser } from '../../testing/wellness-factories.ts';
import { Screen } from './wellness-history.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const done = aPastProgress({ completed: true, rating: 4, effectiveness: 2, notes: 'Slowly.' });
const half = aPastProgress({ currentStep: 1, exercise: { ...done.exercise, title: 'Waves' } });

function show(user = aPremiumUser(), handlers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /api/wellness/history': () => data(aHistoryPage([half, done])),
    'GET /api/subscriptions/features/guided_exercises/access': () =>
      data({ hasAccess: false, requiredTiers: ['premium'], preview: null }),
    ...handlers,
  });
  renderApp(<Screen />, { user, at: '/wellness/history' });
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
const entry = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const slip = link.closest('article');
  if (!slip) throw new Error('The link is in a slip.');
  return within(slip);
};

test('the history says where an exercise was left, and what the member said about a completed one', async () => {
  show();
  const open = await entry('Waves');
  expect(open.getByText('Step 2 of 3')).toBeDefined();
  expect(open.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    `/wellness/exercises/${half.exerciseId}`,
  );
  const completed = await entry('Feet on the floor');
  expect(completed.getByRole('img', { name: '4 of 5 stars' })).toBeDefined();
  expect(completed.getByRole('img', { name: '2 of 5 stars' })).toBeDefined();
  expect(completed.getByText('Slowly.')).toBeDefined();
});

test('what was said about an exercise can be changed in the history', async () => {
  const writes = show(undefined, {
    [`PUT /api/wellness/progress/${done.id}`]: ({ body }) => data({ ...done, ...Object(body) }),
  });
  fireEvent.click((await entry('Feet on the floor')).getByRole('button', { name: 'Change what I said' }));
  fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your notes are saved.');
  expect(writes()).toEqual([{ rating: 4, effectiveness: 2, notes: null }]);
});

test('a change in the history that cannot be saved keeps what was typed', async () => {
  show(undefined, { [`PUT /api/wellness/progress/${done.id}`]: () => refusal(400, 'INTERNAL', '') });
  fireEvent.click((await entry('Feet on the floor')).getByRole('button', { name: 'Change what I said' }));
  fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'Again.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Failed to update progress');
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Again.');
});

test('saved notes leave no draft, also if the server stores them with other signs', async () => {
  show(undefined, {
    [`PUT /api/wellness/progress/${done.id}`]: () => data({ ...done, notes: 'In, out; café.' }),
  });
  fireEvent.click((await entry('Feet on the floor')).getByRole('button', { name: 'Change what I said' }));
  fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'In,\tout; cafe\u0301.' } });
  expect(localStorage.length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your notes are saved.');
  expect(localStorage.length).toBe(0);
});

test('what is typed about one time does not appear in the form about another time', async () => {
  const [latest, earlier] = [{ notes: 'Today.' }, { notes: 'Last year.' }].map((said) =>
    aPastProgress({ ...done, id: newUuid(), ...said }),
  );
  const user = aPremiumUser();
  const openForms = async () => {
    cleanup();
    show(user, {
      'GET /api/wellness/history': () => data({ ...aHistoryPage([]), progress: [latest, earlier] }),
    });
    await screen.findByText('Last year.');
    for (const button of screen.getAllByRole('button', { name: 'Change what I said' }))
      fireEvent.click(button);
    return screen.findAllByLabelText<HTMLTextAreaElement>('Notes');
  };
  for (const field of (await openForms()).slice(1))
    fireEvent.change(field, { target: { value: 'Longer ago.' } });
  expect((await openForms()).map(({ value }) => value)).toEqual(['Today.', 'Longer ago.']);
});

test('an empty history says what to do next', async () => {
  show(undefined, { 'GET /api/wellness/history': () => data(aHistoryPage([])) });
  await screen.findByText('Nothing here yet');
  expect(screen.getByRole('link', { name: 'All exercises' })).toBeDefined();
});

test('a member whose plan has ended still sees the history; if it is empty, they see what the plan has', async () => {
  show(aUser());
  await entry('Feet on the floor');
  cleanup();
  show(aUser(), { 'GET /api/wellness/history': () => data(aHistoryPage([])) });
  await screen.findByRole('heading', { name: 'Guided exercises are part of Premium' });
});

test('a history that cannot be loaded says so', async () => {
  show(undefined, { 'GET /api/wellness/history': () => refusal(400, 'INTERNAL', '') });
  await screen.findByText('Failed to load your exercises');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});
