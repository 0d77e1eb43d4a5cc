import type { Technique } from '@halved/shared/contract/wellness';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { aPremiumUser, aTechnique } from '../../testing/wellness-factories.ts';
import { Screen } from './wellness-technique.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

function open(technique: Technique, respond: () => Response = () => data(technique)) {
  stubApi({ [`GET /api/wellness/techniques/${technique.id}`]: respond });
  renderApp(
    <Routes>
      <Route path="/wellness/techniques/:id" element={<Screen />} />
    </Routes>,
    { user: aPremiumUser(), at: `/wellness/techniques/${technique.id}` },
  );
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('a technique says when it fits, how it goes, how much it helps and which study shows that', async () => {
  const app = {
    type: 'app',
    title: 'Calm sounds',
    description: 'Rain.',
    url: 'https://example.org',
  } as const;
  open(aTechnique({ resources: [app] }));
  await screen.findByRole('heading', { level: 1, name: 'Five, four, three, two, one' });
  expect(part('When it fits').getByText('When everything is too much')).toBeDefined();
  expect(
    part('How it goes')
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Name five things that you see.', 'Name four things that you hear.']);
  expect(part('How much it helps').getByRole('img', { name: '3 of 5 stars' })).toBeDefined();
  expect(part('How much it helps').getByRole('img', { name: '2 of 5 stars' })).toBeDefined();
  const study = part('How much it helps').getByRole('link', { name: 'A study of the senses (2019)' });
  expect(study.getAttribute('href')).toBe('https://doi.org/10.1000/senses');
  expect(study.getAttribute('rel')).toBe('noreferrer');
  expect(part('More about it').getByText(/^App/).textContent).toBe('App · Rain.');
});

test('a technique whose evidence has no address names it without a link', async () => {
  open(aTechnique({ evidence: { title: 'A guideline', url: null } }));
  await screen.findByText('A guideline');
  expect(screen.queryByRole('link', { name: 'A guideline' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'More about it' })).toBeNull();
});

test('an unknown technique is not found', async () => {
  open(aTechnique(), () => refusal(404, 'NOT_FOUND', 'No.'));
  await screen.findByRole('heading', { level: 1, name: 'Coping technique not found' });
  expect(screen.getByRole('link', { name: 'All techniques' }).getAttribute('href')).toBe(
    '/wellness/techniques',
  );
});
