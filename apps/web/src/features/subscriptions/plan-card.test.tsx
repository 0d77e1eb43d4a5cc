import type { Subscription } from '@halved/shared/contract/subscriptions';
import { dayMs } from '@halved/shared/durations';
import type { Tier } from '@halved/shared/tiers';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aSubscription } from '../../testing/subscription-factories.ts';
import { PlanCard } from './plan-card.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

function show(tier: Tier, subscription: Subscription | null, handlers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /api/subscriptions/current': () =>
      subscription ? data(subscription) : refusal(404, 'NOT_FOUND', 'Nothing is here.'),
    ...handlers,
  });
  renderApp(<PlanCard tier={tier} />, { user: aUser({ tier, hasSubscribed: true }) });
  return calls;
}

describe('the card of the plan', () => {
  it.each([
    ['free', 'Free', 'Always Free'],
    ['supporter', 'Supporter', '$5/month'],
    ['premium', 'Premium', '$12/month'],
  ] as const)('shows the tier %s as %s, with the price: %s', async (tier, name, price) => {
    show(tier, null);
    expect(screen.getByText(name)).toBeDefined();
    expect(screen.getByText(price)).toBeDefined();
    await screen.findByText('Status: Active');
  });

  it.each<[string, Partial<Subscription>, string[]]>([
    ['renews', {}, ['Status: Active', 'Renews on December 21, 2026']],
    [
      'is on trial',
      { status: 'on_trial', trialEndsAt: inDays(2.5) },
      ['3 days left of your free trial', 'Renews on December 21, 2026'],
    ],
    ['has had its trial', { trialEndsAt: inDays(-1) }, ['Status: Active']],
    [
      'is cancelled',
      { status: 'cancelled', endsAt: '2026-12-21T12:00:00.000Z' },
      ['Status: Cancelled', 'Cancelled, until December 21, 2026'],
    ],
    [
      'has ended',
      { status: 'expired', endsAt: '2026-11-01T12:00:00.000Z' },
      ['Status: Ended', 'Supporter ended on November 1, 2026'],
    ],
    [
      'waits for a payment',
      { status: 'past_due', endsAt: '2099-12-21T12:00:00.000Z' },
      ['Status: Payment due', 'The last payment did not work. Your plan stays', 'Until December 21, 2099'],
    ],
    [
      'waits for a payment after the days of grace',
      { status: 'past_due', endsAt: '2026-01-02T12:00:00.000Z' },
      [
        'Status: Payment due',
        'The last payment did not work. Pay it in the customer portal',
        'Supporter ended on January 2, 2026',
      ],
    ],
    [
      'was granted until a day',
      { source: 'grant', renewsAt: null, endsAt: '2026-12-24T12:00:00.000Z' },
      ['Status: Active', 'Until December 24, 2026'],
    ],
  ])('says of a subscription that %s what happens when', async (_, changes, sentences) => {
    show('supporter', aSubscription(changes));
    for (const sentence of sentences) await screen.findByText(new RegExp(`^${sentence}`));
  });

  it('says after a failure nothing wrong about the subscription', async () => {
    show('supporter', null, { 'GET /api/subscriptions/current': () => refusal(400, 'INTERNAL', '') });
    await screen.findByText('Failed to load subscription data');
    expect(screen.queryByText(/^Status/)).toBeNull();
  });

  it('keeps what it knows if the subscription cannot be loaded again when the member returns', async () => {
    const responses = [data(aSubscription())];
    stubApi({ 'GET /api/subscriptions/current': () => responses.shift() ?? refusal(400, 'INTERNAL', '') });
    const user = aUser({ tier: 'supporter', hasSubscribed: true });
    const { client } = renderApp(<PlanCard tier="supporter" />, { user });
    await screen.findByText('Status: Active');
    fireEvent(window, new Event('visibilitychange'));
    const statuses = () =>
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status);
    await waitFor(() => expect(statuses()).toEqual(['error']));
    expect(screen.queryByText('Failed to load subscription data')).toBeNull();
    screen.getByText('Status: Active');
  });

  it('asks for no subscription of a member who never had one', async () => {
    const calls = stubApi({});
    renderApp(<PlanCard tier="free" />, { user: aUser() });
    await screen.findByText('Status: Active');
    expect(calls).toEqual([]);
  });

  it('offers an upgrade only to free members', async () => {
    show('free', null);
    const link = screen.getByRole('link', { name: 'Upgrade Plan' });
    expect(link.getAttribute('href')).toBe('/pricing');
    cleanup();
    show('supporter', aSubscription());
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
  });
});

describe('the customer portal', () => {
  const portalUrl = 'https://halved.lemonsqueezy.com/billing?expires=1';
  const manage = () => screen.findByRole('button', { name: 'Manage subscription' });
  const aTab = () => ({
    opener: window as unknown,
    document: { title: '' },
    close: vi.fn(),
    location: { replace: vi.fn() },
  });

  it('is not offered without a subscription that it can change', async () => {
    show('supporter', aSubscription({ hasPortal: false }));
    await screen.findByText(/^Status/);
    expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
  });

  it('is offered to a member who pays for a plan beside a granted one', async () => {
    show('premium', aSubscription({ tier: 'premium', source: 'grant', renewsAt: null }));
    await manage();
  });

  it('opens in a tab of its own, which is opened at the click and cannot reach this page', async () => {
    const response = Promise.withResolvers<Response>();
    show('supporter', aSubscription(), { 'GET /api/subscriptions/portal': () => response.promise });
    const tab = aTab();
    const open = vi.fn(() => tab);
    vi.stubGlobal('open', open);
    fireEvent.click(await manage());
    expect(open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    response.resolve(data({ portalUrl }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(portalUrl));
  });

  it('is a link if the browser blocks the tab', async () => {
    show('supporter', aSubscription(), { 'GET /api/subscriptions/portal': () => data({ portalUrl }) });
    vi.stubGlobal('open', () => null);
    fireEvent.click(await manage());
    const link = await screen.findByRole('link', { name: 'Open the customer portal' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([portalUrl, '_blank']);
  });

  it.each([
    [refusal(404, 'NO_ACTIVE_SUBSCRIPTION', 'No active subscription found'), 'No active subscription found'],
    [refusal(409, 'PAYMENTS_OFF', 'This server takes no payments.'), 'This server takes no payments.'],
    [refusal(400, 'INTERNAL', ''), 'Failed to open the customer portal. Please try again.'],
    [data({ portalUrl: 'https://evil.example/' }), 'Failed to open the customer portal. Please try again.'],
  ])('says why it does not open', async (response, sentence) => {
    show('supporter', aSubscription(), { 'GET /api/subscriptions/portal': () => response });
    const tab = aTab();
    vi.stubGlobal('open', () => tab);
    fireEvent.click(await manage());
    await screen.findByText(sentence, { selector: '[role=alert]' });
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});
