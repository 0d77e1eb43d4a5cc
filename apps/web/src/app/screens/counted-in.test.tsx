import type { CountedIn } from '@halved/shared/contract/own-aggregates';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { toasts } from '../../lib/state/toast.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './counted-in.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const read = 'GET /api/users/me/aggregates';
const change = 'PUT /api/users/me/aggregates';
const cell = (more: Partial<CountedIn['cells'][number]> = {}): CountedIn['cells'][number] => ({
  region: null,
  country: null,
  range: '90d',
  category: null,
  ...more,
});
const cells = [
  cell({ range: '30d' }),
  cell(),
  cell({ category: 'work' }),
  cell({ country: 'DE', region: 'Bayern' }),
  cell({ country: 'DE', region: 'Bayern', category: 'work' }),
  cell({ country: 'DE', region: 'Bayern', category: 'family' }),
  cell({ country: 'OTHER', category: 'health' }),
];

function show(handlers: Parameters<typeof stubApi>[0] = {}, counted: Partial<CountedIn> = {}) {
  const calls = stubApi({ [read]: () => data({ counted: true, cells, ...counted }), ...handlers });
  renderApp(<Screen />, { user: aUser(), at: '/analytics/me' });
  return calls;
}
const choice = () => screen.findByRole<HTMLInputElement>('switch');
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);

test('a member of any plan reads in plain words which numbers count them', async () => {
  show();
  await screen.findByRole('heading', { name: 'The last 30 days' });
  const part = screen.getByRole('region', { name: 'Where you are counted' });
  expect(
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The whole communityYou count as one of the people who wrote.',
    'The whole communityYou count as one of the people who wrote.You count as one of the people who wrote about: Work.',
    'Bayern, GermanyYou count as one of the people who wrote.You count as one of the people who wrote about: Work and Family.',
    'Other countriesYou count as one of the people who wrote about: Health.',
  ]);
  expect(within(part).queryByRole('heading', { name: 'The last year' })).toBeNull();
});

test('a region and its country stand together as the language writes them', async () => {
  await i18next.changeLanguage('ar');
  try {
    show();
    expect(await screen.findByText(/Bayern.*، .*ألمانيا/)).toBeDefined();
  } finally {
    await i18next.changeLanguage('en');
  }
});

test('the rules name how many people a number needs, and what never counts', async () => {
  show();
  const rules = screen.getByRole('region', { name: 'The rules behind every number' });
  expect(rules.textContent).toContain('No number is about fewer than 10 people.');
  expect(rules.textContent).toContain('at least 20');
  expect(rules.textContent).toContain('Counts are rounded to 5');
  expect(rules.textContent).toContain('Your words, your name and your comments are never in a number.');
});

test('leaving the numbers is saved and takes effect with the next ones', async () => {
  const calls = show({ [change]: () => data({ counted: false, cells: [] }) });
  const leave = await choice();
  expect(leave.checked).toBe(true);
  fireEvent.click(leave);
  await waitFor(() => expect(leave.checked).toBe(false));
  await waitFor(() => expect(messages()).toEqual([['success', 'The next numbers will leave you out.']]));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ counted: false });
  expect((await choice()).checked).toBe(false);
  expect(await screen.findByText('You have left the numbers')).toBeDefined();
  expect(screen.queryByText('Bayern, Germany')).toBeNull();
});

test('a member who has left can join again', async () => {
  const calls = show({ [change]: () => data({ counted: true, cells: [] }) }, { counted: false, cells: [] });
  expect((await choice()).checked).toBe(false);
  expect(screen.getByText('You have left the numbers')).toBeDefined();
  fireEvent.click(await choice());
  await waitFor(() => expect(messages()).toEqual([['success', 'The next numbers will count you.']]));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ counted: true });
});

test('a member whom no published number counts reads why', async () => {
  show({}, { cells: [] });
  await screen.findByText('No published number counts you');
});

test('a refused choice is undone with a message', async () => {
  show({ [change]: () => refusal(403, 'ACCOUNT_SUSPENDED', 'Your account is suspended.') });
  fireEvent.click(await choice());
  await waitFor(() => expect(messages()).toEqual([['error', 'Your account is suspended.']]));
  const stays = await choice();
  await waitFor(() => expect(stays.checked).toBe(true));
});

test('numbers that cannot be looked up can be requested again, and the rules stay', async () => {
  let failing = true;
  show({
    [read]: () =>
      failing ? refusal(429, 'RATE_LIMITED', 'Try again in a minute.') : data({ counted: true, cells }),
  });
  await screen.findByText('The numbers could not be looked up');
  expect(screen.getByRole('region', { name: 'The rules behind every number' })).toBeDefined();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await choice();
});
