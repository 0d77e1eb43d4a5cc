import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { data, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { aNotificationPage, somePreferences } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './notifications.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const preview = {
  count: 2,
  items: [{ title: 'At 21:00', description: 'This is the hour at which you usually read.' }],
};

function open(user: ReturnType<typeof aUser>) {
  stubApi({
    'GET /api/notifications': () => data(aNotificationPage([])),
    'GET /api/notifications/preferences': () => data(somePreferences()),
    'GET /api/auth/profile': () => data(user),
    'GET /api/subscriptions/features/smart_notifications/access': () =>
      data({ hasAccess: false, requiredTiers: ['premium'], preview }),
  });
  renderApp(<Screen />, { user, at: '/notifications?tab=preferences' });
}
const askNow = () => screen.queryByRole('button', { name: 'Ask me now' });

describe('smart check-ins in the preferences of notifications', () => {
  it('are there for a premium member', async () => {
    open(aUser({ tier: 'premium' }));
    await screen.findByRole('button', { name: 'Ask me now' });
  });

  it('are a prompt with a preview for members whose tier does not have them', async () => {
    open(aUser({ tier: 'supporter' }));
    await screen.findByRole('heading', { name: 'Smart check-ins are part of Premium' });
    await screen.findByText('At 21:00');
    expect(askNow()).toBeNull();
  });

  it('ask a premium member to verify the address first', async () => {
    open(aUser({ tier: 'premium', emailVerified: false }));
    await screen.findByText('Please verify your email address first');
    expect(askNow()).toBeNull();
  });
});
