import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadChecks } from '../../features/auth/register-form.tsx';
import { instance } from '../../lib/server/instance.ts';
import { session } from '../../lib/server/session.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anInstance } from '../../testing/instance-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen } from './register.tsx';

beforeAll(async () => {
  await prepareTexts();
  await loadChecks();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  instance.set(undefined);
});
afterEach(cleanup);

const free = { available: true, suggestion: null, suggestions: [] };

function open(
  at: string,
  who: Parameters<typeof anInstance>[0],
  more: Record<string, (call: Call) => Response> = {},
) {
  const calls = stubApi({
    'GET /api/instance': () => data(anInstance(who)),
    'GET /api/auth/check-email/noor@example.org': () => data(free),
    'GET /api/auth/check-username/noor': () => data(free),
    'POST /api/auth/register': () => data({ token: 't', refreshToken: 'r', user: aUser() }, 201),
    ...more,
  });
  renderApp(<Screen />, { at });
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  write('Email', 'noor@example.org');
  write('Username', 'noor');
  write('Password', 'Quiet-harbour-7');
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
const signedUp = () => waitFor(() => expect(session.get().status).toBe('member'));
const words = { email: 'noor@example.org', username: 'noor', password: 'Quiet-harbour-7', language: 'en' };

test('where everybody may register, the form asks for no invitation, and a link with one does not spend it', async () => {
  const bodies = open('/register?invite=abc', {});
  await screen.findByLabelText('Email');
  expect(screen.queryByLabelText('Invitation code')).toBeNull();
  fill();
  submit();
  await signedUp();
  expect(bodies()).toEqual([words]);
});

test('where an invitation is needed, the code of the link stands in its field, and is sent', async () => {
  const bodies = open('/register?invite=abc-123', { registration: 'invite' });
  expect(await screen.findByLabelText('Invitation code')).toHaveProperty('value', 'abc-123');
  expect(screen.getByText('This community can be joined with an invitation.')).toBeTruthy();
  fill();
  submit();
  await signedUp();
  expect(bodies()).toEqual([{ ...words, inviteCode: 'abc-123' }]);
});

test('the code of the link is still there after a visit to the login and back', async () => {
  const who = { registration: 'invite' } as const;
  open('/register?invite=abc-123', who);
  await screen.findByLabelText('Invitation code');
  cleanup();
  open('/register', who);
  expect(await screen.findByLabelText('Invitation code')).toHaveProperty('value', 'abc-123');
});

test('without a link the code of an invitation is typed, and a spent one is named at its field', async () => {
  const sentence = 'This invitation is not valid any more. Please ask for a new one';
  const bodies = open(
    '/register',
    { registration: 'invite' },
    {
      'POST /api/auth/register': () =>
        refusal(400, 'VALIDATION_FAILED', 'Please check what you entered.', {
          details: [{ path: 'inviteCode', message: sentence }],
        }),
    },
  );
  await screen.findByLabelText('Invitation code');
  fill();
  submit();
  expect(await screen.findByText('Please enter the code of your invitation')).toBeTruthy();
  expect(bodies()).toEqual([]);
  write('Invitation code', ' spent ');
  submit();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(bodies()).toEqual([{ ...words, inviteCode: 'spent' }]);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'noor@example.org');
});

test('where nobody may register, the screen says so calmly, and where questions go', async () => {
  open('/register', { registration: 'closed' });
  expect(await screen.findByRole('heading', { name: 'No new members at the moment' })).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Write to whoever runs this community' }).getAttribute('href'),
  ).toBe('mailto:hello@halved.example');
});

test('a registration that closes while the form is open is said, and what was typed is kept', async () => {
  let registration: 'open' | 'closed' = 'open';
  open(
    '/register',
    {},
    {
      'GET /api/instance': () => data(anInstance({ registration })),
      'POST /api/auth/register': () => refusal(403, 'REGISTRATION_CLOSED', 'No new members at the moment.'),
    },
  );
  await screen.findByLabelText('Email');
  fill();
  registration = 'closed';
  submit();
  expect(await screen.findByRole('heading', { name: 'No new members at the moment' })).toBeTruthy();
  act(() => instance.set(anInstance()));
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'noor@example.org');
});

test('where it cannot be known who may register, everybody may try', async () => {
  open('/register', {}, { 'GET /api/instance': () => refusal(500, 'INTERNAL', 'x') });
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});
