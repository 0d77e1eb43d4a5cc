import { hourMs } from '@halved/shared/durations';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOverview } from '../../testing/admin-factories.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './admin.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const admin = aUser({ role: 'admin' });

function open(overview = anOverview(), user = admin) {
  const calls = stubApi({ 'GET /api/admin/overview': () => data(overview) });
  renderApp(
    <Suspense>
      <Screen />
    </Suspense>,
    { user, at: '/admin' },
  );
  return calls;
}

test('the overview says first what waits and since when, problems before warnings', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();
  open(
    anOverview({
      queue: { waiting: 4, urgent: 1, oldestAt: hoursAgo(5) },
      mail: { sent: 1, waiting: 7, failed: 2, oldestAt: hoursAgo(3) },
      jobs: { waiting: 0, failed: 1 },
      findings: [
        { level: 'warning', text: 'No mail server is set.' },
        { level: 'problem', text: 'Mail has waited for 3 hours.' },
      ],
    }),
  );
  const card = await screen.findByRole('region', { name: 'What waits' });
  for (const text of [
    'Waiting: 4, urgent: 1',
    'The oldest: 5 hours ago',
    'Waiting: 7, failed at least once: 2',
    'The oldest: 3 hours ago',
    'Failed: 1',
  ]) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
  const findings = within(card).getByRole('list', { name: 'What the server found' });
  expect(
    within(findings)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Problem: Mail has waited for 3 hours.', 'Worth a look: No mail server is set.']);
  expect(within(card).getByRole('link', { name: 'Moderation queue' }).getAttribute('href')).toBe(
    '/moderation',
  );
});

test('the overview has the numbers of the community and of the server', async () => {
  open();
  expect(await screen.findByText('1,204')).toBeTruthy();
  for (const text of [
    'members, 2 of them new today',
    'public worries today, 140 in 30 days',
    'Nothing waits',
    'None has failed',
    '1.2.3',
    '2 hours',
    'half within 4.2 ms, nearly all within 61 ms (answers: 812)',
    '52.4 MB',
    '8 GB',
  ]) {
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  }
});

test('the charts of the overview have their numbers in a table', async () => {
  open();
  expect(await screen.findByRole('figure', { name: 'New members' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Show as table/ }));
  const table = screen.getByRole('table', { name: 'The last 30 days' });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe('Nov 28217');
});

test('a server without requests and with its database elsewhere says so', async () => {
  open(anOverview({ latency: null, storage: { databaseBytes: 900, diskFreeBytes: null } }));
  expect(await screen.findByText('Nobody asked')).toBeTruthy();
  expect(screen.getByText('The database is on another machine')).toBeTruthy();
  expect(screen.getByText('900 byte')).toBeTruthy();
});

test('an overview that fails to load says so', async () => {
  stubApi({ 'GET /api/admin/overview': () => refusal(403, 'FORBIDDEN', 'Not now.') });
  renderApp(<Screen />, { user: admin, at: '/admin' });
  expect(await screen.findByText('Failed to load the overview')).toBeTruthy();
});

test('an admin without a needed second factor is led to the settings, and nothing is requested', () => {
  const calls = open(anOverview(), aUser({ role: 'admin', needsSecondFactor: true }));
  expect(screen.getByRole('link', { name: 'Set up your second factor' })).toBeTruthy();
  expect(calls).toEqual([]);
});
