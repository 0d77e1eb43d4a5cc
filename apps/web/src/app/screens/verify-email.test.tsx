import { cleanup, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { reportAwake } from '../../lib/server/wake.ts';
import { type Call, data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './verify-email.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  reportAwake();
});

const verifyRoute = 'GET /api/auth/verify-email';
const CurrentAddress = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (query: string, user?: ReturnType<typeof aUser>) =>
  renderApp(
    <StrictMode>
      <Screen />
      <CurrentAddress />
    </StrictMode>,
    { at: `/verify-email${query}`, ...(user && { user }) },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const verifications = (calls: Call[]) => calls.filter(({ url }) => url.includes('verify-email'));

describe('a verification link', () => {
  it('verifies the address with one call, even when signed out, and leads to the dashboard', async () => {
    const calls = stubApi({ [verifyRoute]: () => data({ verified: true }) });
    open('?token=mailed');
    expect(screen.getByRole('heading', { name: 'Verifying your email…' })).toBeDefined();
    await heading('Email Verified');
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/verify-email?token=mailed']);
    expect(hrefs()).toEqual(['/dashboard']);
    expect(document.querySelector('output')?.textContent).toBe('/verify-email');
  });

  it('fetches the signed-in member’s account again', async () => {
    localStorage.setItem('auth_token', 'access');
    const user = aUser({ emailVerified: false });
    stubApi({
      [verifyRoute]: () => data({ verified: true }),
      'GET /api/auth/profile': () => data({ ...user, emailVerified: true }),
    });
    open('?token=mailed', user);
    await heading('Email Verified');
    await waitFor(() => expect(session.get()).toMatchObject({ user: { emailVerified: true } }));
  });

  it.each([
    [400, 'INVALID_TOKEN', 'This link …', 'The verification link is invalid or has expired.'],
    [429, 'RATE_LIMITED', 'Please wait a moment.', 'Please wait a moment.'],
    [500, 'INTERNAL', 'Boom', 'The verification link is invalid or has expired.'],
  ])(
    'says that the verification failed when the server answers with %i %s, and offers links to go on',
    async (status, code, message, sentence) => {
      stubApi({ [verifyRoute]: () => refusal(status, code, message) });
      open('?token=mailed');
      await heading('Email verification failed');
      expect(screen.getByText(sentence)).toBeDefined();
      expect(hrefs()).toEqual(['/dashboard', '/login']);
    },
  );

  it('is invalid without a token', async () => {
    const calls = stubApi({});
    open('');
    await heading('Email verification failed');
    expect(screen.getByText('Invalid verification link')).toBeDefined();
    expect(hrefs()).toEqual(['/dashboard', '/login']);
    expect(calls).toEqual([]);
  });

  it('waits for a sleeping server, and then continues by itself', async () => {
    let asleep = true;
    const calls = stubApi({ [verifyRoute]: () => (asleep ? silence() : data({ verified: true })) });
    open('?token=mailed');
    expect(await screen.findByText('This goes on by itself as soon as the server answers.')).toBeDefined();
    asleep = false;
    reportAwake();
    await heading('Email Verified');
    expect(verifications(calls).length).toBeGreaterThan(1);
  });
});
