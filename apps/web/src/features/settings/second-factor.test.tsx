import type { User } from '@halved/shared/contract/users';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session, useUser } from '../../lib/server/session.ts';
import { storeTokens } from '../../lib/server/tokens.ts';
import { dismissToast, toasts } from '../../lib/state/toast.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  for (const { id } of toasts.get()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const codes = Array.from({ length: 10 }, (_, index) => `code-${index}xyz`);
const secret = 'JBSWY3DPEHPK3PXP';
const otpauthUrl = `otpauth://totp/Halved:maya?secret=${secret}&issuer=Halved`;

const Card = () => {
  const user = useUser();
  return user && <SecondFactorCard user={user} />;
};

function open(user: User, handlers: Record<string, (call: Call) => Response> = {}) {
  storeTokens({ token: 't', refreshToken: 'r' });
  const calls = stubApi({
    'GET /api/auth/profile': () => data({ ...user, hasSecondFactor: !user.hasSecondFactor }),
    'POST /api/auth/totp': () => data({ secret, otpauthUrl }),
    ...handlers,
  });
  renderApp(<Card />, { user, at: '/settings' });
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
const passwordLabel = 'Your password, to be sure it is you';

async function openCodes(handlers: Record<string, (call: Call) => Response> = {}) {
  const calls = open(aUser(), {
    'POST /api/auth/totp/confirm': () => data({ recoveryCodes: codes }),
    ...handlers,
  });
  press('Set it up');
  await screen.findByLabelText(passwordLabel, { selector: 'input' });
  write(passwordLabel, 'Quiet-harbour-7');
  press('Next');
  await screen.findByLabelText('Code');
  write('Code', '123 456');
  press('Turn it on');
  await screen.findByRole('list', { name: 'Recovery codes' });
  return calls;
}

describe('the set-up of the second factor', () => {
  it('asks for the password, shows the secret as a picture and in letters, and takes a code of the app', async () => {
    let tries = 0;
    const calls = open(aUser(), {
      'POST /api/auth/totp': ({ body }) =>
        JSON.stringify(body).includes('Quiet')
          ? data({ secret, otpauthUrl })
          : refusal(403, 'WRONG_PASSWORD', 'This is not your current password.'),
      'POST /api/auth/totp/confirm': () => {
        tries += 1;
        return tries === 1 ? refusal(401, 'INVALID_CODE', 'Wrong code.') : data({ recoveryCodes: codes });
      },
    });
    expect(screen.getByText('Your second factor is off.')).toBeDefined();
    press('Set it up');
    await waitFor(() =>
      expect(screen.getByLabelText(passwordLabel, { selector: 'input' })).toBe(document.activeElement),
    );
    write(passwordLabel, 'Something-else-1');
    press('Next');
    expect(await screen.findByText('This is not your current password.')).toBeDefined();
    write(passwordLabel, 'Quiet-harbour-7');
    press('Next');
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    press('Turn it on');
    expect(await screen.findByText('Please enter the code')).toBeDefined();
    write('Code', '000000');
    press('Turn it on');
    expect(await screen.findByText('Wrong code.')).toBeDefined();
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '000000');
    expect(session.get().status).toBe('member');
    write('Code', '123456');
    press('Turn it on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(codes);
    expect(calls.filter(({ url }) => url === '/api/auth/refresh')).toEqual([]);
  });

  it('ends only once the recovery codes are kept, and the card then says that it is on', async () => {
    await openCodes();
    press('Done');
    expect(await screen.findByText('Please keep the codes first, then tick the box.')).toBeDefined();
    fireEvent.click(screen.getByLabelText('I have kept these codes'));
    press('Done');
    expect(await screen.findByText('Your second factor is on.')).toBeDefined();
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  });

  it('is on as soon as the code is right, also for somebody who leaves before keeping the recovery codes', async () => {
    await openCodes();
    await waitFor(() => expect(session.get()).toMatchObject({ user: { hasSecondFactor: true } }));
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeDefined();
  });

  it('copies, saves and prints the recovery codes', async () => {
    const copied: string[] = [];
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        clipboard: { writeText: async (text: string) => void copied.push(text) },
      }),
    );
    vi.stubGlobal('print', vi.fn());
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openCodes();
    press('Copy');
    await waitFor(() => expect(copied).toHaveLength(1));
    press('Save as a file');
    press('Print');
    expect(clicks).toHaveBeenCalledOnce();
    expect(print).toHaveBeenCalledOnce();
    for (const text of [copied[0], await files[0]?.text()]) {
      for (const code of codes) expect(text).toContain(code);
    }
  });

  it('that another device has finished meanwhile closes, and the card says that it is on', async () => {
    open(aUser(), {
      'POST /api/auth/totp': () => refusal(409, 'SECOND_FACTOR_ON', 'Your second factor is on already.'),
    });
    press('Set it up');
    await screen.findByLabelText(passwordLabel, { selector: 'input' });
    write(passwordLabel, 'Quiet-harbour-7');
    press('Next');
    await screen.findByText('Your second factor is on already.');
    expect(await screen.findByText('Your second factor is on.')).toBeDefined();
  });
});

describe('the second factor', () => {
  it('is asked of those whose role needs it', () => {
    open(aUser({ role: 'moderator', needsSecondFactor: true }));
    expect(screen.getByText(/Moderators and admins need a second factor here/)).toBeDefined();
  });

  it('is turned off with the password and a code', async () => {
    const user = aUser({ hasSecondFactor: true });
    let isOn = true;
    const calls = open(user, {
      'GET /api/auth/profile': () => data({ ...user, hasSecondFactor: isOn }),
      'DELETE /api/auth/totp': ({ body }) => {
        isOn = !JSON.stringify(body).includes('123456');
        return isOn ? refusal(401, 'INVALID_CODE', 'Wrong code.') : data({ success: true });
      },
    });
    press('Turn it off');
    await screen.findByRole('dialog');
    const submit = () => fireEvent.submit(screen.getByLabelText('Code'));
    write(passwordLabel, 'Quiet-harbour-7');
    write('Code', '000000');
    submit();
    expect(await screen.findByText('Wrong code.')).toBeDefined();
    write('Code', '123456');
    submit();
    expect(await screen.findByText('Your second factor is off.')).toBeDefined();
    expect(calls.find(({ method, body }) => method === 'DELETE' && body)?.body).toEqual({
      password: 'Quiet-harbour-7',
      code: '000000',
    });
  });

  it('that is off already, because an answer was lost or by another device, is shown as off', async () => {
    open(aUser({ hasSecondFactor: true }), {
      'DELETE /api/auth/totp': () => refusal(401, 'INVALID_CODE', 'Wrong code.'),
    });
    press('Turn it off');
    await screen.findByRole('dialog');
    write(passwordLabel, 'Quiet-harbour-7');
    write('Code', '123456');
    fireEvent.submit(screen.getByLabelText('Code'));
    expect(await screen.findByText('Your second factor is off.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Wrong code.')).toBeNull();
  });
});
