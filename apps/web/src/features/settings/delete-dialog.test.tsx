import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '../../lib/server/tokens.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { draftNames, writeDraft } from '../../lib/writing/drafts.ts';
import { type Call, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const user = aUser();
const password = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(password(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const messages = () => toasts.get().map(({ kind, text }) => [kind, text]);

const Path = () => <output>{useLocation().pathname}</output>;

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.get()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the deletion of an account', () => {
  const open = async (respond: (call: Call) => Response) => {
    storeTokens({ token: 'mine', refreshToken: 'r' });
    writeDraft(user.id, 'worry', 'Half-written');
    stubApi({ 'DELETE /api/auth/account': respond });
    renderApp(
      <>
        <DataCard user={user} />
        <Path />
      </>,
      { user, at: '/settings' },
    );
    press('Delete my account');
    await screen.findByRole('dialog');
  };
  const secret = 'Your password, to be sure it is you';

  it('is done if the session is gone when it is sent again after a lost answer', async () => {
    let isLost = true;
    await open(() => {
      if (!isLost) return refusal(401, 'UNAUTHENTICATED', '');
      isLost = false;
      return new Response(null, { status: 503 });
    });
    type(secret, 'Old-harbour-7');
    press('Delete for good');
    await waitFor(() => expect(messages()).toHaveLength(1));
    press('Delete for good');
    await waitFor(() => expect(messages().at(-1)).toEqual(['success', 'Your account has been deleted.']));
    expect(draftNames(user.id)).toEqual([]);
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/'));
  });

  it.each([
    ['free', 0],
    ['premium', 1],
  ] as const)('tells a member with a plan, and nobody else, what becomes of it (%s)', async (tier, lines) => {
    renderApp(<DeleteDialog user={aUser({ tier })} onClose={vi.fn()} />, { user });
    await screen.findByRole('dialog');
    expect(screen.queryAllByText(/nothing more is charged/)).toHaveLength(lines);
  });

  it('is not called done if the session is over before it was ever sent', async () => {
    await open(() => refusal(401, 'UNAUTHENTICATED', ''));
    type(secret, 'Old-harbour-7');
    press('Delete for good');
    await waitFor(() => expect(messages()).toHaveLength(1));
    expect(messages()[0]?.[0]).toBe('error');
    expect(draftNames(user.id)).toHaveLength(1);
  });
});
