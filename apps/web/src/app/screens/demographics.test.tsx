import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchSession } from '../../lib/server/session.ts';
import { tokenKeys } from '../../lib/server/tokens.ts';
import { aTrend } from '../../testing/aggregate-factories.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aHeatmap, anOverview, aTopic, aWithheldOverview } from '../../testing/demographic-factories.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './demographics.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const overview = 'GET /api/demographics/overview';
const heatmap = 'GET /api/demographics/heatmap';
const trending = 'GET /api/demographics/trending';
const trends = 'GET /api/demographics/categories/trends';
const generatedAt = '2026-11-20T03:00:00.000Z';
const user = aUser({ tier: 'premium' });

function show(handlers: Parameters<typeof stubApi>[0] = {}, at = '/demographics') {
  const calls = stubApi({
    [overview]: () => data(anOverview()),
    [heatmap]: () => data({ ...aHeatmap(), generatedAt }),
    [trending]: () => data({ topics: [aTopic()], generatedAt }),
    [trends]: () => data({ trends: [aTrend('work', [20, null, 45])], generatedAt }),
    ...handlers,
  });
  renderApp(<Screen />, { user, at });
  return (path: string) =>
    calls
      .filter(({ url }) => url.startsWith(`/api/demographics/${path}`))
      .map(({ url }) => url.split('?')[1]);
}

const part = (name: string) => screen.findByRole('region', { name });
const items = async (of: HTMLElement, list: string) =>
  within(await within(of).findByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a visitor is invited to log in, and finds the way back to the analytics', () => {
  renderApp(<Screen />, { at: '/demographics' });
  expect(screen.getByText('Sign in for the community in numbers')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the analytics' }).getAttribute('href')).toBe('/analytics');
});

test('the four numbers and the day of the numbers are at the head of the page', async () => {
  show();
  await screen.findByText('Numbers of November 20, 2026; they change once a day.');
  expect(await items(document.body, 'The community in four numbers')).toEqual([
    '600People',
    '240People who wrote in this time',
    '1,205Public worries',
    '2.3Worries per person who wrote',
  ]);
  expect(screen.getByRole('link', { name: 'What numbers say about you' }).getAttribute('href')).toBe(
    '/analytics/me',
  );
});

test('the eight largest categories are listed, each with its change as a number, a word and a sign', async () => {
  show();
  const categories = await part('What people write about');
  const rows = await items(categories, 'What people write about');
  expect(rows).toHaveLength(8);
  expect(rows.slice(0, 4)).toEqual([
    'Work300 worriesUp 25%',
    'Family210 worriesDown 10%',
    'Health180 worriesSteady, +3%',
    'Finances120 worriesNo comparison',
  ]);
  const trendsOf = [...categories.querySelectorAll<HTMLElement>('[data-trend]')].map(
    ({ dataset }) => dataset.trend,
  );
  expect(trendsOf.slice(0, 3)).toEqual(['up', 'down', 'flat']);
});

test('sentiment and privacy are shown with counts and shares', async () => {
  show();
  const sentiment = await part('How it sounds');
  await within(sentiment).findByText('Very negative');
  expect(within(sentiment).getByText('On average:').textContent).toBe('On average: Negative');
  expect(await items(sentiment, 'How it sounds')).toEqual([
    'Very negative200 worries17%',
    'Negative500 worries42%',
    'Neutral300 worries25%',
    'Positive150 worries13%',
    'Very positive50 worries4%',
  ]);
  expect(await items(await part('Whom people write for'), 'Whom people write for')).toEqual([
    'Everybody600 worries60%',
    'Friends300 worries30%',
    'Nobody else100 worries10%',
  ]);
});

test('days and hours without a published number are withheld, not zero', async () => {
  show();
  const days = await part('Days of the week');
  await within(days).findByRole('img', { name: 'Monday: 12 worries' });
  expect(within(days).getByRole('img', { name: 'Sunday: 14.5 worries' })).toBeDefined();
  expect(within(days).getByRole('img', { name: 'Tuesday: Withheld' })).toBeDefined();
  const hours = await part('Hours of the day');
  expect(within(hours).getAllByRole('img')).toHaveLength(24);
});

test('the heat map is one tab stop, and the arrow keys go through hours and days', async () => {
  show();
  const map = await part('Days and hours');
  const first = await within(map).findByRole('img', { name: /^Monday, 12.+1.+AM: 10 worries$/ });
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.getAttribute('aria-label');
  };
  first.focus();
  expect(press('ArrowRight')).toMatch(/^Monday, 1.+2.+AM: 15 worries$/);
  expect(press('ArrowDown')).toMatch(/^Tuesday, 1.+2.+AM: 45 worries$/);
  expect(press('End')).toMatch(/^Tuesday, 11.+12.+AM: Withheld$/);
  expect(map.querySelectorAll('[data-point][tabindex="0"]')).toHaveLength(1);
});

test('community health has worries per person, worries with similar ones, and the share that was answered', async () => {
  show();
  const health = await part('How people find each other');
  await within(health).findByText('72%');
  const rows = [...health.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Worries per person2.3',
    'Worries with similar ones640',
    'Worries that somebody answered72%',
  ]);
});

test('fifteen trending topics of the last 30 days are requested, each with its growth and its sentiment', async () => {
  const queries = show({
    [trending]: () =>
      data({
        topics: [aTopic(), aTopic({ topic: 'rent', category: 'finances', growth: null, sentiment: null })],
      }),
  });
  const topics = await part('Trending topics');
  await within(topics).findByText('deadline');
  expect(queries('trending')).toEqual(['limit=15']);
  expect(topics.textContent).toContain('The list covers the last 30 days');
  const rows = within(topics)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'deadline Work55 worriesNegativeUp 20%',
    'rent Finances55 worriesWithheldNo comparison',
  ]);
});

test('the range is 90 days at first, and another one is requested for every part but the topics', async () => {
  const queries = show();
  await screen.findByText('1,205');
  fireEvent.change(screen.getByRole('combobox', { name: 'Time range' }), { target: { value: '1y' } });
  for (const path of ['overview', 'heatmap', 'categories/trends'])
    await waitFor(() => expect(queries(path)).toEqual(['timeRange=90d', 'timeRange=1y']));
  expect(queries('trending')).toHaveLength(1);
});

test('the range of the address is requested, and an unknown one counts as absent', async () => {
  const queries = show({}, '/demographics?timeRange=30d');
  await waitFor(() => expect(queries('overview')).toEqual(['timeRange=30d']));
  cleanup();
  const others = show({}, '/demographics?timeRange=5d');
  await waitFor(() => expect(others('overview')).toEqual(['timeRange=90d']));
});

test('numbers that are withheld say so, and why', async () => {
  show({
    [overview]: () => data(aWithheldOverview()),
    [heatmap]: () => data({ cells: [], generatedAt }),
  });
  const tiles = await screen.findByRole('list', { name: 'The community in four numbers' });
  await waitFor(() => expect(within(tiles).getAllByText('Withheld')).toHaveLength(4));
  for (const name of [
    'What people write about',
    'How it sounds',
    'Whom people write for',
    'Days of the week',
    'Hours of the day',
    'Days and hours',
  ])
    await within(await part(name)).findByText('Withheld');
  const health = within(await part('How people find each other'));
  expect(health.getAllByText('Withheld')).toHaveLength(2);
  expect(health.getAllByText('Withheld, or not counted yet')).toHaveLength(1);
});

test('before the first snapshot, the page says that the numbers are still being counted', async () => {
  show({ [overview]: () => data({ ...aWithheldOverview(), generatedAt: null }) });
  await screen.findByText('The first numbers are still being counted');
  expect(screen.queryByText('Withheld')).toBeNull();
});

test('every part says that it is loading', async () => {
  const never = () => new Promise<Response>(() => undefined);
  show({ [overview]: never, [heatmap]: never, [trending]: never, [trends]: never });
  for (const name of ['What people write about', 'How it sounds', 'Days and hours', 'Week by week'])
    expect(within(await part(name)).getByRole('status').textContent).toBe('Loading the numbers');
  expect(within(await part('Trending topics')).getByText('Loading the topics')).toBeDefined();
});

test('no topic yet is explained', async () => {
  show({ [trending]: () => data({ topics: [], generatedAt }) });
  await screen.findByText('No topic yet');
  expect(screen.getByText('A word stands here once at least 10 people have used it.')).toBeDefined();
});

test.each([
  [overview, 'Failed to load analytics', '1,205'],
  [heatmap, 'Failed to load analytics', 'Days and hours'],
  [trends, 'Failed to load analytics', 'Week by week'],
  [trending, 'Failed to load trending topics', 'deadline'],
] as const)('%s that fails reads “%s” and can be requested again', async (call, sentence, after) => {
  let failing = true;
  const responses = {
    [overview]: anOverview(),
    [heatmap]: { ...aHeatmap(), generatedAt },
    [trending]: { topics: [aTopic()], generatedAt },
    [trends]: { trends: [aTrend('work', [20])], generatedAt },
  };
  show({
    [call]: () => (failing ? refusal(429, 'RATE_LIMITED', 'Try again in an hour.') : data(responses[call])),
  });
  await screen.findByText(sentence);
  expect(screen.getByText('Try again in an hour.')).toBeDefined();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  await waitFor(() => expect(screen.queryAllByText(after)).not.toHaveLength(0));
});

test('a refusal because of the plan leads to the upgrade prompt', async () => {
  localStorage.setItem(tokenKeys.access, 'token');
  const stop = watchSession();
  show({
    [overview]: () => refusal(403, 'TIER_REQUIRED', 'This is part of a paid plan.'),
    'GET /api/auth/profile': () => data({ ...user, tier: 'supporter' }),
    'GET /api/subscriptions/features/demographic_analytics/access': () =>
      data({ hasAccess: false, requiredTiers: ['premium'], preview: null }),
  });
  await screen.findByRole('heading', { name: 'The community in numbers is part of Premium' });
  stop();
});
