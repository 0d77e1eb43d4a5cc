import { ChangePasswordInput } from '@halved/shared/contract/account';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportAwake } from '../../lib/server/wake.ts';
import { data, refusal, silence, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { PasswordCard } from './password-card.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  reportAwake();
  vi.useRealTimers();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('the change of a password', () => {
  it('counts as successful if the server stored the new password, but fell asleep before it answered', async () => {
    let stored = 'Old-harbour-7';
    const bodies: unknown[] = [];
    stubApi({
      'GET /api/wake': () => data({ status: 'awake' }),
      'PUT /api/auth/password': ({ body }) => {
        bodies.push(body);
        const { currentPassword, newPassword } = ChangePasswordInput.parse(body);
        if (currentPassword !== stored)
          return refusal(403, 'WRONG_PASSWORD', 'This is not your current password.');
        stored = newPassword;
        return bodies.length === 1 ? silence() : data({ success: true });
      },
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderApp(<PasswordCard email="maya@example.org" />, { user: aUser() });
    type('Current Password', 'Old-harbour-7');
    type('New Password', 'New-harbour-8');
    type('Confirm New Password', 'New-harbour-8');
    fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    await expect.poll(() => bodies.length).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(
      await screen.findByText('Your password has been changed. You are signed out everywhere else.'),
    ).toBeDefined();
    expect(screen.queryByText('This is not your current password.')).toBeNull();
    expect(bodies).toHaveLength(3);
  });
});
