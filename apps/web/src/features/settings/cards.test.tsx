import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { session, useUser } from '../../lib/server/session.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { VerificationCard } from './verification-card.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  for (const { id } of toasts.get()) dismissToast(id);
});

function OwnCard() {
  const user = useUser();
  return user && <VerificationCard user={user} />;
}

const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);

describe('the card for the email verification', () => {
  const user = aUser({ emailVerified: false });
  const open = (respond: () => Response | Error | Promise<Response>, refreshed = user) => {
    stubApi({
      'GET /api/auth/profile': () => data(refreshed),
      'POST /api/auth/resend-verification': respond,
    });
    renderApp(<OwnCard />, { user });
  };
  const resend = () => fireEvent.click(screen.getByRole('button', { name: 'Resend Email' }));

  it('says that a verified address has full access, and shows no button', () => {
    stubApi({});
    renderApp(<VerificationCard user={aUser()} />);
    expect(screen.getByText('Email Verified')).toBeDefined();
    expect(screen.getByText(/full access/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says for an unverified address why to verify it, how long the link is valid and where to look', () => {
    open(() => data({ success: true }));
    expect(screen.getByText('Email Not Verified')).toBeDefined();
    expect(screen.getByText('Why verify your email?')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Premium features',
      'Account notifications',
      'Password reset',
      'Community updates',
    ]);
    expect(screen.getByText(/24 hours.*spam/)).toBeDefined();
  });

  it('sends the email again, once for two clicks', async () => {
    const response = Promise.withResolvers<Response>();
    open(() => response.promise);
    resend();
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    fireEvent.click(busy);
    response.resolve(data({ success: true }));
    await waitFor(() =>
      expect(messages()).toEqual([['success', 'Verification email sent! Check your inbox.']]),
    );
    expect(screen.getByRole('button', { name: 'Resend Email' })).toBeDefined();
  });

  it.each([
    [429, 'RATE_LIMITED', 'Please wait a moment.', 'Please wait a moment.'],
    [500, 'INTERNAL', 'Boom', 'Failed to send verification email. Please try again.'],
  ])('says that sending failed with %i %s', async (status, code, message, sentence) => {
    open(() => refusal(status, code, message));
    resend();
    await waitFor(() => expect(messages()).toEqual([['error', sentence]]));
  });

  it('notices by itself that the link was opened elsewhere', async () => {
    open(() => silence(), { ...user, emailVerified: true });
    expect(await screen.findByText('Email Verified')).toBeDefined();
    expect(session.get()).toMatchObject({ user: { emailVerified: true } });
  });
});
