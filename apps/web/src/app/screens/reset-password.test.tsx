import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endedElsewhere, session } from '../../lib/server/session.ts';
import { accessToken, storeTokens } from '../../lib/server/tokens.ts';
import { toasts } from '../../lib/state/toast.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './reset-password.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const resetRoute = 'POST /api/auth/reset-password';
const CurrentAddress = () => {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + JSON.stringify(state)}</output>;
};
const open = (query: string, user?: ReturnType<typeof aUser>) =>
  renderApp(
    <StrictMode>
      <Routes>
        <Route path="/reset-password" element={<Screen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <CurrentAddress />
    </StrictMode>,
    { at: `/reset-password${query}`, ...(user && { user }) },
  );
const password = () => screen.getByLabelText('New Password');
const confirmation = () => screen.getByLabelText('Confirm New Password');
const submit = (first: string, second: string) => {
  fireEvent.change(password(), { target: { value: first } });
  fireEvent.change(confirmation(), { target: { value: second } });
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }));
};
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);
const charactersRule =
  'Password must contain at least one lowercase letter, one uppercase letter, and one number';

describe('the form for a new password', () => {
  it.each(['', '?token=', '?other=1'])(
    'reports a link without a token ("%s") once, and leads to the login',
    async (query) => {
      open(query);
      await screen.findByText('Elsewhere');
      expect(document.querySelector('output')?.textContent).toBe('/loginnull');
      expect(messages()).toEqual([['error', 'Invalid reset link']]);
    },
  );

  it('removes the token from the URL at once, and stores it nowhere', () => {
    open('?token=mailed-secret');
    expect(document.querySelector('output')?.textContent).toBe('/reset-passwordnull');
    expect(password()).toBeDefined();
    expect(document.body.innerHTML).not.toContain('mailed-secret');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('mailed-secret');
  });

  it.each([
    ['', '', 'Password is required'],
    ['', '', 'Please confirm your password'],
    ['Short1', 'Short1', 'Password must be at least 8 characters'],
    ['alllowercase1', 'alllowercase1', charactersRule],
    ['ALLUPPERCASE1', 'ALLUPPERCASE1', charactersRule],
    ['NoNumberHere', 'NoNumberHere', charactersRule],
    ['Secret123', '', 'Please confirm your password'],
    ['Secret123', 'Secret124', 'Passwords do not match'],
  ])('rejects the passwords "%s" and "%s": %s', async (first, second, sentence) => {
    const calls = stubApi({});
    open('?token=mailed');
    submit(first, second);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('compares the two passwords again when the first is corrected', async () => {
    stubApi({});
    open('?token=mailed');
    fireEvent.change(password(), { target: { value: 'Secret12' } });
    fireEvent.change(confirmation(), { target: { value: 'Secret123' } });
    fireEvent.blur(confirmation());
    expect(await screen.findByText('Passwords do not match')).toBeDefined();
    fireEvent.change(password(), { target: { value: 'Secret123' } });
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
  });

  it('states the rules for a password, and shows the typed passwords on request', () => {
    open('?token=mailed');
    expect(screen.getByText('At least 8 characters with uppercase, lowercase and number')).toBeDefined();
    for (const button of screen.getAllByRole('button', { name: 'Show password' })) fireEvent.click(button);
    expect([password(), confirmation()].map((input) => input.getAttribute('type'))).toEqual(['text', 'text']);
  });

  it('leaves somebody else, who is signed in in this browser, signed in', async () => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    const me = aUser();
    const calls = stubApi({
      [resetRoute]: () => data({ success: true }),
      'GET /api/auth/profile': () => data(me),
    });
    open('?token=mailed', me);
    submit('Secret123', 'Secret123');
    await screen.findByText('Elsewhere');
    expect(session.get().status).toBe('member');
    expect(accessToken()).toBe('mine');
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/reset-password', '/api/auth/profile']);
  });

  it('leads to the login after a success, and ends this browser’s session of the account', async () => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    const over = () => refusal(401, 'UNAUTHENTICATED', '');
    const calls = stubApi({
      [resetRoute]: () => data({ success: true }),
      'GET /api/auth/profile': over,
      'POST /api/auth/refresh': over,
      'POST /api/auth/logout': () => data({ success: true }),
    });
    open('?token=mailed', aUser());
    submit('Secret123', 'Secret123');
    await screen.findByText('Elsewhere');
    expect(calls[0]?.body).toEqual({ token: 'mailed', password: 'Secret123' });
    expect(document.querySelector('output')?.textContent).toBe('/loginnull');
    expect(session.get().status).toBe('visitor');
    expect([accessToken(), endedElsewhere.get()]).toEqual([null, false]);
    expect(messages()).toEqual([
      ['success', 'Password reset successful! You can now log in with your new password.'],
    ]);
  });

  it.each([
    [500, 'INTERNAL', 'Boom', 'Failed to reset password'],
    [400, 'INVALID_TOKEN', 'This link is invalid or has expired.', 'This link is invalid or has expired.'],
  ])('keeps what was typed after the error %i %s', async (status, code, message, sentence) => {
    stubApi({ [resetRoute]: () => refusal(status, code, message) });
    open('?token=mailed');
    submit('Secret123', 'Secret123');
    await waitFor(() => expect(messages()).toEqual([['error', sentence]]));
    expect(password()).toHaveProperty('value', 'Secret123');
    const newLink = screen.queryByRole('link', { name: 'Ask for a new link' });
    expect(newLink?.getAttribute('href')).toBe(code === 'INVALID_TOKEN' ? '/forgot-password' : undefined);
  });

  it('shows the server’s error beside its field', async () => {
    const details = [{ path: 'password', message: 'This password is too common.' }];
    stubApi({
      [resetRoute]: () => refusal(400, 'VALIDATION_FAILED', 'Please check what you entered.', { details }),
    });
    open('?token=mailed');
    submit('Password1', 'Password1');
    expect(await screen.findByText('This password is too common.')).toBeDefined();
  });
});
