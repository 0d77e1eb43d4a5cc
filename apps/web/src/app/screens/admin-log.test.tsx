import type { LogEntry } from '@halved/shared/contract/moderation';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Guard } from '../guard.tsx';
import { routeOf } from '../route-of.ts';
import { Screen } from './admin-log.tsx';

/** Opens the screen behind its guard, as in the table of routes. */
const guardedScreen = (
  <Suspense>
    <Guard access={routeOf('/admin/log')?.access ?? 'any'}>
      <Screen />
    </Guard>
  </Suspense>
);

beforeAll(prepareTexts);
afterEach(cleanup);

const admin = aUser({ role: 'admin' });
const noor = { id: anId(), username: 'noor', displayName: 'Noor', avatarUrl: null };

const anEntry = (changes: Partial<LogEntry>): LogEntry => ({
  id: anId(),
  action: 'comment.reject',
  actor: { id: anId(), username: 'mo', displayName: 'Mo', avatarUrl: null },
  subjectId: anId(),
  member: noor,
  postId: null,
  details: { from: 'pending' },
  createdAt: '2026-11-20T11:00:00.000Z',
  ...changes,
});

const open = (entries: LogEntry[], more: Record<string, () => Response> = {}) => {
  const calls = stubApi({
    ...more,
    'GET /api/moderation/log': () =>
      data({ entries, total: entries.length, hasMore: false, nextCursor: null }),
  });
  renderApp(<Screen />, { user: admin, at: '/admin/log' });
  return calls;
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Log' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the audit log says who did what to whom, why, and what the state was before', async () => {
  const postId = anId();
  open([
    anEntry({ postId, details: { from: 'pending', note: 'Third time' } }),
    anEntry({ action: 'user.role', actor: null, details: { role: 'moderator', by: 'operator' } }),
    anEntry({ action: 'user.role', actor: null, details: { role: 'admin', by: 'ADMIN_EMAILS' } }),
    anEntry({
      action: 'user.suspend',
      actor: null,
      member: null,
      details: { reason: 'Threats', suspended: 'until 2026-12-01T10:00:00.000Z' },
    }),
    anEntry({ action: 'user.recovery_code' }),
    anEntry({ action: 'something.new' }),
  ]);
  await screen.findByText('Comment rejected');
  const [rejected, role, named, suspended, recovery, other] = rows();
  for (const text of ['by @mo', '@noor', 'NoteThird time', 'It wasPending']) {
    expect(rejected).toContain(text);
  }
  expect(screen.getByRole('link', { name: 'See where it stands' }).getAttribute('href')).toBe(
    `/posts/${postId}`,
  );
  expect(role).toContain('by the operator');
  expect(role).toContain('RoleModerator');
  expect(named).toContain('by the operator');
  expect(suspended).toContain('by somebody who left');
  expect(suspended).toContain('Suspendeduntil December 1, 2026');
  expect(suspended).not.toContain('@');
  expect(recovery).toContain('Recovery code used');
  expect(other).toContain('something.new');
});

test('the audit log lets an active suspension be lifted, but not an expired or lifted one', async () => {
  const lee = { id: anId(), username: 'lee', displayName: 'Lee', avatarUrl: null };
  const ana = { id: anId(), username: 'ana', displayName: 'Ana', avatarUrl: null };
  const suspension = (member: typeof noor, suspended: string, action = 'user.suspend') =>
    anEntry({ action, member, subjectId: member.id, details: { suspended } });
  const entries = [
    suspension(noor, 'until lifted'),
    suspension(noor, 'until 2999-01-01T00:00:00.000Z'),
    suspension(lee, 'no', 'user.unsuspend'),
    suspension(lee, 'until lifted'),
    suspension(ana, 'until 2026-01-01T00:00:00.000Z'),
  ];
  const calls = open(entries, {
    [`DELETE /api/moderation/users/${noor.id}/suspension`]: () => data({ suspended: false }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take the suspension back' }));
  expect(await screen.findByText('Noor can write again')).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

test('an empty audit log says so', async () => {
  open([]);
  expect(await screen.findByText('Nothing was done yet')).toBeTruthy();
});

test('a moderator who opens the audit log reads that they have no permission', async () => {
  stubApi({});
  renderApp(guardedScreen, { user: aUser({ role: 'moderator' }), at: '/admin/log' });
  expect(await screen.findByText("You don't have permission to access this resource.")).toBeTruthy();
});
