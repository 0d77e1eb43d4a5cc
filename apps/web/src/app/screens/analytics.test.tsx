import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeTokens } from '../../lib/server/tokens.ts';
import { toasts } from '../../lib/state/toast.ts';
import { aRegion, aReport, aTrend } from '../../testing/aggregate-factories.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './analytics.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const user = aUser({ tier: 'supporter' });
const report = 'GET /api/analytics/geographic';
const available = {
  countries: [
    {
      country: 'DE',
      regions: [
        { code: 'DE-BE', region: 'Berlin' },
        { code: 'DE-BY', region: 'Bayern' },
      ],
    },
    { country: 'GB', regions: [{ code: 'GB-ENG', region: 'England' }] },
  ],
  totalRegions: 3,
};

function show(handlers: Parameters<typeof stubApi>[0] = {}, at = '/analytics') {
  const calls = stubApi({
    [report]: () => data(aReport()),
    'GET /api/analytics/regions/available': () => data(available),
    'GET /api/analytics/categories/trends': () =>
      data({ trends: [aTrend('work', [20, null, 45])], generatedAt: aReport().generatedAt }),
    ...handlers,
  });
  renderApp(<Screen />, { user, at });
  return calls;
}

const queriesOf = (calls: Call[], path: string) =>
  calls.filter(({ url }) => url.startsWith(path)).map(({ url }) => new URL(url, 'http://x').searchParams);
const reportQueries = (calls: Call[]) =>
  queriesOf(calls, '/api/analytics/geographic').map((query) => Object.fromEntries(query));
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);

test('a visitor reads that analytics need a login, with the way back to the dashboard', () => {
  renderApp(<Screen />, { at: '/analytics' });
  expect(screen.getByText('Please log in to access analytics.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/dashboard');
});

test('the regions are ranked by their people, with sentiment in words and up to three categories', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Regions' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Berlin', '80', '140'],
    ['Germany · Work, Family, HealthFeels: Positive'],
    ['England', '60', '140'],
    ['United Kingdom · Work, Family, HealthFeels: Negative'],
    ['Bayern', '25', '140'],
    ['Germany · Work, Family, HealthFeels: Neutral'],
    ['California', '20', '140'],
    ['United States · Categories withheldFeels: Withheld'],
  ]);
});

test('the categories of a region are a list in the language of the reader', async () => {
  await i18next.changeLanguage('ja');
  try {
    show();
    const table = await screen.findByRole('table');
    expect(table.textContent).toContain('仕事、家族、健康');
  } finally {
    await i18next.changeLanguage('en');
  }
});

test('more than ten regions are shown when they are asked for', async () => {
  const regions = Array.from({ length: 12 }, (_, index) =>
    aRegion({ code: `US-${index}`, region: `Region ${index}`, totalUsers: 100 - index }),
  );
  show({ [report]: () => data(aReport({ regions })) });
  const table = await screen.findByRole('table', { name: 'Regions' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12 regions' }));
  expect(within(table).getAllByRole('rowheader')).toHaveLength(12);
});

test('the day of the numbers is named, and what is withheld is explained', async () => {
  show({ [report]: () => data(aReport({ suppressed: true })) });
  expect(await screen.findByText('Numbers of November 16, 2026. They change once a week.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What “withheld” means' })).toBeDefined();
  // Without a country, the numbers of the weeks are about the whole community, which has a lower bound than a place.
  expect(
    screen.getByText(/fewer than 10 people\. Where it tells where people live, it is at least 20\./),
  ).toBeDefined();
  expect(screen.getByText(/They are left out here, and in the export too/)).toBeDefined();
});

test('the range is 90 days at first, and a threshold is sent only once it is set to ten or more', async () => {
  const calls = show();
  await screen.findByRole('table', { name: 'Regions' });
  expect(reportQueries(calls)).toEqual([{ timeRange: '90d' }]);
  const threshold = screen.getByRole('textbox', { name: 'People a region must have' });
  fireEvent.change(threshold, { target: { value: '5' } });
  fireEvent.blur(threshold);
  expect(await screen.findByText('The threshold must be a whole number of at least 10')).toBeDefined();
  fireEvent.change(threshold, { target: { value: '25' } });
  fireEvent.keyDown(threshold, { key: 'Enter' });
  await waitFor(() =>
    expect(reportQueries(calls)).toEqual([
      { timeRange: '90d' },
      { timeRange: '90d', minUserThreshold: '25' },
    ]),
  );
});

test('while other numbers load, the old ones stay on the screen', async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const calls = show({
    [report]: ({ url }) => (url.includes('1y') ? late : data(aReport())),
  });
  await screen.findByRole('table', { name: 'Regions' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Time range' }), { target: { value: '1y' } });
  await waitFor(() => expect(reportQueries(calls)).toHaveLength(2));
  expect(screen.getByRole('rowheader', { name: /England/ })).toBeDefined();
  answer(data(aReport({ regions: [aRegion({ region: 'Wales' })], timeRange: '1y' })));
  await screen.findByRole('rowheader', { name: /Wales/ });
  expect(screen.queryByRole('rowheader', { name: /England/ })).toBeNull();
});

test('a country is chosen by its chip, which offers its regions', async () => {
  const calls = show();
  await screen.findByRole('table', { name: 'Regions' });
  fireEvent.click(await screen.findByRole('button', { name: 'Germany' }));
  await waitFor(() => expect(reportQueries(calls).at(-1)).toEqual({ timeRange: '90d', countries: 'DE' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bayern' }));
  await waitFor(() =>
    expect(reportQueries(calls).at(-1)).toEqual({ timeRange: '90d', countries: 'DE', regions: 'DE-BY' }),
  );
});

test('a chosen region stays in sight when its country is not chosen any more', async () => {
  const calls = show({}, '/analytics?countries=DE&regions=DE-BE');
  fireEvent.click(await screen.findByRole('button', { name: 'Germany' }));
  await waitFor(() => expect(reportQueries(calls).at(-1)).toEqual({ timeRange: '90d', regions: 'DE-BE' }));
  const berlin = screen.getByRole('button', { name: 'Berlin' });
  expect(berlin.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(berlin);
  await waitFor(() => expect(reportQueries(calls).at(-1)).toEqual({ timeRange: '90d' }));
});

test('filters that no region fits say why, and can be cleared', async () => {
  show(
    { [report]: ({ url }) => data(aReport(url.includes('categories') ? { regions: [] } : {})) },
    '/analytics?categories=education',
  );
  await screen.findByText('No region fits these filters');
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByRole('table', { name: 'Regions' });
});

test('before the first snapshot, the page says that the numbers are still being counted', async () => {
  show({ [report]: () => data(aReport({ regions: [], categories: [], generatedAt: null })) });
  await screen.findByText('The first numbers are still being counted');
});

test('a refusal because of the plan is said in a message, and the account is loaded again', async () => {
  storeTokens({ token: 'mine', refreshToken: 'r' });
  show({ [report]: () => refusal(403, 'TIER_REQUIRED', 'This is part of a paid plan.') });
  await waitFor(() =>
    expect(messages()).toEqual([['error', 'Premium subscription required to access analytics']]),
  );
});

test('numbers that cannot be loaded can be requested again', async () => {
  let failing = true;
  show({
    [report]: () => (failing ? refusal(429, 'RATE_LIMITED', 'Try again in an hour.') : data(aReport())),
  });
  await screen.findByText('Failed to load analytics data');
  expect(screen.getByText('Try again in an hour.')).toBeDefined();
  failing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('table', { name: 'Regions' });
});

test('a trend has a gap where a week is withheld, and its table says so', async () => {
  show();
  const part = await screen.findByRole('region', { name: 'Week by week' });
  await within(part).findByRole('heading', { name: /^Work/ });
  expect(part.querySelectorAll('polyline')).toHaveLength(2);
});

const exported = async (format: 'JSON' | 'CSV', response: () => Response, at?: string) => {
  const downloads: string[] = [];
  URL.createObjectURL = vi.fn(() => 'blob:here');
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  const calls = show({ 'GET /api/analytics/export': response }, at);
  fireEvent.click(await screen.findByRole('button', { name: `Export as ${format}` }));
  await waitFor(() => expect(messages()).toHaveLength(1));
  return { downloads, queries: queriesOf(calls, '/api/analytics/export') };
};
const file = (name: string) =>
  new Response('', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

test.each([
  ['JSON', 'json'],
  ['CSV', 'csv'],
] as const)(
  'the numbers on the screen are exported as %s, under the name from the server',
  async (format, extension) => {
    const name = `halved-analytics-2026-11-23-1412.${extension}`;
    const { downloads, queries } = await exported(
      format,
      () => file(name),
      '/analytics?countries=DE&minUserThreshold=20&timeRange=1y',
    );
    expect(messages()).toEqual([['success', `Analytics exported as ${format}`]]);
    expect(downloads).toEqual([name]);
    expect(queries.map((query) => Object.fromEntries(query))).toEqual([
      { timeRange: '1y', countries: 'DE', minUserThreshold: '20', format: extension },
    ]);
  },
);

test.each([
  [500, 'INTERNAL', 'Boom', 'Failed to export analytics data'],
  [429, 'RATE_LIMITED', 'Tomorrow again.', 'Tomorrow again.'],
])('an export that fails with %i %s says why', async (status, code, message, sentence) => {
  await exported('CSV', () => refusal(status, code, message));
  expect(messages()).toEqual([['error', sentence]]);
});
