import type { AdvancedPrivacy } from '@halved/shared/contract/advanced-privacy';
import type { User } from '@halved/shared/contract/users';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { AdvancedPrivacyCard } from './advanced-privacy-card.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const route = '/api/users/me/advanced-privacy';
const off: AdvancedPrivacy = { autoPrivateAfterDays: null, hideActivity: false };
const supporter = aUser({ tier: 'supporter' });

function open(
  user: User,
  stored = off,
  update: (call: Call) => Response = ({ body }) => data(Object.assign({}, stored, body)),
) {
  const calls = stubApi({ [`GET ${route}`]: () => data(stored), [`PUT ${route}`]: update });
  renderApp(<AdvancedPrivacyCard user={user} upgradeTo="/pricing" />, { user });
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}
const age = () => screen.findByLabelText<HTMLSelectElement>('Make old public worries private');
const hide = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Hide when I am active' });

describe('the card of advanced privacy', () => {
  it('saves each change by itself, at once', async () => {
    const saves = open(supporter);
    fireEvent.change(await age(), { target: { value: '90' } });
    await waitFor(async () => expect((await age()).value).toBe('90'));
    await screen.findByText('Privacy saved.');
    fireEvent.click(hide());
    await waitFor(() => expect(saves()).toEqual([{ autoPrivateAfterDays: 90 }, { hideActivity: true }]));
    fireEvent.change(await age(), { target: { value: '' } });
    await waitFor(() => expect(saves()).toContainEqual({ autoPrivateAfterDays: null }));
  });

  it('undoes a change that the server refuses, and says so', async () => {
    open(supporter, off, () => refusal(500, 'INTERNAL', 'Boom'));
    await age();
    fireEvent.click(hide());
    await screen.findByText('Failed to save your privacy. Please try again.');
    await waitFor(() => expect(hide().checked).toBe(false));
  });

  it('shows a member without the plan what is in force, and changes nothing', async () => {
    open(aUser(), { autoPrivateAfterDays: 30, hideActivity: true });
    expect(await age()).toMatchObject({ value: '30', disabled: true });
    expect(hide()).toMatchObject({ checked: true, disabled: true });
    expect(
      screen.getByText(/^This is part of Supporter\. What is turned on here stays in force/),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('asks a member with the plan to verify the address first', async () => {
    open(aUser({ tier: 'premium', emailVerified: false }));
    expect((await age()).disabled).toBe(true);
    expect(screen.getByText(/^Please verify your email address first/)).toBeDefined();
  });

  it('offers to try again if the settings cannot be loaded', async () => {
    stubApi({ [`GET ${route}`]: () => refusal(400, 'INTERNAL', '') });
    renderApp(<AdvancedPrivacyCard user={supporter} upgradeTo={undefined} />, { user: supporter });
    await screen.findByText('Failed to load your advanced privacy');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  });
});
