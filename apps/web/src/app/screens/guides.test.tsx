import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aGuide, aGuideSummary } from '../../testing/resource-factories.ts';
import { Screen as GuideScreen } from './guide.tsx';
import { Screen as Guides } from './guides.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

type Handlers = Parameters<typeof stubApi>[0];
const premium = aUser({ tier: 'premium' });
const night = aGuide();

function show(handlers: Handlers, at: string, user = premium) {
  const calls = stubApi(handlers);
  renderApp(
    <Routes>
      <Route path="/resources/guides" element={<Guides />} />
      <Route path="/resources/guides/:id" element={<GuideScreen />} />
    </Routes>,
    { at, user },
  );
  return () => calls.map(({ url }) => url);
}

const listRoute = 'GET /api/resources/guides';
const guideRoute = `GET /api/resources/guides/${night.id}`;

test('the guides can be searched, and each leads to its text', async () => {
  const { body, ...summary } = night;
  const requests = show(
    { [listRoute]: () => data({ guides: [summary, aGuideSummary()] }), [guideRoute]: () => data(night) },
    '/resources/guides?category=health',
  );
  await screen.findByText('2 guides');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'night' } });
  await waitFor(() =>
    expect(requests()).toEqual([
      '/api/resources/guides?category=health',
      '/api/resources/guides?category=health&query=night',
    ]),
  );
  const [link] = await screen.findAllByRole('link', { name: night.title });
  fireEvent.click(link ?? document.body);
  await screen.findByRole('heading', { level: 1, name: night.title });
  for (const paragraph of body) expect(screen.getByText(paragraph)).toBeDefined();
  expect(screen.getByText('4 minutes')).toBeDefined();
});

test('filters that fit no guide offer to show all', async () => {
  show(
    {
      [listRoute]: ({ url }) =>
        data({ guides: url.includes('query=') ? [] : [night].map(({ body, ...rest }) => rest) }),
    },
    '/resources/guides?q=nothing',
  );
  await screen.findByText('No guide fits these filters');
  fireEvent.click(screen.getByRole('button', { name: 'Show all guides' }));
  await screen.findByText('1 guide');
});

test.each([
  ['guides', '/resources/guides', listRoute, 'Failed to load guides'],
  ['a guide', `/resources/guides/${night.id}`, guideRoute, 'Failed to load guide'],
])('%s that cannot be loaded can be requested again', async (_, at, route, message) => {
  let broken = true;
  show({ [route]: () => (broken ? refusal(400, 'INTERNAL', '') : data({ ...night, guides: [] })) }, at);
  await screen.findByText(message);
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

test('a guide that does not exist leads to all guides', async () => {
  show({}, '/resources/guides/unknown');
  await screen.findByRole('heading', { level: 1, name: 'Guide not found' });
  expect(screen.getByRole('link', { name: 'All guides' }).getAttribute('href')).toBe('/resources/guides');
});

test('a guide that is not translated says so, and its text is marked with its language', async () => {
  show({ [guideRoute]: () => data({ ...night, language: 'es' }) }, `/resources/guides/${night.id}`);
  await screen.findByText('Shown in Spanish, because it is not translated yet.');
  expect(screen.getByText('A light and a pen are enough.').parentElement?.lang).toBe('es');
});

test('a member without the guides sees a preview of them, and requests no guide', async () => {
  const requests = show(
    {
      'GET /api/subscriptions/features/mental_health_resources/access': () =>
        data({
          hasAccess: false,
          requiredTiers: ['premium'],
          preview: { count: 12, items: [{ title: night.title, description: night.summary }] },
        }),
    },
    '/resources/guides',
    aUser({ tier: 'free' }),
  );
  await screen.findByText(night.summary);
  expect(requests()).toEqual(['/api/subscriptions/features/mental_health_resources/access']);
});
