import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { memberDetails } from '../../testing/admin-factories.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './admin-member.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const admin = aUser({ role: 'admin' });
const setRole = 'PUT /api/subscriptions/admin/users/role';
const setTier = 'PUT /api/subscriptions/admin/users/tier';

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

async function openMember(handlers: Record<string, (call: Call) => Response>, member = memberDetails()) {
  const calls = stubApi({ [`GET /api/admin/members/${member.id}`]: () => data(member), ...handlers });
  renderApp(
    <Routes>
      <Route path="/admin/members/:id" element={<Screen />} />
    </Routes>,
    { user: admin, at: `/admin/members/${member.id}` },
  );
  await screen.findByRole('heading', { level: 1, name: 'Noor' });
  return {
    member,
    reads: () => calls.filter(({ method }) => method === 'GET').length,
    writes: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  };
}

test('a role is changed after asking, and the member is fetched again', async () => {
  const member = memberDetails();
  const changed = aUser({ id: member.id, role: 'moderator' });
  const { reads, writes } = await openMember({ [setRole]: () => data(changed) }, member);
  choose('Role', 'moderator');
  press('Change the role');
  expect(screen.getByText('Noor: change the role to Moderator?')).toBeTruthy();
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Cancel'));
  expect(writes()).toEqual([]);
  press('Change the role');
  confirm('Change the role');
  expect(await screen.findByText('The role is changed')).toBeTruthy();
  expect(writes()).toEqual([{ userId: member.id, role: 'moderator' }]);
  await waitFor(() => expect(reads()).toBe(2));
});

test.each([
  ['LAST_ADMIN', 'You are the only admin. Make somebody else admin first.'],
  ['NAMED_IN_ADMIN_EMAILS', 'The settings of this server make this account an admin.'],
])('a role that cannot be changed (%s) says why in the words of the server', async (code, message) => {
  await openMember({ [setRole]: () => refusal(409, code, message) });
  choose('Role', 'member');
  press('Change the role');
  confirm('Change the role');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('admins who step down are members in this browser at once', async () => {
  const stepped = { ...admin, role: 'member' as const };
  await openMember({ [setRole]: () => data(stepped) }, memberDetails({ id: admin.id, role: 'admin' }));
  choose('Role', 'member');
  press('Change the role');
  confirm('Change the role');
  await waitFor(() => expect(session.get()).toMatchObject({ user: { role: 'member' } }));
});

test('a plan is given without an end, or until a moment', async () => {
  const { member, writes } = await openMember({ [setTier]: () => data(aUser()) });
  choose('Plan', 'premium');
  press('Give the plan');
  expect(screen.getByText(/^Premium without an end and without payment/)).toBeTruthy();
  confirm('Give the plan');
  expect(await screen.findByText('The plan is given')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  choose('Until', '2099-03-01T12:00');
  press('Give the plan');
  confirm('Give the plan');
  const until = new Date('2099-03-01T12:00').toISOString();
  await waitFor(() =>
    expect(writes()).toEqual([
      { userId: member.id, tier: 'premium' },
      { userId: member.id, tier: 'premium', until },
    ]),
  );
});

test('a plan that would have ended is not asked about', async () => {
  const { writes } = await openMember({});
  choose('Plan', 'supporter');
  choose('Until', '2020-03-01T12:00');
  press('Give the plan');
  expect(screen.getByText('Please choose a time in the future, or no end')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([]);
});

test('a plan whose end has a year of five digits is not asked about, and the page stays', async () => {
  const { writes } = await openMember({});
  choose('Plan', 'supporter');
  choose('Until', '20266-03-01T12:00');
  press('Give the plan');
  expect(screen.getByText('Please choose a time in the future, or no end')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([]);
});

test('the end of a plan is left out for the free one', async () => {
  const { member, writes } = await openMember({ [setTier]: () => data(aUser()) });
  choose('Plan', 'premium');
  choose('Until', '2099-03-01T12:00');
  choose('Plan', 'free');
  expect(screen.queryByLabelText('Until')).toBeNull();
  press('Give the plan');
  confirm('Give the plan');
  await waitFor(() => expect(writes()).toEqual([{ userId: member.id, tier: 'free' }]));
});
