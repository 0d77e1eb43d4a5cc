import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { storeTokens } from '../../lib/server/tokens.ts';
import { reportAwake } from '../../lib/server/wake.ts';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { SetupForm } from './setup.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  reportAwake();
  vi.useRealTimers();
  localStorage.clear();
});

/** Sends the code to a server that falls asleep before it answers, and wakes it again. */
async function sendCode(isRight: boolean) {
  const user = aUser();
  let calls = 0;
  let isAdmin = false;
  storeTokens({ token: 't', refreshToken: 'r' });
  stubApi({
    'GET /api/wake': () => data({ status: 'awake' }),
    'GET /api/auth/profile': () => data({ ...user, role: isAdmin ? 'admin' : 'member' }),
    'POST /api/admin/setup': () => {
      calls += 1;
      isAdmin = isRight;
      return calls === 1 ? silence() : refusal(404, 'NOT_FOUND', 'Not found.');
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderApp(<SetupForm />, { user });
  fireEvent.change(screen.getByLabelText('One-time code'), { target: { value: 'K7QM-2XRT-9HVA-CE4B' } });
  fireEvent.click(screen.getByRole('button', { name: 'Become the first admin' }));
  await expect.poll(() => calls).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
}

describe('the code of the first start', () => {
  it('counts as accepted if the server made the member admin, but fell asleep before it answered', async () => {
    await sendCode(true);
    expect(await screen.findByText('You are the first admin')).toBeDefined();
    expect(screen.queryByText(/This code is not right/)).toBeNull();
    expect(session.get()).toMatchObject({ user: { role: 'admin' } });
  });

  it('counts as wrong if the server woke and made nobody admin', async () => {
    await sendCode(false);
    expect(await screen.findByText(/This code is not right/)).toBeDefined();
    expect(session.get()).toMatchObject({ user: { role: 'member' } });
  });
});
