import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../lib/state/toast.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './forgot-password.tsx';

beforeAll(prepareTexts);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const forgotRoute = 'POST /api/auth/forgot-password';
const requestLink = (email: string) => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
};
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);

describe('the form for a forgotten password', () => {
  it.each([
    ['', 'Email is required'],
    ['noor', 'Invalid email address'],
  ])('rejects the address "%s": %s', async (email, sentence) => {
    const calls = stubApi({});
    renderApp(<Screen />);
    requestLink(email);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('says to check the inbox, whether or not the account exists, and links to the login', async () => {
    const calls = stubApi({ [forgotRoute]: () => data({ success: true }) });
    renderApp(<Screen />);
    requestLink('noor@example.org');
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(calls[0]?.body).toEqual({ email: 'noor@example.org' });
    expect(messages()).toEqual([['success', 'Password reset instructions sent to your email']]);
    expect(screen.getByText(/noor@example\.org/).parentElement?.parentElement).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
    fireEvent.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.org');
  });

  it('starts with the address typed in the login form', () => {
    sessionStorage.setItem('halved_form:login', JSON.stringify({ email: 'noor@example.org' }));
    renderApp(<Screen />);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.org');
  });

  it('starts with a member’s own address, and does not store what the member types', () => {
    renderApp(<Screen />, { user: aUser({ email: 'maya@example.org' }) });
    const field = screen.getByLabelText('Email');
    expect(field).toHaveProperty('value', 'maya@example.org');
    fireEvent.change(field, { target: { value: 'noor@example.org' } });
    expect(Object.values(sessionStorage)).toEqual([]);
  });

  it.each([
    [500, 'INTERNAL', 'Boom', 'Failed to send reset email. Please try again.'],
    [409, 'CONFLICT', 'Boom', 'Failed to send reset email. Please try again.'],
    [429, 'RATE_LIMITED', 'That was a lot at once.', 'That was a lot at once.'],
  ])('keeps what was typed after the error %i %s', async (status, code, message, sentence) => {
    stubApi({ [forgotRoute]: () => refusal(status, code, message) });
    renderApp(<Screen />);
    requestLink('noor@example.org');
    await waitFor(() => expect(messages()).toEqual([['error', sentence]]));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.org');
  });
});
