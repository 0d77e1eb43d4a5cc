import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useUrlFilters } from './url-filters.ts';

afterEach(cleanup);

function Choices() {
  const filters = useUrlFilters();
  return (
    <button type="button" onClick={() => filters.set('category', 'work')}>
      {filters.requested('category') ?? 'all categories'}
    </button>
  );
}

test('a filter goes back with the address, also before the router has rendered the choice', () => {
  window.history.replaceState(null, '', '/resources?country=GB');
  const { pathname, search } = window.location;
  // This router changes the address and has not rendered it yet, as on a busy phone.
  const navigator = {
    createHref: () => '',
    go: () => undefined,
    push: (to: unknown) => window.history.pushState(null, '', String(to)),
    replace: () => undefined,
  };
  render(
    <Router location={{ pathname, search }} navigator={navigator}>
      <Choices />
    </Router>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('work');
  window.history.replaceState(null, '', '/resources?country=GB');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('button').textContent).toBe('all categories');
});
