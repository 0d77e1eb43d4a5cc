import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stubApi } from '../testing/api.ts';
import { aUser } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';
import { Guard } from './guard.tsx';
import { routeOf } from './route-of.ts';
import { Screen } from './screens/moderation.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

test('a member who opens the moderation queue reads that they have no permission, and the queue is not requested', async () => {
  const calls = stubApi({});
  renderApp(
    <Suspense>
      <Guard access={routeOf('/moderation')?.access ?? 'any'}>
        <Screen />
      </Guard>
    </Suspense>,
    { user: aUser(), at: '/moderation' },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    "You don't have permission to access this resource.",
  );
  expect(calls).toEqual([]);
});
