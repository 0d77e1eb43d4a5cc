import type { User } from '@halved/shared/contract/users';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { reportAwake } from '../../lib/server/wake.ts';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aSubscription, someTiers } from '../../testing/subscription-factories.ts';
import { Plans } from './plans.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  clear();
  reportAwake();
});

let clear = () => undefined as void;

const tiersRoute = 'GET /api/subscriptions/tiers';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function show(user?: User, handlers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [tiersRoute]: () => data({ tiers: someTiers() }),
    'GET /api/wake': () => data({}),
    ...handlers,
  });
  const { client } = renderApp(
    <>
      <Plans />
      <Address />
    </>,
    { at: '/pricing', ...(user && { user }) },
  );
  clear = () => client.clear();
  return calls;
}

const plan = (name: string) => screen.findByRole('listitem', { name });
const textOf = async (name: string) => (await plan(name)).textContent;

describe('the plans', () => {
  it('have a price, what they add, and the mark of the popular one', async () => {
    show();
    expect(await textOf('Free')).toMatch(/Always Free.*What free is\..*Share worries/);
    expect(await textOf('Supporter')).toMatch(
      /Popular.*\$5\/month.*What supporter is\..*Export of the numbers/,
    );
    expect(await textOf('Premium')).toMatch(/\$12\/month.*Everything of Supporter, and:.*Guided exercises/);
    expect(await textOf('Premium')).not.toMatch(/Popular|Export of the numbers/);
  });

  it.each([
    ['free', 'Always Free', 'Upgrade to Supporter', 'Upgrade to Premium'],
    ['supporter', 'Downgrade Not Available', 'Current plan', 'Upgrade to Premium'],
    ['premium', 'Downgrade Not Available', 'Downgrade Not Available', 'Current plan'],
  ] as const)('of a member on the tier %s can only be upgraded', async (tier, free, supporter, premium) => {
    show(aUser({ tier }), { 'GET /api/subscriptions/current': () => data(aSubscription({ tier })) });
    expect(await textOf('Free')).toContain(free);
    expect(await textOf('Supporter')).toContain(supporter);
    expect(await textOf('Premium')).toContain(premium);
    expect(screen.getAllByText('Current plan')).toHaveLength(1);
    await screen.findByText('Status: Active');
  });

  it('lead a visitor to the login and back', async () => {
    const calls = show();
    expect(screen.queryByText('Current plan')).toBeNull();
    expect(
      within(await plan('Free'))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/register?return=%2Fpricing');
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade to Supporter' }));
    expect(screen.getByTestId('address').textContent).toBe('/login?return=%2Fpricing');
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('say that this server takes no payments', async () => {
    const tiers = someTiers().map((tier) => ({ ...tier, lemonSqueezyVariantId: null }));
    show(aUser(), { [tiersRoute]: () => data({ tiers }) });
    expect(await textOf('Premium')).toContain('This server takes no payments.');
    expect(screen.queryByRole('button', { name: /^Upgrade/ })).toBeNull();
  });

  it('that the server refuses to tell are an error, with a button to try again', async () => {
    let refused = true;
    show(undefined, {
      [tiersRoute]: () => (refused ? refusal(429, 'RATE_LIMITED', 'Slowly.') : data({ tiers: someTiers() })),
    });
    expect((await screen.findByText('Failed to load subscription data')).parentElement?.textContent).toMatch(
      /Failed to load subscription data.*Slowly\./,
    );
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await plan('Premium');
  });
});

describe('plans that do not load', () => {
  it.each([
    ['a network error', () => silence()],
    ['503', () => refusal(503, 'SERVICE_UNAVAILABLE', '')],
    ['500', () => refusal(500, 'INTERNAL', '')],
  ])(
    'because of %s: the server is woken, and asked once more after two seconds; then the usual prices',
    async (_, fail) => {
      vi.useFakeTimers();
      const calls = show(undefined, { [tiersRoute]: fail });
      const urls = () =>
        calls.map(({ url }) => url.replace('/api/', '')).filter((url) => /tiers|wake/.test(url));
      await act(() => vi.advanceTimersByTimeAsync(1_900));
      expect(urls()).toEqual(['subscriptions/tiers', 'wake']);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(urls().filter((url) => url !== 'wake')).toHaveLength(2);
      vi.useRealTimers();
      expect(await textOf('Free')).toContain('Always Free');
      expect(await textOf('Supporter')).toContain('$5/month');
      expect(await textOf('Premium')).toContain('$12/month');
    },
  );

  it('cannot be bought yet', async () => {
    vi.useFakeTimers();
    show(aUser(), { [tiersRoute]: () => refusal(500, 'INTERNAL', '') });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText('Failed to start checkout process. Please try again.')).toBeDefined();
  });

  it('the first time are those of the second answer', async () => {
    vi.useFakeTimers();
    let tries = 0;
    show(undefined, {
      [tiersRoute]: () => (tries++ === 0 ? silence() : data({ tiers: someTiers() })),
    });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    vi.useRealTimers();
    expect(await textOf('Premium')).toContain('What premium is.');
  });
});

describe('a member who has started a checkout', () => {
  it('has the new plan without a reload, and reads so', async () => {
    const user = aUser();
    localStorage.setItem('halved_checkout', `${user.id} free ${Date.now()}`);
    vi.useFakeTimers();
    const answers = ['free', 'supporter'] as const;
    let asked = 0;
    const calls = show(user, {
      'GET /api/auth/profile': () => data({ ...user, tier: answers[asked++] ?? 'supporter' }),
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText(/^If you have just paid/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(session.get()).toMatchObject({ user: { tier: 'supporter' } });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls.filter(({ url }) => url.endsWith('/profile'))).toHaveLength(2);
    expect(screen.queryByText(/^If you have just paid/)).toBeNull();
    expect(localStorage.getItem('halved_checkout')).toBeNull();
  });

  it('is no longer waited for after two minutes, until they come back to the page', async () => {
    const user = aUser();
    localStorage.setItem('halved_checkout', `${user.id} free ${Date.now()}`);
    vi.useFakeTimers();
    const calls = show(user, { 'GET /api/auth/profile': () => data(user) });
    const asked = () => calls.filter(({ url }) => url.endsWith('/profile')).length;
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(asked()).toBe(40);
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(asked()).toBe(42);
  });

  it.each([
    ['somebody else', 'another-id free', 0],
    ['an hour ago', '', 61 * 60_000],
  ])('is not waited for if it was %s', async (_, account, ago) => {
    const user = aUser();
    localStorage.setItem('halved_checkout', `${account || `${user.id} free`} ${Date.now() - ago}`);
    vi.useFakeTimers();
    const calls = show(user, { 'GET /api/auth/profile': () => data(user) });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls.filter(({ url }) => url.endsWith('/profile'))).toEqual([]);
  });
});
