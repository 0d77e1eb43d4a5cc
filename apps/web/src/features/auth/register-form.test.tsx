import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { aUser } from '../../testing/factories.ts';
import { type Call, data, failure, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { loadChecks, RegisterForm } from './register-form.tsx';

const allAvailable = ({ url }: Call) =>
  data(url.includes('email') ? { available: true, suggestion: null } : { available: true, suggestions: [] });

beforeAll(async () => {
  await prepareTexts();
  await loadChecks();
});
beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  renderApp(<RegisterForm />);
  await advance(nextFrameMs);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

/** The form's validation loads after the first paint. */
const nextFrameMs = 20;

const advance = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await advance(nextFrameMs);
};
const messages = () => toasts.get().map(({ text }) => text);

describe('the registration form', () => {
  it.each([
    ['Email', 'noor@', 'Please enter a valid email address'],
    ['Username', 'no', 'Username must be at least 3 characters'],
    ['Username', 'n'.repeat(31), 'Username must be less than 30 characters'],
    ['Username', 'noor!', 'Username can only contain letters, numbers, and underscores'],
    ['Password', 'Short1', 'Password must be at least 8 characters'],
    [
      'Password',
      'alllowercase1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
  ])('shows the error of %s (%s) when the field loses the focus', async (label, value, sentence) => {
    const calls = fakeFetch(allAvailable);
    type(label, value);
    fireEvent.blur(screen.getByLabelText(label));
    await advance(1_000);
    expect(screen.getByText(sentence)).toBeDefined();
    expect(calls).toHaveLength(0);
  });

  it('checks whether a name is available half a second after typing stops', async () => {
    const calls = fakeFetch(allAvailable);
    type('Username', 'noo');
    await advance(400);
    type('Username', 'noor');
    expect(screen.getByText('Checking…')).toBeDefined();
    await advance(499);
    expect(calls).toHaveLength(0);
    await advance(1);
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/check-username/noor']);
    expect(screen.getByText('This username is free')).toBeDefined();
  });

  it('suggests names if one is taken, and cannot be sent until another is chosen', async () => {
    const calls = fakeFetch((call) =>
      call.url.endsWith('/noor')
        ? data({ available: false, suggestions: ['noor_1', 'noor_2'] })
        : allAvailable(call),
    );
    type('Email', 'noor@example.org');
    type('Username', 'noor');
    type('Password', 'Secret123');
    await advance(600);
    expect(screen.getByText('This username is taken.')).toBeDefined();
    await submit();
    expect(messages()).toEqual(['Please fix the validation errors before submitting']);
    fireEvent.click(screen.getByRole('button', { name: 'noor_2' }));
    await advance(600);
    expect(screen.getByText('This username is free')).toBeDefined();
    expect(calls.some(({ url }) => url === '/api/auth/register')).toBe(false);
  });

  it('corrects a mistyped domain, and links to the login if the address has an account', async () => {
    fakeFetch((call) => {
      if (call.url.includes('gmial')) return data({ available: true, suggestion: 'noor@gmail.com' });
      return call.url.includes('gmail') ? data({ available: false, suggestion: null }) : allAvailable(call);
    });
    type('Email', 'noor@gmial.com');
    await advance(600);
    fireEvent.click(screen.getByRole('button', { name: 'Did you mean noor@gmail.com?' }));
    await advance(600);
    expect(screen.getByRole('link', { name: 'Log in instead' }).getAttribute('href')).toBe('/login');
  });

  it('says that a name could not be checked', async () => {
    fakeFetch(() => failure(500, 'INTERNAL'));
    type('Username', 'noor');
    await advance(600);
    expect(screen.getByText('We could not check this right now.')).toBeDefined();
  });

  it('creates the account and signs in', async () => {
    const calls = fakeFetch((call) =>
      call.url === '/api/auth/register'
        ? data({ token: 't', refreshToken: 'r', user: aUser() }, 201)
        : allAvailable(call),
    );
    type('Email', 'noor@example.org');
    type('Username', 'noor');
    type('Password', 'Secret123');
    await advance(600);
    await submit();
    expect(calls.at(-1)?.body).toEqual({
      email: 'noor@example.org',
      username: 'noor',
      password: 'Secret123',
      language: 'en',
    });
    expect(messages()).toEqual(['Account created successfully!']);
    expect(session.get().status).toBe('member');
  });

  it('asks to check the mail if the address has to be verified', async () => {
    fakeFetch((call) =>
      call.url === '/api/auth/register'
        ? data({ token: 't', refreshToken: 'r', user: aUser({ emailVerified: false }) }, 201)
        : allAvailable(call),
    );
    type('Email', 'noor@example.org');
    type('Username', 'noor');
    type('Password', 'Secret123');
    await advance(600);
    await submit();
    expect(messages()).toEqual(['Registration successful! Please check your email to verify your account.']);
  });

  it('leads to the login if the server signs nobody in', async () => {
    fakeFetch((call) =>
      call.url === '/api/auth/register'
        ? data({ token: null, refreshToken: null, user: null }, 201)
        : allAvailable(call),
    );
    cleanup();
    renderApp(
      <Routes>
        <Route path="/login" element={<p>The login</p>} />
        <Route path="*" element={<RegisterForm />} />
      </Routes>,
    );
    type('Email', 'noor@example.org');
    type('Username', 'noor');
    type('Password', 'Secret123');
    await advance(600);
    await submit();
    expect(screen.getByText('The login')).toBeDefined();
    expect(messages()).toEqual(['Registration successful! Please check your email to verify your account.']);
    expect(session.get().status).toBe('visitor');
  });

  it('says that a password meets every rule, as soon as it does', () => {
    fakeFetch(allAvailable);
    type('Password', 'Secret12');
    expect(screen.getByText('This has everything it needs')).toBeDefined();
    type('Password', 'secret12');
    expect(screen.queryByText('This has everything it needs')).toBeNull();
  });

  it('keeps what was typed when the server rejects it, and marks the field', async () => {
    fakeFetch((call) =>
      call.url === '/api/auth/register'
        ? failure(409, 'USERNAME_TAKEN', 'This username is already taken.')
        : allAvailable(call),
    );
    type('Email', 'noor@example.org');
    type('Username', 'noor');
    type('Password', 'Secret123');
    await advance(600);
    await submit();
    expect(messages()).toEqual(['This username is already taken.']);
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Secret123');
  });

  it('restores email and name after a reload, but never the password', async () => {
    fakeFetch(allAvailable);
    type('Email', 'noor@example.org');
    type('Username', 'noor');
    type('Password', 'Secret123');
    cleanup();
    renderApp(<RegisterForm />);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.org');
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'noor');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(Object.values(sessionStorage).join()).not.toContain('Secret123');
    await advance(600);
  });
});
