import type { User } from '@halved/shared/contract/users';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { MorePagesCard } from './more-pages-card.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const linked = (user: User, exists: (path: string) => boolean = () => true) => {
  renderApp(<MorePagesCard user={user} exists={exists} />, { user });
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

test.each([
  ['free', ['/analytics/me']],
  ['supporter', ['/analytics', '/analytics/personal', '/analytics/me']],
  ['premium', ['/analytics', '/analytics/personal', '/demographics', '/analytics/me', '/early-access']],
] as const)('a member on the tier %s finds the pages of the tier', (tier, paths) => {
  expect(linked(aUser({ tier }))).toEqual(paths);
});

test('no link leads to a page that does not exist', () => {
  expect(linked(aUser({ tier: 'premium' }), (path) => path === '/early-access')).toEqual(['/early-access']);
});

test('without any page there is no card', () => {
  expect(linked(aUser(), () => false)).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
