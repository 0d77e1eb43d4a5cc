import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionExpired } from '../../lib/server/api-fetch.ts';
import { links } from '../../links.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { useSessionEnd } from './use-session-end.ts';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  sessionExpired.set(false);
});

function Page() {
  useSessionEnd();
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

async function pathAfterTheEndAt(path: string): Promise<string | null> {
  renderApp(<Page />, { at: path });
  act(() => sessionExpired.set(true));
  await waitFor(() => expect(sessionExpired.get()).toBe(false));
  return screen.getByTestId('path').textContent;
}

describe('a session that ends by itself', () => {
  it('leads to the login, which leads back', async () => {
    expect(await pathAfterTheEndAt('/feed?tab=following')).toBe(
      `${links.login}?return=%2Ffeed%3Ftab%3Dfollowing`,
    );
  });

  it.each([
    links.help,
    links.login,
    links.register,
    links.forgotPassword,
    links.resetPassword,
    links.verifyEmail,
    links.unsubscribe,
  ])('leaves %s on the screen, which needs no session', async (path) => {
    expect(await pathAfterTheEndAt(path)).toBe(path);
  });
});
