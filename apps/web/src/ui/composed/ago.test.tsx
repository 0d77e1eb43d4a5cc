import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Ago } from './ago.tsx';

beforeAll(prepareTexts);
afterEach(() => vi.restoreAllMocks());

it('formats the date of a moment only when the pointer enters', () => {
  const makeFormat = vi.spyOn(Intl, 'DateTimeFormat');
  renderApp(<Ago moment="2026-11-21T09:00:00Z" />);
  const time = screen.getByRole('time');
  expect(makeFormat).not.toHaveBeenCalled();
  fireEvent.pointerEnter(time);
  expect(time.title).toMatch(/^November 21, 2026/);
  expect(makeFormat).toHaveBeenCalledOnce();
});
