import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { accessToken, storeTokens } from '../../lib/server/tokens.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { draftNames, writeDraft } from '../../lib/writing/drafts.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { DataCard } from './data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const user = aUser();
const password = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(password(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);
const succeeded = () => data({ success: true });

const Path = () => <output>{useLocation().pathname}</output>;

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.get()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the list of sessions', () => {
  const aSession = (changes: object = {}) => ({
    id: anId(),
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: new Date(Date.now() - 3 * 60 * 60 * 1_000).toISOString(),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    current: false,
    ...changes,
  });
  const currentSession = aSession({ current: true, userAgent: null });
  const otherSession = aSession();
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('marks this device, names the others and offers to sign them out', async () => {
    stubApi({ 'GET /api/auth/sessions': () => data({ sessions: [currentSession, otherSession] }) });
    renderApp(<SessionsCard />, { user });
    await screen.findByText('This device');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Unknown device');
    expect(first?.querySelector('button')).toBeNull();
    expect(second?.textContent).toContain('Firefox on Linux');
    expect(second?.textContent).toContain('Last used: 3 hours ago');
    expect(screen.getByRole('button', { name: 'Sign out: Firefox on Linux' })).toBeDefined();
  });

  it('removes an ended session at once', async () => {
    let isEnded = false;
    const calls = stubApi({
      'GET /api/auth/sessions': () =>
        data({ sessions: isEnded ? [currentSession] : [currentSession, otherSession] }),
      [`DELETE /api/auth/sessions/${otherSession.id}`]: () => {
        isEnded = true;
        return succeeded();
      },
    });
    renderApp(<SessionsCard />, { user });
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(document.activeElement?.tagName).toBe('UL');
    await waitFor(() => expect(messages()).toEqual([['success', 'Signed out there.']]));
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('shows a session again when the server refuses to end it', async () => {
    stubApi({
      'GET /api/auth/sessions': () => data({ sessions: [currentSession, otherSession] }),
      [`DELETE /api/auth/sessions/${otherSession.id}`]: () => refusal(500, 'INTERNAL', 'Boom'),
    });
    renderApp(<SessionsCard />, { user });
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out/ }));
    await waitFor(() =>
      expect(messages()).toEqual([['error', 'Failed to sign out there. Please try again.']]),
    );
    expect(rows()).toHaveLength(2);
  });

  it('shows the server’s message if it could not be loaded, and can be requested again', async () => {
    let isFailing = true;
    stubApi({
      'GET /api/auth/sessions': () =>
        isFailing ? refusal(403, 'FORBIDDEN', 'Not now.') : data({ sessions: [currentSession] }),
    });
    renderApp(<SessionsCard />, { user });
    expect(await screen.findByText('Not now.')).toBeDefined();
    isFailing = false;
    press('Try Again');
    expect(await screen.findByText('This device')).toBeDefined();
  });
});

describe('the form to change the password', () => {
  const fill = (current: string, next: string, confirm = next) => {
    type('Current Password', current);
    type('New Password', next);
    type('Confirm New Password', confirm);
    press('Change Password');
  };

  it('changes the password, and then empties its fields', async () => {
    const calls = stubApi({ 'PUT /api/auth/password': succeeded });
    renderApp(<PasswordCard email="maya@example.org" />, { user });
    fill('Old-harbour-7', 'New-harbour-8');
    await waitFor(() => expect(messages()[0]?.[0]).toBe('success'));
    expect(calls[0]?.body).toEqual({ currentPassword: 'Old-harbour-7', newPassword: 'New-harbour-8' });
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(password(label)).toHaveProperty('value', '');
    }
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['', 'New-harbour-8', 'New-harbour-8', 'Password is required'],
    ['Old-harbour-7', 'Short-1', 'Short-1', 'Password must be at least 8 characters'],
    [
      'Old-harbour-7',
      'all-small-letters',
      'all-small-letters',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['Old-harbour-7', 'New-harbour-8', '', 'Please confirm your password'],
    ['Old-harbour-7', 'New-harbour-8', 'New-harbour-9', 'Passwords do not match'],
  ])('rejects current "%s", new "%s", confirmed "%s": %s', async (current, next, confirm, sentence) => {
    const calls = stubApi({});
    renderApp(<PasswordCard email="maya@example.org" />, { user });
    fill(current, next, confirm);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  it('reports a wrong password at its field', async () => {
    const sentence = 'This is not your current password.';
    stubApi({ 'PUT /api/auth/password': () => refusal(403, 'WRONG_PASSWORD', sentence) });
    renderApp(<PasswordCard email="maya@example.org" />, { user });
    fill('Old-harbour-7', 'New-harbour-8');
    expect(await screen.findByText(sentence)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(password('Current Password')));
    expect(messages()).toEqual([]);
  });

  it('reports a failure of the server', async () => {
    stubApi({ 'PUT /api/auth/password': () => refusal(500, 'INTERNAL', 'Boom') });
    renderApp(<PasswordCard email="maya@example.org" />, { user });
    fill('Old-harbour-7', 'New-harbour-8');
    await waitFor(() =>
      expect(messages()).toEqual([['error', 'Failed to change your password. Please try again.']]),
    );
  });
});

describe('the export of an account', () => {
  const button = () => screen.getByRole('button', { name: 'Download my data' });

  it('is downloaded under the file name from the server', async () => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    const downloads: string[] = [];
    URL.createObjectURL = vi.fn(() => 'blob:here');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download);
    });
    const headers = { 'content-disposition': 'attachment; filename="halved-account-2026-11-21-140510.json"' };
    const calls = stubApi({
      'GET /api/auth/account/export': () => Response.json({ data: {} }, { headers }),
    });
    renderApp(<DataCard user={user} />, { user });
    fireEvent.click(button());
    await waitFor(() => expect(messages()).toEqual([['success', 'Your data has been downloaded.']]));
    expect(downloads).toEqual(['halved-account-2026-11-21-140510.json']);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer mine');
  });

  it.each([
    [429, 'RATE_LIMITED', 'Tomorrow again.', 'Tomorrow again.'],
    [500, 'INTERNAL', 'Boom', 'Failed to download your data. Please try again.'],
  ])('says why it failed with %i %s', async (status, code, message, sentence) => {
    stubApi({ 'GET /api/auth/account/export': () => refusal(status, code, message) });
    renderApp(<DataCard user={user} />, { user });
    fireEvent.click(button());
    await waitFor(() => expect(messages()).toEqual([['error', sentence]]));
  });
});

describe('the deletion of an account', () => {
  const open = async (respond: (call: Call) => Response) => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    writeDraft(user.id, 'worry', 'Half-written');
    const calls = stubApi({ 'DELETE /api/auth/account': respond });
    renderApp(
      <>
        <DataCard user={user} />
        <Path />
      </>,
      { user, at: '/settings' },
    );
    press('Delete my account');
    return { calls, dialog: within(await screen.findByRole('dialog')) };
  };
  const secret = 'Your password, to be sure it is you';

  it('names what is deleted and what stays, and leaves nothing on the device', async () => {
    const { calls, dialog } = await open(succeeded);
    expect(dialog.getByText('This goes at once, for you and for everyone:')).toBeDefined();
    expect(dialog.getByText(/^an empty place for each of your comments/)).toBeDefined();
    type(secret, 'Old-harbour-7');
    press('Delete for good');
    await waitFor(() => expect(session.get().status).toBe('visitor'));
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', { password: 'Old-harbour-7' }],
    ]);
    expect(accessToken()).toBeNull();
    expect(draftNames(user.id)).toEqual([]);
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/'));
    expect(messages()).toEqual([['success', 'Your account has been deleted.']]);
  });

  it('needs the correct password', async () => {
    const sentence = 'This is not your current password.';
    const { calls } = await open(() => refusal(403, 'WRONG_PASSWORD', sentence));
    press('Delete for good');
    expect(await screen.findByText('Password is required')).toBeDefined();
    expect(calls).toHaveLength(0);
    type(secret, 'Wrong-harbour-7');
    press('Delete for good');
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(session.get().status).toBe('member');
    expect(draftNames(user.id)).toEqual(['worry']);
  });

  it('can be cancelled', async () => {
    const { calls, dialog } = await open(succeeded);
    fireEvent.click(dialog.getAllByRole('button', { name: 'Cancel' })[1] ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toHaveLength(0);
  });
});
