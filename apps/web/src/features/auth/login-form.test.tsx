import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { reportAwake } from '../../lib/server/wake.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { aUser } from '../../testing/factories.ts';
import { type Call, data, failure, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { LoginForm } from './login-form.tsx';

beforeAll(async () => {
  await prepareTexts();
  // The form loads it on demand, which no fake clock waits for.
  await import('./login-resolver.ts');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  renderApp(<LoginForm frame={(form) => form} />);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  reportAwake();
  for (const { id } of toasts.get()) dismissToast(id);
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => fireEvent.click(screen.getByRole('button', { name: /sign/i }));
const fill = (address = 'noor@example.org', secret = 'Secret123') => {
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.change(password(), { target: { value: secret } });
};
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);
const signedIn = () => data({ token: 't', refreshToken: 'r', user: aUser() });

describe('the login form', () => {
  it.each([
    ['', 'Secret123', 'Email is required'],
    ['noor', 'Secret123', 'Invalid email address'],
    ['noor@example.org', '', 'Password is required'],
    ['noor@example.org', '12345', 'Password must be at least 6 characters'],
  ])('rejects the email "%s" with the password "%s": %s', async (address, secret, sentence) => {
    const calls = fakeFetch(signedIn);
    fill(address, secret);
    submit();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  it('says that the email is missing when its field loses the focus', async () => {
    fireEvent.focus(email());
    fireEvent.blur(email());
    expect(await screen.findByText('Email is required')).toBeDefined();
  });

  it('is disabled while it signs in, then shows a welcome and starts the session', async () => {
    const response = Promise.withResolvers<Response>();
    const calls = fakeFetch(() => response.promise);
    fill();
    submit();
    const busy = await screen.findByRole('button', { name: 'Signing in...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    response.resolve(signedIn());
    await waitFor(() => expect(messages()).toEqual([['success', 'Welcome back!']]));
    expect(calls[0]).toMatchObject({
      url: '/api/auth/login',
      method: 'POST',
      body: { email: 'noor@example.org', password: 'Secret123' },
    });
    expect(session.get().status).toBe('member');
  });

  it('leaves no address in the tab, not even in another form, for whoever uses it after the sign-out', async () => {
    sessionStorage.setItem('halved_form:register', '{"email":"noor@example.org"}');
    fakeFetch(signedIn);
    fill();
    submit();
    await waitFor(() => expect(session.get().status).toBe('member'));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it.each([
    [
      401,
      'INVALID_CREDENTIALS',
      'x',
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      500,
      'SERVICE_UNAVAILABLE',
      'x',
      'Login service is temporarily unavailable. Please try again in a moment.',
    ],
    [403, 'ACCOUNT_SUSPENDED', 'This account is suspended.', 'This account is suspended.'],
    [500, 'INTERNAL', 'Boom', 'Login failed'],
  ])('shows a sentence for the error %i %s', async (status, code, message, sentence) => {
    fakeFetch(() => failure(status, code, message));
    fill();
    submit();
    await waitFor(() => expect(messages()).toEqual([['error', sentence]]));
    expect(email()).toHaveProperty('value', 'noor@example.org');
    expect(password()).toHaveProperty('value', 'Secret123');
  });
});

describe('the login form of an account with a second factor', () => {
  const code = () => screen.getByRole('textbox', { name: /code/i });
  const enter = (value: string) => {
    fireEvent.change(code(), { target: { value } });
    submit();
  };
  /** A server that knows the code 123456, and the recovery code abcd-efgh. */
  const server = ({ body }: Call) => {
    const given = typeof body === 'object' && body && 'code' in body ? body.code : undefined;
    if (given === undefined) return failure(401, 'SECOND_FACTOR_REQUIRED', 'Please enter the code.');
    if (given === '123456' || given === 'abcd-efgh') return signedIn();
    return failure(401, 'INVALID_CODE', 'This code is wrong or was used already.');
  };

  it('asks for a code after the password, keeps everything after a wrong one, and signs in with the right one', async () => {
    const calls = fakeFetch(server);
    fill();
    submit();
    await waitFor(() => expect(code()).toBe(document.activeElement));
    expect(code().getAttribute('autocomplete')).toBe('one-time-code');
    expect(code().getAttribute('inputmode')).toBe('numeric');
    expect(messages()).toEqual([]);
    submit();
    expect(await screen.findByText('Please enter the code')).toBeDefined();
    expect(calls).toHaveLength(1);
    enter('000000');
    expect(await screen.findByText('This code is wrong or was used already.')).toBeDefined();
    expect(code()).toHaveProperty('value', '000000');
    enter('123456');
    await waitFor(() => expect(session.get().status).toBe('member'));
    expect(calls.at(-1)?.body).toEqual({
      email: 'noor@example.org',
      password: 'Secret123',
      code: '123456',
    });
  });

  it('takes a recovery code in the same field, which gets the focus and for which a phone shows letters', async () => {
    fakeFetch(server);
    fill();
    submit();
    const useRecovery = await screen.findByRole('button', { name: 'Use a recovery code' });
    expect(code().getAttribute('aria-required')).toBe('true');
    useRecovery.focus();
    fireEvent.click(useRecovery);
    expect(code()).toBe(document.activeElement);
    expect(code().getAttribute('inputmode')).toBe('text');
    enter('abcd-efgh');
    await waitFor(() => expect(session.get().status).toBe('member'));
  });

  it('leads back to the password, which is still there', async () => {
    const calls = fakeFetch(server);
    fill();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Back to email and password' }));
    expect(email()).toHaveProperty('value', 'noor@example.org');
    expect(password()).toHaveProperty('value', 'Secret123');
    submit();
    await screen.findByRole('button', { name: 'Use a recovery code' });
    expect(calls.at(-1)?.body).toEqual({ email: 'noor@example.org', password: 'Secret123' });
  });

  it('asks for the password again if it is not valid any more', async () => {
    fakeFetch((call, index) => (index === 0 ? server(call) : failure(401, 'INVALID_CREDENTIALS')));
    fill();
    submit();
    await screen.findByRole('button', { name: 'Use a recovery code' });
    enter('123456');
    await waitFor(() => expect(password()).toBe(document.activeElement));
  });
});

describe('the login form while the server wakes', () => {
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows a notice instead of the form, and signs in once the server is awake', async () => {
    vi.useFakeTimers();
    const logins = fakeFetch(({ url }, index) => {
      if (url !== '/api/auth/login') return new Response('', { status: 503 });
      return index === 0 ? new Response('', { status: 503 }) : signedIn();
    });
    fill();
    submit();
    await advance(0);
    expect(screen.getByRole('heading', { name: 'Waking up login services...' })).toBe(document.activeElement);
    for (const step of ['Starting backend services...', 'Connecting to database...', 'Almost ready...']) {
      expect(screen.getByText(step)).toBeDefined();
    }
    expect(screen.queryByLabelText('Password')).toBeNull();
    await advance(3_000);
    expect(logins.filter(({ url }) => url === '/api/auth/login')).toHaveLength(2);
    expect(session.get().status).toBe('member');
  });

  it.each([
    ['going back', () => fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }))],
    ['leaving the page', cleanup],
  ])('signs nobody in after %s, and ends the session that the server still opens', async (_, leave) => {
    vi.useFakeTimers();
    const response = Promise.withResolvers<Response>();
    const calls = fakeFetch(({ url }, index) =>
      index > 0 && url === '/api/auth/login' ? response.promise : new Response('', { status: 503 }),
    );
    fill();
    submit();
    await advance(3_000);
    leave();
    response.resolve(signedIn());
    await advance(0);
    expect(session.get().status).toBe('visitor');
    expect(messages()).toEqual([]);
    const [ended] = calls.filter(({ url }) => url === '/api/auth/logout');
    expect(ended?.headers.get('authorization')).toBe('Bearer t');
  });

  it('retries after pauses of 3, 6 and 12 seconds, then says that it failed and offers to try again', async () => {
    vi.useFakeTimers();
    const calls = fakeFetch(() => new TypeError('no line'));
    const logins = () => calls.filter(({ url }) => url === '/api/auth/login').length;
    fill();
    submit();
    await advance(0);
    const attempts = [logins()];
    for (const ms of [2_999, 1, 6_000, 12_000]) {
      await advance(ms);
      attempts.push(logins());
    }
    expect(attempts).toEqual([1, 1, 2, 3, 4]);
    const sentence = 'Services are taking longer than expected to wake up. Please try again in a moment.';
    expect(screen.getByText(sentence).getAttribute('role')).toBe('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await advance(0);
    expect(logins()).toBe(5);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(email()).toHaveProperty('value', 'noor@example.org');
    expect(password()).toHaveProperty('value', 'Secret123');
  });
});
