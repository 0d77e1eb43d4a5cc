import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, stubApi } from '../../testing/api.ts';
import { aPost, aProfile, aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen as PeopleScreen } from './people.tsx';
import { Screen as PostScreen } from './post.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const person = aProfile({ username: 'noor' });

function open(at: string) {
  const post = aPost({ id: 'p-1', userId: person.id, user: person });
  stubApi({
    'GET /api/users/maya/followers': () => data({ users: [person], nextCursor: null }),
    'GET /api/users/noor': () => data(person),
    'GET /api/posts/p-1': () => data(post),
    'POST /api/users/noor/block': () => data({ success: true }),
  });
  renderApp(
    <Routes>
      <Route path="/profile/:username/followers" element={<PeopleScreen />} />
      <Route path="/posts/:id" element={<PostScreen />} />
      <Route path="/feed" element={<h1>Feed page</h1>} />
    </Routes>,
    { at, user: aUser() },
  );
}

async function block(menu: string) {
  fireEvent.click(await screen.findByRole('button', { name: menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Block @noor' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
}

test('the list of followers takes the focus after one of them was blocked', async () => {
  open('/profile/maya/followers');
  await block('Actions for @noor');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(await screen.findByText('@noor'))).toBe(true);
});

test('the page of a post leads to the feed after its author was blocked', async () => {
  open('/posts/p-1');
  await block('Actions for this worry');
  expect(await screen.findByRole('heading', { name: 'Feed page' })).toBeTruthy();
});
