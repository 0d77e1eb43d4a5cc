import type { User } from '@halved/shared/contract/users';
import { featuresAddedBy } from '@halved/shared/tiers';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { watchSession } from '../../lib/server/session.ts';
import { tokenKeys } from '../../lib/server/tokens.ts';
import { api } from '../../lib/server/trpc.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { FeatureGate } from './feature-gate.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const accessRoute = 'GET /api/subscriptions/features/guided_exercises/access';
const preview = {
  count: 35,
  items: [
    { title: 'Box breathing', description: 'Four seconds for each part.' },
    { title: 'Awake at night', description: 'For the hours when you lie awake.' },
  ],
};
const refused = { hasAccess: false, requiredTiers: ['premium'], preview };

function show(user?: User, handlers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    [accessRoute]: () => data(refused),
    'GET /api/auth/profile': () => data(user),
    ...handlers,
  });
  renderApp(
    <FeatureGate feature="guided_exercises" frame={(gate) => <main>{gate}</main>}>
      The exercises
    </FeatureGate>,
    { at: '/wellness', ...(user && { user }) },
  );
  return calls;
}

test('a member whose tier has a feature sees it, without a further request', () => {
  const calls = show(aUser({ tier: 'premium' }));
  expect(screen.getByText('The exercises')).toBeDefined();
  expect(screen.queryByRole('main')).toBeNull();
  expect(calls).toEqual([]);
});

test.each(['free', 'supporter'] as const)(
  'a member on the tier %s reads which plan has the feature, and sees its first exercises as they are',
  async (tier) => {
    show(aUser({ tier }));
    expect(screen.getByRole('heading', { name: 'Guided exercises are part of Premium' })).toBeDefined();
    await screen.findByRole('heading', { name: 'A look inside: 2 of 35' });
    for (const { title, description } of preview.items) {
      // Some items are in another language than the page, with another direction.
      expect(screen.getByText(title).dir).toBe('auto');
      expect(screen.getByText(description).dir).toBe('auto');
    }
    expect(screen.queryByText('The exercises')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get help now' }).getAttribute('href')).toBe('/help');
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toContain('/pricing');
  },
);

test.each([
  ...featuresAddedBy.supporter.map((feature) => [feature, 'Supporter'] as const),
  ...featuresAddedBy.premium.map((feature) => [feature, 'Premium'] as const),
])('the prompt for %s names the lowest plan that has it: %s', async (feature, plan) => {
  stubApi({
    [`GET /api/subscriptions/features/${feature}/access`]: () => data({ ...refused, preview: null }),
  });
  renderApp(<FeatureGate feature={feature}>Behind the gate</FeatureGate>, { user: aUser() });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(new RegExp(` part of ${plan}$`));
  await waitFor(() => expect(screen.queryByText('Loading a preview')).toBeNull());
  expect(screen.queryByText('Behind the gate')).toBeNull();
});

test('a prompt without a preview still says which plan has the feature', async () => {
  show(aUser(), { [accessRoute]: () => refusal(400, 'INTERNAL', '') });
  await waitFor(() => expect(screen.queryByText('Loading a preview')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Guided exercises are part of Premium' })).toBeDefined();
});

test('a visitor is invited to log in, and comes back afterwards', () => {
  show();
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?return=%2Fwellness');
});

test('a member whose address is not verified is asked to verify it, until it is verified', async () => {
  const user = aUser({ tier: 'premium', emailVerified: false });
  let verified = false;
  show(user, { 'GET /api/auth/profile': () => data({ ...user, emailVerified: verified }) });
  await screen.findByText('Please verify your email address first');
  verified = true;
  document.dispatchEvent(new Event('visibilitychange'));
  cleanup();
  show(user, { 'GET /api/auth/profile': () => data({ ...user, emailVerified: verified }) });
  await screen.findByText('The exercises');
});

test('a member whose tier has changed elsewhere gets the feature without a reload', async () => {
  const user = aUser();
  show(user, {
    [accessRoute]: () => data({ hasAccess: true, requiredTiers: ['premium'], preview: null }),
    'GET /api/auth/profile': () => data({ ...user, tier: 'premium' }),
  });
  await screen.findByText('The exercises');
});

test('a call that is refused because the tier has ended leads to the prompt', async () => {
  const user = aUser({ tier: 'premium' });
  localStorage.setItem(tokenKeys.access, 'token');
  const calls = show(user, {
    'GET /api/auth/profile': () => data({ ...user, tier: 'free' }),
    'GET /api/wellness/techniques': () => refusal(403, 'TIER_REQUIRED', 'This is part of a paid plan.'),
  });
  const stop = watchSession();
  const queries = [1, 2].map(() => api.wellness.techniques.query({}).catch(() => undefined));
  await Promise.all(queries);
  await screen.findByRole('heading', { name: 'Guided exercises are part of Premium' });
  await waitFor(() => expect(calls.filter(({ url }) => url.endsWith('/profile'))).toHaveLength(1));
  stop();
});
