import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aResource, aResourcePage } from '../../testing/resource-factories.ts';
import { Screen } from './resources.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

type Handlers = Parameters<typeof stubApi>[0];
const listRoute = 'GET /api/resources';
const beat = aResource();
const forum = aResource({ title: 'Side by Side', kind: 'community', phone: null });

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

function show(handlers: Handlers = {}, at = '/resources', user?: ReturnType<typeof aUser>) {
  const calls = stubApi({
    [listRoute]: () => data(aResourcePage([beat, forum])),
    'GET /api/resources/tags': () => data({ tags: ['abuse', 'eating'] }),
    ...handlers,
  });
  renderApp(
    <>
      <Screen />
      <Address />
    </>,
    { at, ...(user && { user }) },
  );
  return () => calls.filter(({ url }) => /resources\?/.test(url)).map(({ url }) => url.split('?')[1]);
}

const address = () => screen.getByTestId('address').textContent;
const card = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.queryAllByRole('article').map((entry) => entry.querySelector('h3')?.textContent);
const country = () => screen.getByLabelText('Your country');
const call = (number: string) => screen.queryByRole('link', { name: `Call ${number}` });

test('the crisis lines stand above the directory, and need no server', async () => {
  show({ [listRoute]: silence, 'GET /api/resources/tags': silence });
  expect(call('116\u00a0123')?.getAttribute('href')).toBe('tel:116123');
  expect(call('999')).not.toBeNull();
  await screen.findByText('Failed to load resources');
  expect(call('116\u00a0123')).not.toBeNull();
});

test('more crisis lines are shown on demand', async () => {
  show();
  const more = screen.getByRole('button', { name: /^Show \d+ more lines$/ });
  const list = document.getElementById(more.getAttribute('aria-controls') ?? '');
  const hidden = () => [...(list?.children ?? [])].filter((line) => line.className.includes('hidden')).length;
  expect(hidden()).toBeGreaterThan(0);
  fireEvent.click(more);
  expect(hidden()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer lines' }));
  expect(hidden()).toBeGreaterThan(0);
});

test('an entry says what it is, who answers, when, at what cost and how old these facts are, and can be called and opened', async () => {
  show({
    [listRoute]: () =>
      data(
        aResourcePage([
          beat,
          aResource({
            title: 'Tegen de Stilte',
            languages: ['nl', 'en'],
            country: 'NL',
            area: 'Utrecht',
            cost: 'sliding_scale',
            phone: null,
            url: null,
            hours: null,
            text: { number: '85258', keyword: 'HALLO' },
            verifiedAt: null,
          }),
        ]),
      ),
  });
  await screen.findByRole('article', { name: 'Beat' });
  const facts = screen.getByRole('article', { name: 'Beat' }).textContent;
  for (const fact of [
    'Helpline · United Kingdom',
    'Answers in English · Mon–Fri 15:00–20:00 · Free',
    'Details as of October 2026',
  ]) {
    expect(facts).toContain(fact);
  }
  expect(card('Beat').getByRole('link', { name: 'Call 0808\u00a0801\u00a00677' }).getAttribute('href')).toBe(
    'tel:08088010677',
  );
  const site = card('Beat').getByRole('link', { name: 'Open the website' });
  expect(site.getAttribute('href')).toBe('https://beat.example');
  expect(site.getAttribute('rel')).toBe('noreferrer');

  const dutch = screen.getByRole('article', { name: 'Tegen de Stilte' });
  expect(dutch.querySelector('h3')?.lang).toBe('nl');
  for (const fact of ['Utrecht', 'Dutch and English', 'Price depends on income', 'age unknown']) {
    expect(dutch.textContent).toContain(fact);
  }
  expect(within(dutch).getByRole('link').getAttribute('href')).toBe('sms:85258?body=HALLO');
});

test('search words, category, cost, tags and country are kept in the URL and sent to the server', async () => {
  const requests = show({}, '/resources?category=health');
  await screen.findByRole('article', { name: 'Beat' });
  expect(requests()).toEqual(['limit=20&category=health&country=GB&isCrisis=false']);
  fireEvent.change(screen.getByLabelText('Cost'), { target: { value: 'free' } });
  fireEvent.click(screen.getByText('Topics', { selector: 'summary' }));
  fireEvent.click(screen.getByRole('button', { name: 'Eating' }));
  fireEvent.click(screen.getByRole('button', { name: 'Abuse' }));
  fireEvent.change(country(), { target: { value: 'IE' } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' food ' } });
  await waitFor(() =>
    expect(address()).toBe('?category=health&cost=free&tags=eating%2Cabuse&country=IE&q=food'),
  );
  await waitFor(() =>
    expect(requests().at(-1)).toBe(
      'limit=20&query=food&category=health&cost=free&tags=eating,abuse&country=IE'.replace(',', '%2C'),
    ),
  );
  expect(screen.getByRole('button', { name: 'Eating' }).getAttribute('aria-pressed')).toBe('true');
});

test('the country is that of the account until another is chosen here, and the crisis lines follow it', async () => {
  const requests = show({}, '/resources', aUser({ country: 'DE' }));
  expect(country()).toHaveProperty('value', 'DE');
  expect(call('112')).not.toBeNull();
  fireEvent.change(country(), { target: { value: '' } });
  expect(address()).toBe('?country=any');
  await waitFor(() => expect(requests().at(-1)).toBe('limit=20&isCrisis=false'));
  expect(call('112')).toBeNull();
});

test('at most 20 tags are shown, and those of the URL are among them', async () => {
  const top = Array.from({ length: 20 }, (_, index) => `topic ${index}`);
  show({ 'GET /api/resources/tags': () => data({ tags: top }) }, '/resources?tags=mine,topic%2019');
  await screen.findByRole('button', { name: 'topic 0' });
  const shown = within(screen.getByRole('group', { name: 'Topics' })).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual([...top.slice(0, 18), 'topic 19', 'mine']);
});

test('an unknown value in the URL counts as absent', async () => {
  const requests = show({}, '/resources?country=xx&category=nonsense&cost=cheap&tags=,&isCrisis=maybe');
  await screen.findByRole('article', { name: 'Beat' });
  expect(requests()).toEqual(['limit=20&country=GB&isCrisis=false']);
});

test('the list contains crisis lines if somebody searches for words or asks for crisis lines only', async () => {
  const requests = show({}, '/resources?q=samaritans');
  await screen.findByRole('article', { name: 'Beat' });
  fireEvent.click(screen.getByLabelText('Crisis lines only'));
  await waitFor(() =>
    expect(requests()).toEqual([
      'limit=20&query=samaritans&country=GB',
      'limit=20&query=samaritans&country=GB&isCrisis=true',
    ]),
  );
});

test('if nothing fits the filters, they can be removed, and the search can be extended to all countries', async () => {
  const requests = show(
    { [listRoute]: ({ url }) => data(aResourcePage(url.includes('query=') ? [] : [beat])) },
    '/resources?q=nothing&country=GB',
  );
  await screen.findByText('Nothing fits these filters');
  fireEvent.click(screen.getByRole('button', { name: 'Look in all countries' }));
  await waitFor(() => expect(requests().at(-1)).toBe('limit=20&query=nothing'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the filters' }));
  await waitFor(() => expect(names()).toEqual(['Beat']));
  expect(address()).toBe('?country=any');
});

test('a directory that cannot be loaded says so, and Try Again loads it', async () => {
  let broken = true;
  show({
    [listRoute]: () => (broken ? refusal(400, 'INTERNAL', '') : data(aResourcePage([beat]))),
  });
  await screen.findByText('Failed to load resources');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(names()).toEqual(['Beat']));
});

test('a description in another language says so; if all are in another language, one line says so for all', async () => {
  const spanish = { language: 'es' } as const;
  show({
    [listRoute]: () => data(aResourcePage([aResource(spanish), aResource({ title: 'B', ...spanish })])),
  });
  await screen.findByRole('article', { name: 'Beat' });
  expect(screen.getAllByText('Shown in Spanish, because it is not translated yet.')).toHaveLength(1);
  const description = card('Beat').getByText('A charity for people with eating disorders.');
  expect(description.lang).toBe('es');
  cleanup();
  show({ [listRoute]: () => data(aResourcePage([aResource(spanish), aResource({ title: 'B' })])) });
  await screen.findByRole('article', { name: 'Beat' });
  expect(card('Beat').getByText(/^Shown in Spanish/)).toBeDefined();
  expect(card('B').queryByText(/^Shown in/)).toBeNull();
});

test('an entry is shared with the device’s own menu, and copied on a device without one', async () => {
  const shared = vi.fn(() => Promise.resolve());
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  show();
  const text = 'Beat\n0808 801 0677\nhttps://beat.example';
  await screen.findByRole('article', { name: 'Beat' });
  fireEvent.click(card('Beat').getByRole('button', { name: 'Pass on' }));
  await screen.findByText('Copied. You can paste it anywhere.');
  expect(writeText).toHaveBeenCalledWith(text);
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
  fireEvent.click(card('Beat').getByRole('button', { name: 'Pass on' }));
  await waitFor(() => expect(shared).toHaveBeenCalledWith({ title: 'Beat', text }));
  expect(writeText).toHaveBeenCalledOnce();
});
