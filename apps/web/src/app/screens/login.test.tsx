import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { endedElsewhere } from '../../lib/server/session.ts';
import { writeDraft } from '../../lib/writing/drafts.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './login.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  endedElsewhere.set(false);
});

const isPromised = () => screen.queryByText('What you typed is kept on this device.') !== null;

test('the login after a session that ended by itself says that half-written words are kept, if there are any', () => {
  endedElsewhere.set(true);
  renderApp(<Screen />);
  screen.getByText('Your session has ended. Please log in again.');
  expect(isPromised()).toBe(false);
  cleanup();
  writeDraft('somebody', 'worry', 'I cannot sleep');
  renderApp(<Screen />);
  expect(isPromised()).toBe(true);
});

test('the login of a new visit does not speak of half-written words', () => {
  writeDraft('somebody', 'worry', 'I cannot sleep');
  renderApp(<Screen />);
  expect(isPromised()).toBe(false);
});
