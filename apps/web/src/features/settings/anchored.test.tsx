import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { links } from '../../links.ts';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PasswordCard } from './password-card.tsx';

beforeAll(prepareTexts);
beforeAll(completeBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [links.newPassword, 'password'],
  [links.settings, ''],
])('the card for a new password is scrolled to and has the focus if it is the address: %s', (at, focused) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  renderApp(<PasswordCard email="maya@example.org" />, { user: aUser(), at });
  expect(document.activeElement?.id).toBe(focused);
  expect(scroll).toHaveBeenCalledTimes(focused ? 1 : 0);
});
