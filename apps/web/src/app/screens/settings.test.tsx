import type { User } from '@halved/shared/contract/users';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceUser, session } from '../../lib/server/session.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { draftNames } from '../../lib/writing/drafts.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './settings.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

const noSessions = { 'GET /api/auth/sessions': () => data({ sessions: [] }) };

function open(user: User, handlers: Record<string, (call: Call) => Response> = {}) {
  const calls = stubApi({ ...noSessions, 'GET /api/auth/profile': () => data(user), ...handlers });
  renderApp(<Screen />, { user, at: '/settings' });
  return { saves: () => calls.filter(({ method }) => method === 'PUT'), calls };
}
/** A server that accepts every change. */
const acceptChanges = (user: User) => ({
  'PUT /api/auth/profile': ({ body }: Call) => data(Object.assign({}, user, body)),
});

const field = (label: string | RegExp) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);

describe('the settings of a visitor', () => {
  it('ask the visitor to log in, with a link', () => {
    renderApp(<Screen />, { at: '/settings' });
    expect(screen.getByText('Please log in to access settings.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?return=%2Fsettings',
    );
  });
});

describe('the settings', () => {
  it('show every card with the saved values', async () => {
    open(aUser({ bio: 'Awake at night.', pushNotifications: true, privacyLevel: 'friends' }));
    await screen.findByRole('heading', { name: 'Password' });
    await screen.findByRole('heading', { name: 'Subscription' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Profile Information',
      'Email Verification',
      'Notifications',
      'Privacy',
      'Subscription',
      'Location & Privacy',
      'Language',
      'Advanced privacy',
      'More pages',
      'Muted words',
      'Where you are signed in',
      'Password',
      'Second factor',
      'Your data',
    ]);
    expect(field('Display name')).toHaveProperty('value', 'Maya');
    expect(field('Bio')).toHaveProperty('value', 'Awake at night.');
    expect(field('Email')).toMatchObject({ value: 'maya@example.org', readOnly: true });
    expect(screen.getByText('Email cannot be changed at this time')).toBeDefined();
    expect(field('Push notifications')).toHaveProperty('checked', true);
    expect(
      within(screen.getByRole('group', { name: 'Default Post Privacy' })).getAllByRole('radio'),
    ).toHaveLength(3);
    for (const sentence of ['Anyone can see', 'Only people you follow', 'Only you can see']) {
      expect(screen.getByText(sentence)).toBeDefined();
    }
    expect(field('Friends')).toHaveProperty('checked', true);
    expect(field('Show me in the members list')).toHaveProperty('checked', true);
    // The subscription and the password card load after the others.
    await screen.findByText('Status: Active');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });

  it('offer twelve languages', () => {
    open(aUser());
    expect(within(field('Language of Halved')).getAllByRole('option')).toHaveLength(12);
  });

  it('send all changes, and only those, in one call', async () => {
    const user = aUser();
    const { saves } = open(user, acceptChanges(user));
    expect(screen.queryByLabelText('Country')).toBeNull();
    type('Display name', ' Noor ');
    fireEvent.click(field('Email notifications'));
    fireEvent.click(field('Private'));
    fireEvent.click(field('Show me in the members list'));
    fireEvent.click(field('Share my location'));
    await screen.findByLabelText('Country');
    type('Country', 'ES');
    type('Region (optional)', 'Galicia');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    save();
    await waitFor(() => expect(messages()).toEqual([['success', 'Settings saved successfully!']]));
    expect(saves().map(({ url, body }) => [url, body])).toEqual([
      [
        '/api/auth/profile',
        {
          displayName: 'Noor',
          emailNotifications: false,
          privacyLevel: 'private',
          listedInMembers: false,
          locationSharing: true,
          country: 'ES',
          region: 'Galicia',
        },
      ],
    ]);
    expect(session.get()).toMatchObject({ user: { displayName: 'Noor', country: 'ES' } });
    expect(field('Display name')).toHaveProperty('value', 'Noor');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
    expect(draftNames(user.id)).toEqual([]);
  });

  it('say that they are being saved, and keep what is typed meanwhile', async () => {
    const user = aUser();
    const response = Promise.withResolvers<Response>();
    stubApi({ ...noSessions, 'PUT /api/auth/profile': () => response.promise });
    renderApp(<Screen />, { user });
    type('Bio', 'New');
    save();
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    type('Bio', 'Newer');
    response.resolve(data({ ...user, bio: 'New' }));
    await waitFor(() => expect(messages()).toEqual([['success', 'Settings saved successfully!']]));
    expect(field('Bio')).toHaveProperty('value', 'Newer');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
  });

  it('say that they could not be saved, and lose nothing', async () => {
    const user = aUser();
    open(user, { 'PUT /api/auth/profile': () => refusal(500, 'INTERNAL', 'Boom') });
    type('Bio', 'Kept');
    save();
    await waitFor(() =>
      expect(messages()).toEqual([['error', 'Failed to save settings. Please try again.']]),
    );
    expect(field('Bio')).toHaveProperty('value', 'Kept');
    expect(draftNames(user.id)).toEqual(['settings']);
  });

  it('show the server’s sentences beside their fields', async () => {
    const details = [{ path: 'city', message: 'City must be less than 100 characters' }];
    const user = aUser({ locationSharing: true });
    open(user, {
      'PUT /api/auth/profile': () => refusal(400, 'VALIDATION_FAILED', 'Please check.', { details }),
    });
    type('City (optional)', 'Ourense');
    save();
    expect(await screen.findByText('City must be less than 100 characters')).toBeDefined();
    expect(field('City (optional)').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['Display name', '   ', 'Display name is required'],
    ['Display name', 'x'.repeat(101), 'Display name must be less than 100 characters'],
    ['Bio', 'x'.repeat(501), 'Bio must be less than 500 characters'],
  ])('are not sent with an invalid %s', async (label, value, sentence) => {
    const { saves } = open(aUser());
    type(label, value);
    save();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(saves()).toEqual([]);
  });

  it('restore unsaved changes, which can be thrown away', async () => {
    const user = aUser();
    open(user);
    type('Bio', 'Half-written');
    cleanup();
    open(user);
    expect(field('Bio')).toHaveProperty('value', 'Half-written');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field('Bio')).toHaveProperty('value', ''));
    expect(draftNames(user.id)).toEqual([]);
  });

  it('take over changes of the account in untouched fields', async () => {
    const user = aUser();
    open(user);
    type('Bio', 'Half-written');
    act(() => replaceUser({ ...user, displayName: 'Elsewhere', bio: 'Elsewhere' }));
    await waitFor(() => expect(field('Display name')).toHaveProperty('value', 'Elsewhere'));
    expect(field('Bio')).toHaveProperty('value', 'Half-written');
  });
});
