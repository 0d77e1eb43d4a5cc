import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aMember, aPageOf, memberDetails } from '../../testing/admin-factories.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen as MemberScreen } from './admin-member.tsx';
import { Screen } from './admin-members.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const admin = aUser({ role: 'admin' });
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('the members are listed with what is special about them, and lead to their pages', async () => {
  const suspension = { reason: 'Threats', since: null, until: null };
  const noor = aMember({ suspension, counts: { worries: 1, comments: 1, followers: 0, openReports: 2 } });
  const lee = aMember({ username: 'lee', displayName: null, role: 'moderator', emailVerified: false });
  stubApi({ 'GET /api/admin/members': () => data(aPageOf('members', [noor, lee])) });
  renderApp(<Screen />, { user: admin, at: '/admin/members' });
  const [first, second] = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole(
    'listitem',
  );
  for (const text of ['Noor', '@noor', 'n…@example.org', 'Suspended', 'Open reports: 2']) {
    expect(first?.textContent).toContain(text);
  }
  for (const text of ['@lee', 'Moderator', 'Not verified']) expect(second?.textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Noor' }).getAttribute('href')).toBe(`/admin/members/${noor.id}`);
  expect(screen.getByText('2 members')).toBeTruthy();
});

test('search and filters of the members are in the requests, and can be cleared', async () => {
  const calls = stubApi({
    'GET /api/admin/members': ({ url }) =>
      data(aPageOf('members', url.includes('query') || url.includes('status') ? [] : [aMember()])),
  });
  renderApp(<Screen />, { user: admin, at: '/admin/members' });
  await screen.findByRole('link', { name: 'Noor' });
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'suspended' } });
  expect(await screen.findByText('Nobody matches this')).toBeTruthy();
  expect(calls.at(-1)?.url).toContain('status=suspended');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'maya' } });
  await waitFor(() => expect(calls.at(-1)?.url).toContain('query=maya'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show everybody' }));
  expect(await screen.findByRole('link', { name: 'Noor' })).toBeTruthy();
});

test('while the members of another filter load, nothing is said about how many match it', async () => {
  stubApi({
    'GET /api/admin/members': ({ url }) =>
      url.includes('status') ? new Promise<Response>(() => undefined) : data(aPageOf('members', [aMember()])),
  });
  renderApp(<Screen />, { user: admin, at: '/admin/members' });
  expect(await screen.findByText('1 member')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'suspended' } });
  const list = screen.getByRole('list', { name: 'Members' });
  await waitFor(() => expect(list.closest('[aria-busy=true]')).not.toBeNull());
  expect(screen.queryByText('1 member')).toBeNull();
});

function openMember(member = memberDetails(), more: Record<string, (call: Call) => Response> = {}) {
  let current = member;
  const change = (changes: Partial<typeof member>) => {
    current = { ...current, ...changes };
    return current;
  };
  const calls = stubApi({
    [`GET /api/admin/members/${member.id}`]: () => data(current),
    [`POST /api/admin/members/${member.id}/verify`]: () => data(change({ emailVerified: true })),
    [`DELETE /api/admin/members/${member.id}/sessions`]: () => {
      change({ sessions: 0 });
      return data({ ended: 2 });
    },
    [`POST /api/moderation/users/${member.id}/suspension`]: () => {
      change({ suspension: { reason: 'Threats', since: null, until: null } });
      return data({ suspended: true });
    },
    [`DELETE /api/moderation/users/${member.id}/suspension`]: () => {
      change({ suspension: null });
      return data({ suspended: false });
    },
    ...more,
  });
  renderApp(
    <Routes>
      <Route path="/admin/members/:id" element={<MemberScreen />} />
    </Routes>,
    { user: admin, at: `/admin/members/${member.id}` },
  );
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
}

test('a member’s page has account, counts of public worries, and the log about the member', async () => {
  const entry = {
    id: anId(),
    action: 'user.suspend',
    actor: null,
    subjectId: null,
    member: null,
    postId: null,
    details: { reason: 'Threats' },
    createdAt: '2026-11-20T11:00:00.000Z',
  };
  openMember(memberDetails({ log: [entry] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Noor' })).toBeTruthy();
  for (const text of ['n…@example.org', 'Public worries', 'Open sessions', 'Member suspended', 'Threats']) {
    expect(screen.getByText(text), text).toBeTruthy();
  }
});

test('each action on a member asks first', async () => {
  const writes = openMember(memberDetails({ emailVerified: false }));
  await screen.findByRole('heading', { level: 1, name: 'Noor' });
  press('Mark the address as verified');
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Cancel'));
  expect(writes()).toEqual([]);
  press('Mark the address as verified');
  confirm('Mark the address as verified');
  expect(await screen.findByText('The address is verified')).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Mark the address as verified' })).toBeNull(),
  );
  const actions = screen.getByRole('group', { name: 'What you can do' });
  expect(document.activeElement).toBe(actions);
  press('Sign out everywhere');
  confirm('Sign out everywhere');
  expect(await screen.findByText('2 sessions ended')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull());
  expect(document.activeElement).toBe(actions);
  expect(writes()).toHaveLength(2);
});

test('a member is suspended with a reason, and the suspension is taken back after asking', async () => {
  openMember();
  await screen.findByRole('heading', { level: 1, name: 'Noor' });
  press('Suspend');
  fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'Threats' } });
  confirm('Suspend');
  expect(await screen.findByText('Suspended until it is taken back')).toBeTruthy();
  press('Take the suspension back');
  expect(screen.getByText('Take the suspension of Noor back?')).toBeTruthy();
  confirm('Take the suspension back');
  expect(await screen.findByText('Noor can write again')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy();
});

test('a suspension without a day that is still to come leads to the day', async () => {
  openMember();
  await screen.findByRole('heading', { level: 1, name: 'Noor' });
  press('Suspend');
  fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'Threats' } });
  fireEvent.change(screen.getByLabelText('How long'), { target: { value: 'date' } });
  confirm('Suspend');
  expect(await screen.findByText('Please choose a day that is still to come')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('datetime-local'));
});

test('an admin cannot suspend themselves', async () => {
  openMember(memberDetails({ id: admin.id }));
  await screen.findByRole('heading', { level: 1, name: 'Noor' });
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
});

test('a refused action on a member says why, and the question stays', async () => {
  const member = memberDetails({ emailVerified: false });
  openMember(member, {
    [`POST /api/admin/members/${member.id}/verify`]: () =>
      refusal(409, 'ALREADY_VERIFIED', 'This address is verified already.'),
  });
  await screen.findByRole('heading', { level: 1, name: 'Noor' });
  press('Mark the address as verified');
  confirm('Mark the address as verified');
  expect(await screen.findByText('This address is verified already.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('an unknown member leads back to the list', async () => {
  const { id } = memberDetails();
  stubApi({ [`GET /api/admin/members/${id}`]: () => refusal(404, 'NOT_FOUND', 'Not found') });
  renderApp(
    <Routes>
      <Route path="/admin/members/:id" element={<MemberScreen />} />
    </Routes>,
    { user: admin, at: `/admin/members/${id}` },
  );
  expect(await screen.findByText('There is no such member')).toBeTruthy();
});
