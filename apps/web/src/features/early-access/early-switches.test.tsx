import type { EarlyFeature } from '@halved/shared/early-features';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { EarlySwitches } from './early-switches.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const route = '/api/users/me/early-access';
const offer = (...on: EarlyFeature[]) => ({
  features: [
    {
      key: 'feed_keys',
      title: 'Keys for the feed',
      description: 'J and K.',
      enabled: on.includes('feed_keys'),
    },
    {
      key: 'quiet_counts',
      title: 'Quiet counts',
      description: 'Hides.',
      enabled: on.includes('quiet_counts'),
    },
  ],
});
const premium = aUser({ tier: 'premium' });
const control = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const inAccount = () => {
  const current = session.get();
  return current.status === 'member' ? current.user.earlyFeatures : [];
};

test('a switch takes effect at once, and the account knows what is on', async () => {
  const calls = stubApi({
    [`GET ${route}`]: () => data(offer('feed_keys')),
    [`PUT ${route}`]: () => data(offer('feed_keys', 'quiet_counts')),
  });
  renderApp(<EarlySwitches />, { user: premium });
  expect((await control('Keys for the feed')).checked).toBe(true);
  fireEvent.click(await control('Quiet counts'));
  await waitFor(async () => expect((await control('Quiet counts')).checked).toBe(true));
  await waitFor(() => expect(inAccount()).toEqual(['feed_keys', 'quiet_counts']));
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { key: 'quiet_counts', enabled: true },
  ]);
});

test('a switch that the server refuses goes back, with a message', async () => {
  stubApi({
    [`GET ${route}`]: () => data(offer()),
    [`PUT ${route}`]: () => refusal(500, 'INTERNAL', 'Boom'),
  });
  renderApp(<EarlySwitches />, { user: premium });
  fireEvent.click(await control('Quiet counts'));
  await screen.findByText('Failed to save this. Please try again.');
  await waitFor(async () => expect((await control('Quiet counts')).checked).toBe(false));
  expect(inAccount()).toEqual([]);
});

test('a list that cannot be loaded can be requested again', async () => {
  stubApi({ [`GET ${route}`]: () => refusal(400, 'INTERNAL', '') });
  renderApp(<EarlySwitches />, { user: premium });
  await screen.findByText('Failed to load what you can try');
});
