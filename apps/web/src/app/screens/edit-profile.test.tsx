import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { toasts } from '../../lib/state/toast.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './edit-profile.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const saveRoute = 'PUT /api/auth/profile';
const maya = aUser({ bio: 'Night shifts.' });
const open = () =>
  renderApp(
    <>
      <Routes>
        <Route path="/profile/edit" element={<Screen />} />
        <Route path="/profile/maya" element={<p>My profile</p>} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Link to="/feed">Feed</Link>
    </>,
    { user: maya, at: '/profile/edit' },
  );
const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);
const tooLong = (max: number) => 'x'.repeat(max + 1);

describe('the profile form', () => {
  it('can be saved only once something has changed', async () => {
    open();
    expect(field('Display name')).toHaveProperty('value', 'Maya');
    expect(save().getAttribute('aria-disabled')).toBe('true');
    type('Bio', 'Days now.');
    await waitFor(() => expect(save().hasAttribute('aria-disabled')).toBe(false));
    type('Bio', 'Night shifts.');
    expect(save().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Nothing has changed yet.')).toBeDefined();
  });

  it.each([
    ['Display name', '   ', 'Display name is required'],
    ['Display name', tooLong(100), 'Display name must be less than 100 characters'],
    ['Bio', tooLong(500), 'Bio must be less than 500 characters'],
    ['Picture', 'pictures', 'Must be a valid URL'],
    ['Picture', 'http://pictures.example/me.png', 'Must be a valid URL'],
  ])(
    'shows the error of %s (%s) when the field loses the focus, and on Save: %s',
    async (name, value, sentence) => {
      const calls = stubApi({});
      open();
      type(name, value);
      fireEvent.blur(field(name));
      expect(await screen.findByText(sentence)).toBeDefined();
      fireEvent.click(save());
      await waitFor(() => expect(document.activeElement).toBe(field(name)));
      expect(calls).toEqual([]);
    },
  );

  it('sends only what has changed, refreshes the session’s member, and leads to the profile', async () => {
    const calls = stubApi({ [saveRoute]: () => data({ ...maya, displayName: null, bio: 'Days now.' }) });
    open();
    type('Display name', '');
    type('Bio', 'Days now.');
    fireEvent.click(save());
    await screen.findByText('My profile');
    expect(calls[0]?.body).toEqual({ displayName: '', bio: 'Days now.' });
    expect(messages()).toEqual([['success', 'Profile updated successfully!']]);
    expect(session.get()).toMatchObject({ user: { displayName: null, bio: 'Days now.' } });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('halved_draft'))).toEqual([]);
  });

  it('is sent once for a double click', async () => {
    const calls = stubApi({ [saveRoute]: () => data({ ...maya, bio: 'Days now.' }) });
    open();
    type('Bio', 'Days now.');
    fireEvent.click(save());
    fireEvent.click(screen.getByRole('button', { name: /Sav/ }));
    await screen.findByText('My profile');
    expect(calls).toHaveLength(1);
    expect(messages()).toHaveLength(1);
  });

  it('takes over what another tab has changed, and keeps what is typed here', async () => {
    const calls = stubApi({ [saveRoute]: () => data(maya) });
    open();
    type('Bio', 'Half-written');
    act(() => session.set({ status: 'member', user: { ...maya, displayName: 'Noor' } }));
    expect(field('Display name')).toHaveProperty('value', 'Noor');
    expect(field('Bio')).toHaveProperty('value', 'Half-written');
    type('Bio', 'Night shifts.');
    await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
    type('Bio', 'Days now.');
    fireEvent.click(save());
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ bio: 'Days now.' }]));
  });

  it.each([
    [500, 'INTERNAL', 'Boom', 'Failed to update profile'],
    [403, 'ACCOUNT_SUSPENDED', 'This account is suspended.', 'This account is suspended.'],
  ])('keeps what was typed after the error %i %s', async (status, code, message, sentence) => {
    stubApi({ [saveRoute]: () => refusal(status, code, message) });
    open();
    type('Bio', 'Days now.');
    fireEvent.click(save());
    await waitFor(() => expect(messages()).toEqual([['error', sentence]]));
    expect(field('Bio')).toHaveProperty('value', 'Days now.');
  });

  it('shows the picture once its URL is complete, else the generic icon', () => {
    const { container } = open();
    const picture = () => container.querySelector('img')?.getAttribute('src');
    expect(container.querySelector('[data-avatar=generic]')).not.toBeNull();
    fireEvent.focus(field('Picture'));
    type('Picture', 'https://pictures.example/me.png');
    expect(picture()).toBeUndefined();
    fireEvent.blur(field('Picture'));
    expect(picture()).toBe('https://pictures.example/me.png');
    type('Picture', 'pictures');
    expect(container.querySelector('[data-avatar=generic]')).not.toBeNull();
  });

  it('asks before it is left with unsaved changes, and restores them on return', async () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByText('My profile');
    cleanup();

    open();
    type('Bio', 'Half a sen');
    fireEvent.click(screen.getByRole('link', { name: 'Feed' }));
    await screen.findByRole('heading', { name: 'Leave without saving?' });
    fireEvent.click(screen.getByText('Stay here'));
    expect(field('Bio')).toHaveProperty('value', 'Half a sen');
    fireEvent.click(screen.getByRole('link', { name: 'Feed' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByText('Elsewhere');
    cleanup();

    open();
    expect(field('Bio')).toHaveProperty('value', 'Half a sen');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Bio')).toHaveProperty('value', 'Night shifts.');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('halved_draft'))).toEqual([]);
  });
});
