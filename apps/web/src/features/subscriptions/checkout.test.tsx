import type { User } from '@halved/shared/contract/users';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { reportAwake } from '../../lib/server/wake.ts';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { someTiers } from '../../testing/subscription-factories.ts';
import { Plans } from './plans.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  reportAwake();
});

const checkoutRoute = 'POST /api/subscriptions/checkout';
const checkoutUrl = 'https://halved.lemonsqueezy.com/checkout/custom/1';
const failed = 'Failed to start checkout process. Please try again.';

async function show(checkout: () => Response | Error | Promise<Response>, user: User = aUser()) {
  let account = user;
  const calls = stubApi({
    'GET /api/subscriptions/tiers': () => data({ tiers: someTiers() }),
    'GET /api/auth/profile': () => data(account),
    [checkoutRoute]: checkout,
  });
  const assign = vi.fn();
  renderApp(<Plans leaveFor={assign} />, { at: '/pricing', user });
  const button = await screen.findByRole('button', { name: 'Upgrade to Supporter' });
  const started = () => calls.filter(({ url }) => url.endsWith('/checkout'));
  const changeTo = (changed: User) => {
    account = changed;
  };
  return { assign, button, started, changeTo };
}

/** "Back" from the payment page, where the browser shows this page as it was left. */
const comeBack = () =>
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

describe('an upgrade', () => {
  it('opens the payment page, once for a double click', async () => {
    const response = Promise.withResolvers<Response>();
    const { assign, button, started } = await show(() => response.promise);
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Opening the payment page…' });
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    response.resolve(data({ checkoutUrl }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(checkoutUrl));
    expect(assign).toHaveBeenCalledTimes(1);
    expect(started().map(({ body }) => body)).toEqual([{ variantId: 'sandbox-supporter' }]);
    expect(started()[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  it('can be started again when the browser shows the page as it was left', async () => {
    const { assign, button } = await show(() => data({ checkoutUrl }));
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(button.getAttribute('aria-busy')).toBe('true');
    comeBack();
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('is retried with the same key until it succeeds, and starts anew afterwards', async () => {
    let sleeping = true;
    const { assign, button, started } = await show(() => (sleeping ? silence() : data({ checkoutUrl })));
    fireEvent.click(button);
    await screen.findByText(failed);
    sleeping = false;
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    comeBack();
    fireEvent.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
    const [first, second, third] = started().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([
    [
      'an unverified address',
      refusal(403, 'EMAIL_NOT_VERIFIED', 'Please verify first.'),
      'Please verify first.',
    ],
    ['payments that are off', refusal(409, 'PAYMENTS_OFF', 'No payments.'), 'No payments.'],
    ['a plan that is no upgrade', refusal(409, 'NOT_AN_UPGRADE', 'You have it.'), 'You have it.'],
    [
      'an unknown plan',
      refusal(400, 'VALIDATION_FAILED', 'Check.', {
        details: [{ path: 'variantId', message: 'No such plan' }],
      }),
      'No such plan',
    ],
    ['a failure of the server', refusal(500, 'INTERNAL', ''), failed],
    ['a sleeping server', refusal(503, 'SERVICE_UNAVAILABLE', ''), failed],
    ['a page on an unknown site', data({ checkoutUrl: 'https://evil.example/pay' }), failed],
    ['a script', data({ checkoutUrl: 'javascript:alert(1)' }), failed],
  ])('says in an alert that it failed because of %s', async (_, response, sentence) => {
    const { assign, button } = await show(() => response);
    fireEvent.click(button);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
    expect(localStorage.getItem('halved_checkout')).toBeNull();
  });

  it('shows the plan that the member has, if the server knows of a payment that the page does not know of', async () => {
    const user = aUser();
    const { button, changeTo } = await show(() => refusal(409, 'NOT_AN_UPGRADE', 'You have it.'), user);
    changeTo({ ...user, tier: 'supporter', hasSubscribed: true });
    fireEvent.click(button);
    await waitFor(() => expect(session.get()).toMatchObject({ user: { tier: 'supporter' } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Upgrade to Supporter' })).toBeNull());
  });

  it('leads a member with an unverified address to the settings', async () => {
    const user = aUser({ emailVerified: false });
    const { button } = await show(() => refusal(403, 'EMAIL_NOT_VERIFIED', 'Please verify first.'), user);
    fireEvent.click(button);
    const link = await screen.findByRole('link', { name: 'Go to the settings to verify your address' });
    expect(link.getAttribute('href')).toBe('/settings');
  });

  it('without a known member fails', async () => {
    const { button, started } = await show(() => data({ checkoutUrl }));
    act(() => session.set({ status: 'loading' }));
    fireEvent.click(button);
    await screen.findByText('Authentication required');
    expect(started()).toEqual([]);
  });
});
