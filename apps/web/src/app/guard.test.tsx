import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../testing/api.ts';
import { aUser } from '../testing/factories.ts';
import { anItem, aQueuePage } from '../testing/moderation-factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { Guard } from './guard.tsx';
import { routeOf } from './route-of.ts';
import { Screen } from './screens/moderation.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const openQueue = (user: ReturnType<typeof aUser>, at: string) =>
  renderApp(
    <Suspense>
      <Guard access={routeOf('/moderation')?.access ?? 'any'}>
        <Screen />
      </Guard>
    </Suspense>,
    { user, at },
  );

test('a member who opens the moderation queue reads that they have no permission, and the queue is not requested', async () => {
  const calls = stubApi({});
  openQueue(aUser(), '/moderation');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    "You don't have permission to access this resource.",
  );
  expect(calls).toEqual([]);
});

test('the moderation queue leaves the screen of somebody who is no moderator any more', async () => {
  const moderator = aUser({ role: 'moderator' });
  let isModerator = true;
  stubApi({
    'GET /api/moderation/queue': () =>
      isModerator ? data(aQueuePage([anItem()])) : refusal(403, 'FORBIDDEN', 'Not any more.'),
    'GET /api/auth/profile': () => data({ ...moderator, role: 'member' }),
  });
  openQueue(moderator, '/moderation?show=all');
  await screen.findByText('Reads hostile');
  isModerator = false;
  fireEvent.click(screen.getByRole('button', { name: /Urgent/ }));
  await screen.findByText("You don't have permission to access this resource.");
});
