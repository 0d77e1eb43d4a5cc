import { cleanup, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { RecentActivity } from './recent-activity.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const user = aUser();
const failed = 'Your recent worries could not be loaded.';

/** Answers the first requests for the list, and refuses all later ones. */
function show(...responses: Response[]) {
  stubApi({ [`GET /api/posts/user/${user.id}`]: () => responses.shift() ?? refusal(400, 'INTERNAL', '') });
  return renderApp(<RecentActivity userId={user.id} />, { user }).client;
}

test('recent activity that cannot be loaded says so', async () => {
  show();
  await screen.findByText(failed);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});

test('recent activity stays on the screen if it cannot be loaded again', async () => {
  const client = show(data(aPage([aPost({ shortContent: 'The rent is late.' })])));
  await screen.findByText('The rent is late.');
  await act(() => client.refetchQueries());
  // The screen shows the refusal a moment after it has arrived.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText(failed)).toBeNull();
  expect(screen.getByText('The rent is late.')).toBeDefined();
});

test('recent activity names the language of the words, so that they are read aloud in it', async () => {
  show(data(aPage([aPost({ shortContent: 'Die Miete ist fällig.', language: 'de' })])));
  expect((await screen.findByText('Die Miete ist fällig.')).lang).toBe('de');
});
