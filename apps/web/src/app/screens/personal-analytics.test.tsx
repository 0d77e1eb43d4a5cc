import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchSession } from '../../lib/server/session.ts';
import { tokenKeys } from '../../lib/server/tokens.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './personal-analytics.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const call = 'GET /api/analytics/personal';
const user = aUser({ tier: 'supporter' });

const nothing: PersonalAnalytics = {
  sentiment: [],
  categories: [],
  resolutions: { total: 0, averageDays: null },
  methods: [],
  checkIns: { asked: 0, better: 0, same: 0, worse: 0, resolved: 0 },
};
const numbers: PersonalAnalytics = {
  sentiment: [
    { date: '2026-11-02', average: -0.8, count: 1 },
    { date: '2026-11-09', average: 0.1, count: 3 },
  ],
  categories: [
    { category: 'work', count: 3 },
    { category: 'family', count: 1 },
  ],
  resolutions: { total: 2, averageDays: 3.5 },
  methods: [
    { method: 'A walk', count: 2, averageHelpfulness: 4.5 },
    { method: 'Sleep', count: 1, averageHelpfulness: null },
  ],
  checkIns: { asked: 5, better: 2, same: 1, worse: 0, resolved: 1 },
};

function show(response: () => Response = () => data(numbers), at = '/analytics/personal', more = {}) {
  const calls = stubApi({ [call]: response, ...more });
  renderApp(<Screen />, { user, at });
  return () => calls.filter(({ url }) => url.includes('/personal')).map(({ url }) => url.split('?')[1]);
}

const part = (name: string) => screen.findByRole('region', { name });
const items = (of: HTMLElement) =>
  within(of)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a visitor is invited to log in', () => {
  renderApp(<Screen />, { at: '/analytics/personal' });
  expect(screen.getByText('Sign in for your own numbers')).toBeDefined();
});

test('the page says that only its member sees it', async () => {
  show();
  expect(screen.getByText(/^Only you see this page\./)).toBeDefined();
});

test('the sentiment of each week is written out in the words of an analysis', async () => {
  show();
  const sentiment = await part('How your worries sounded');
  expect(
    within(sentiment).getByRole('img', { name: 'Week from Nov 2: Very negative, 1 worry' }),
  ).toBeDefined();
  expect(within(sentiment).getByRole('img', { name: 'Week from Nov 9: Neutral, 3 worries' })).toBeDefined();
  fireEvent.click(within(sentiment).getByRole('button', { name: /Show as table/ }));
  const rows = within(sentiment).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Nov 2', 'Very negative', '1'],
    ['Nov 9', 'Neutral', '3'],
  ]);
});

test('categories, methods with their helpfulness, and answers to check-ins are listed', async () => {
  show();
  expect(items(await part('What they were about'))).toEqual(['Work3 worries', 'Family1 worry']);
  const resolved = await part('What you resolved');
  expect(resolved.textContent).toContain('2 worries resolved. On average that took 3.5 days.');
  expect(items(resolved)).toEqual(['A walk2 timeshelped 4.5 of 5', 'Sleeponcenot rated']);
  const checkIns = await part('How you answered check-ins');
  expect(checkIns.textContent).toContain('You were asked 5 times.');
  expect(items(checkIns)).toEqual(['Better2 times', 'The sameonce', 'Worse0 times', 'Resolvedonce']);
});

test.each([
  [0, 'less than a day.'],
  [0.9, 'less than a day.'],
  [1, '1 day.'],
  [1.5, '1.5 days.'],
])('an average of %d days reads “%s”', async (averageDays, words) => {
  show(() => data({ ...numbers, resolutions: { total: 2, averageDays } }));
  expect((await part('What you resolved')).textContent).toContain(`On average that took ${words}`);
});

test('the range is 90 days at first, and another one is requested', async () => {
  const queries = show();
  await part('What you resolved');
  fireEvent.change(screen.getByRole('combobox', { name: 'Time range' }), { target: { value: '30d' } });
  await waitFor(() => expect(queries()).toEqual(['timeRange=90d', 'timeRange=30d']));
});

test('a member without anything to count reads what to do next, and may look further back', async () => {
  const queries = show(() => data(nothing));
  await screen.findByText('Nothing to count in this time');
  expect(screen.getByRole('link', { name: 'Share a worry' }).getAttribute('href')).toBe('/feed?share=1');
  fireEvent.click(screen.getByRole('link', { name: 'Look at the last year' }));
  await waitFor(() => expect(queries().at(-1)).toBe('timeRange=1y'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Look at the last year' })).toBeNull());
});

test('each part without numbers says what would appear there', async () => {
  show(() => data({ ...nothing, categories: numbers.categories }));
  await within(await part('How your worries sounded')).findByText('No numbers yet');
  expect((await part('What you resolved')).textContent).toContain('you can note on its page what helped');
  expect((await part('How you answered check-ins')).textContent).toContain('how often one comes');
});

test('numbers that cannot be loaded can be requested again', async () => {
  let failing = true;
  show(() => (failing ? refusal(429, 'RATE_LIMITED', 'Try again in a minute.') : data(numbers)));
  await screen.findByText('Failed to load analytics');
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await part('What you resolved');
});

test('a refusal because of the plan leads to the upgrade prompt', async () => {
  localStorage.setItem(tokenKeys.access, 'token');
  const stop = watchSession();
  show(() => refusal(403, 'TIER_REQUIRED', 'This is part of a paid plan.'), undefined, {
    'GET /api/auth/profile': () => data({ ...user, tier: 'free' }),
    'GET /api/subscriptions/features/personal_analytics/access': () =>
      data({ hasAccess: false, requiredTiers: ['supporter', 'premium'], preview: null }),
  });
  await screen.findByRole('heading', { name: 'Your own numbers are part of Supporter' });
  stop();
});
