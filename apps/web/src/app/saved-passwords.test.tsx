import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { PasswordCard } from '../features/settings/password-card.tsx';
import { SecondFactorCard } from '../features/settings/second-factor-card.tsx';
import { stubApi } from '../testing/api.ts';
import { aUser } from '../testing/factories.ts';
import { prepareTexts, renderApp } from '../testing/render.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

/** The fields whose text a password manager saves beside a password, and fills in at the login. */
const saved = () => [...document.querySelectorAll<HTMLInputElement>('input[autocomplete=username]')];

// Members sign in with their address. A manager that saved the username would fill it into the field of the address.
describe('a password manager saves the password with the address', () => {
  it.each([
    ['of a new account', <RegisterForm key="form" />],
    ['of a login', <LoginForm key="form" frame={(form) => form} />],
    ['of a forgotten password', <ForgotForm key="form" onSent={() => undefined} />],
  ])('%s', (_, form) => {
    stubApi({});
    renderApp(form);
    expect(saved().map(({ type }) => type)).toEqual(['email']);
  });

  it('of a member who changes the password', () => {
    const user = aUser();
    renderApp(<PasswordCard email={user.email} />, { user });
    expect(saved().map(({ value }) => value)).toEqual([user.email]);
  });

  it('of a member who sets up the second factor', async () => {
    const user = aUser();
    renderApp(<SecondFactorCard user={user} />, { user });
    fireEvent.click(screen.getByRole('button', { name: 'Set it up' }));
    await waitFor(() => expect(saved().map(({ value }) => value)).toEqual([user.email]));
  });
});
