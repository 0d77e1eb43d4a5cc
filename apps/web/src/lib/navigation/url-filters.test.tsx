import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createPath, type Path, Router } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useUrlFilters } from './url-filters.ts';

afterEach(cleanup);

function Choices() {
  const filters = useUrlFilters();
  return (
    <>
      <button type="button" onClick={() => filters.set('category', 'work')}>
        {filters.requested('category') ?? 'all categories'}
      </button>
      <button type="button" onClick={() => filters.set('cost', 'free')}>
        {filters.requested('cost') ?? 'any cost'}
      </button>
    </>
  );
}

/** A router that changes the address and renders it only when it is told to, as on a busy phone. */
function lateRouter() {
  const navigator = {
    createHref: () => '',
    go: () => undefined,
    push: (to: Partial<Path>) => window.history.pushState(null, '', createPath(to)),
    replace: () => undefined,
  };
  return (search: string) => (
    <Router location={{ pathname: '/resources', search }} navigator={navigator}>
      <Choices />
    </Router>
  );
}

const choose = (name: string) => fireEvent.click(screen.getByText(name));
const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('a filter goes back with the address, also before the router has rendered the choice', () => {
  window.history.replaceState(null, '', '/resources?country=GB');
  render(lateRouter()('?country=GB'));
  choose('all categories');
  expect(shown()).toEqual(['work', 'any cost']);
  window.history.replaceState(null, '', '/resources?country=GB');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(shown()).toEqual(['all categories', 'any cost']);
});

test('a choice stays while the router renders the one before it', () => {
  window.history.replaceState(null, '', '/resources?country=GB');
  const router = lateRouter();
  const { rerender } = render(router('?country=GB'));
  choose('all categories');
  const { search: first } = window.location;
  choose('any cost');
  rerender(router(first));
  expect(shown()).toEqual(['work', 'free']);
  rerender(router(window.location.search));
  expect(shown()).toEqual(['work', 'free']);
  rerender(router('?country=GB'));
  expect(shown(), 'another link changes both').toEqual(['all categories', 'any cost']);
});
