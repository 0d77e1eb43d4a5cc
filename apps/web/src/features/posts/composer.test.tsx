import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/cache/query-client.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { probeAgain } from '../../lib/server/wake.ts';
import { readDraft } from '../../lib/writing/drafts.ts';
import { type Call, data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aPage, aPost, aUser, authoredBy } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Composer } from './composer.tsx';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';
import { keepShared } from './shared-drafts.ts';
import { useAllFeed } from './use-feeds.ts';

const me = aUser({ privacyLevel: 'friends' });
const prompt = 'What keeps you up tonight?';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Feed() {
  const { pages } = useAllFeed('all');
  const card = (post: Parameters<typeof PostCard>[0]['post']) => <PostCard post={post} viewerId={me.id} />;
  return <PostList pages={pages} card={card} empty="nothing yet" onRefresh={() => undefined} />;
}

function open(create: (call: Call) => Response | Error | Promise<Response>) {
  const calls = stubApi({
    'GET /api/posts/prompts': () => data({ prompts: [{ id: '1', text: prompt, category: 'other' }] }),
    'GET /api/wake': () => data({ status: 'awake' }),
    'POST /api/posts': create,
  });
  const client = createQueryClient();
  const key = getQueryKey(trpc.posts.list, { limit: 20 }, 'infinite');
  client.setQueryData(key, { pages: [aPage([aPost()])], pageParams: [null] });
  const onClose = vi.fn();
  const view = renderApp(
    <>
      <Composer user={me} takeFocus={false} onClose={onClose} />
      <Feed />
    </>,
    { user: me, client },
  );
  return { onClose, view, requests: () => calls.filter(({ method }) => method === 'POST') };
}

const textBox = () => screen.getByLabelText('Your worry');
const submit = () => screen.getByRole('button', { name: 'Share' });
const cards = () => screen.queryAllByRole('article').map((card) => card.textContent);

async function fill(text: string) {
  await screen.findByRole('option', { name: prompt });
  fireEvent.change(screen.getByLabelText('Prompt'), { target: { value: prompt } });
  fireEvent.change(textBox(), { target: { value: text } });
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
}

const created = ({ body }: Call) =>
  data(aPost({ ...authoredBy(me), ...(typeof body === 'object' ? body : {}) }), 201);

test('a new post comes first at once, is sent only once for two clicks, and its draft is removed when it is accepted', async () => {
  const response = Promise.withResolvers<void>();
  const { requests, onClose } = open(async (call) => {
    await response.promise;
    return created(call);
  });
  await fill('  I keep rehearsing.\nAll night. ');
  fireEvent.click(submit());
  fireEvent.submit(textBox());
  await waitFor(() => expect(cards()[0]).toContain('I keep rehearsing.\nAll night.'));
  expect(cards()[0]).toContain('Being sent…');
  response.resolve();
  await screen.findByText('Your worry has been shared!');
  expect(requests()).toHaveLength(1);
  expect(requests()[0]?.body).toMatchObject({
    shortContent: 'I keep rehearsing.\nAll night.',
    privacyLevel: 'friends',
  });
  expect(requests()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(cards()).toHaveLength(2);
  expect(cards()[0]).not.toContain('Being sent…');
  expect(readDraft(me.id, 'worry')).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is offered for a text that is too long, and that a post waits, is announced in regions that are there before', async () => {
  open(() => silence());
  const known = screen.getAllByRole('status');
  const announced = (text: RegExp) => known.filter((region) => text.test(region.textContent ?? '')).length;
  fireEvent.change(textBox(), { target: { value: 'long '.repeat(60) } });
  await screen.findByText(/^A worry has at most 280 characters/);
  expect(announced(/A worry has at most 280 characters/)).toBe(1);
  await fill('Rent.');
  fireEvent.click(submit());
  await waitFor(() => expect(announced(/Will be sent when the server is awake/)).toBe(1));
});

test('a held post is not said to be shared, but who sees it until when', async () => {
  open(() => data(aPost({ ...authoredBy(me), moderationStatus: 'pending' }), 201));
  await fill('Held.');
  fireEvent.click(submit());
  // The card says it, and so does the toast.
  await waitFor(() =>
    expect(screen.getAllByText(/^Only you can see this until a moderator/)).toHaveLength(2),
  );
  expect(screen.queryByText('Your worry has been shared!')).toBeNull();
});

test('a refused post disappears, the message “Failed to create post” is shown, and everything typed is kept', async () => {
  const { onClose } = open(() => refusal(500, 'INTERNAL', 'Server error.'));
  await fill('Rent.');
  fireEvent.click(submit());
  await screen.findByText('Failed to create post');
  expect(cards()).toHaveLength(1);
  expect(textBox()).toHaveProperty('value', 'Rent.');
  expect(readDraft(me.id, 'worry')).toContain('Rent.');
  expect(onClose).not.toHaveBeenCalled();
});

test('a refused post stays in its form also on a device that has no room for its draft', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { onClose } = open(() => refusal(500, 'INTERNAL', 'Server error.'));
  await fill('Rent.');
  fireEvent.click(submit());
  await screen.findByText('Failed to create post');
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  full.mockRestore();
  expect(onClose).not.toHaveBeenCalled();
  expect(textBox()).toHaveProperty('value', 'Rent.');
});

test('the server’s message about a field is shown beside that field', async () => {
  open(() =>
    refusal(400, 'VALIDATION_FAILED', 'Please check what you entered.', {
      details: [{ path: 'shortContent', message: 'This text is made of too many combined characters' }],
    }),
  );
  await fill('Rent.');
  fireEvent.click(submit());
  await screen.findByText('Please check what you entered.');
  expect(screen.getByText('This text is made of too many combined characters')).toBeTruthy();
  expect(textBox().getAttribute('aria-invalid')).toBe('true');
});

test('a post waits for a sleeping server, and its form still waits when it is opened again', async () => {
  let awake = false;
  const { requests, onClose, view } = open((call) => (awake ? created(call) : silence()));
  await fill('Rent.');
  fireEvent.click(submit());
  await waitFor(() => expect(cards()[0]).toContain('Will be sent when the server is awake'));
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  view.unmount();

  const { client } = view;
  const reopened = vi.fn();
  renderApp(<Composer user={me} takeFocus={false} onClose={reopened} />, { user: me, client });
  expect(textBox()).toHaveProperty('value', 'Rent.');
  expect(screen.getByRole('button', { name: 'Sharing…' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('form').textContent).toContain('Will be sent when the server is awake');
  awake = true;
  probeAgain();
  await waitFor(() => expect(reopened).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  expect(readDraft(me.id, 'worry')).toBeNull();
  expect(requests()).toHaveLength(2);
  const [first, second] = requests().map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('a post that is sent again has the same idempotency key, but a changed text has a new one', async () => {
  const { requests } = open(() => refusal(500, 'INTERNAL', ''));
  await fill('Rent.');
  fireEvent.click(submit());
  await waitFor(() => expect(requests()).toHaveLength(1));
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  fireEvent.click(submit());
  await waitFor(() => expect(requests()).toHaveLength(2));
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  await fill('Rent, and the heating.');
  fireEvent.click(submit());
  await waitFor(() => expect(requests()).toHaveLength(3));
  const [first, second, third] = requests().map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the draft of a post returns after a reload', async () => {
  const { view } = open(created);
  await screen.findByRole('option', { name: prompt });
  fireEvent.change(textBox(), { target: { value: 'half a tho' } });
  await waitFor(() => expect(readDraft(me.id, 'worry')).toContain('half a tho'));
  view.unmount();
  open(created);
  expect(textBox()).toHaveProperty('value', 'half a tho');
  expect(screen.getByText('What you had written is here again.')).toBeTruthy();
});

test('a click on the inactive Share button says what is missing and sends nothing', async () => {
  const { requests } = open(created);
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(submit());
  await screen.findByText('Please share your worry');
  expect(screen.getByText('Please select a prompt')).toBeTruthy();
  expect(requests()).toEqual([]);
});

test('the counter turns red above 250 characters', async () => {
  open(created);
  const near = () => document.querySelector('[data-near]');
  fireEvent.change(textBox(), { target: { value: 'x'.repeat(250) } });
  await screen.findByText('250/280');
  expect(near()).toBeNull();
  fireEvent.change(textBox(), { target: { value: 'x'.repeat(251) } });
  await screen.findByText('251/280');
  expect(near()).not.toBeNull();
});

test('prompts that failed to load say so and can be requested again', async () => {
  stubApi({ 'GET /api/posts/prompts': () => refusal(400, 'INTERNAL', '') });
  renderApp(<Composer user={me} takeFocus={false} onClose={() => undefined} />, { user: me });
  await waitFor(() => expect(screen.getAllByText('Failed to load worry prompts')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('says that shared words came from another app, until they are changed', async () => {
  keepShared(me.id, new URLSearchParams({ text: 'from a note' }));
  const { view } = open(created);
  expect(screen.getByText('What you shared from another app is here.')).toBeTruthy();
  fireEvent.change(textBox(), { target: { value: 'from a note of mine' } });
  await waitFor(() => expect(readDraft(me.id, 'worry')).toContain('of mine'));
  view.unmount();
  open(created);
  expect(screen.getByText('What you had written is here again.')).toBeTruthy();
});
