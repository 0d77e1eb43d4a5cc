import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { queuedWrites } from '../../lib/server/wake.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { DialogWaiting } from './dialog-failure.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  queuedWrites.set(0);
});

it('a dialog announces that its write waits, in a region that is there before', () => {
  renderApp(<DialogWaiting busy />);
  const text = 'Will be sent when the server is awake';
  const known = screen.getAllByRole('status');
  act(() => queuedWrites.set(1));
  expect(known.filter((region) => region.textContent?.includes(text))).toHaveLength(1);
});
