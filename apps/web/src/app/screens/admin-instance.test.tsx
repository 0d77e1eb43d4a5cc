import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instance } from '../../lib/server/instance.ts';
import { session } from '../../lib/server/session.ts';
import { storeTokens } from '../../lib/server/tokens.ts';
import { draftNames } from '../../lib/writing/drafts.ts';
import { someSettings } from '../../testing/admin-factories.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { anInstance } from '../../testing/instance-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Screen as InstanceScreen } from './admin-instance.tsx';
import { Screen as SetupScreen } from './setup.tsx';

beforeAll(prepareTexts);
beforeEach(() => {
  localStorage.clear();
  instance.set(undefined);
});
afterEach(cleanup);

const write = (label: string, value: string, index = 0) => {
  const field = screen.getAllByLabelText(label)[index];
  if (field) fireEvent.change(field, { target: { value } });
};
const Path = () => <output>{useLocation().pathname}</output>;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the settings of the instance', () => {
  const admin = aUser({ role: 'admin' });
  async function open(settings = someSettings(), handlers: Record<string, (call: Call) => Response> = {}) {
    const calls = stubApi({
      'GET /api/admin/instance': () => data(settings),
      'PUT /api/admin/instance': ({ body }) => data(Object.assign({}, settings, body)),
      'GET /api/instance': () => data(anInstance()),
      ...handlers,
    });
    renderApp(<InstanceScreen />, { user: admin, at: '/admin/instance' });
    await screen.findByLabelText('Name');
    return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  }

  it('are saved together: name, registration, and texts in several languages', async () => {
    const bodies = await open(someSettings({ rules: { es: 'Sin nombres.' } }));
    write('Name', 'Lighthouse');
    fireEvent.click(screen.getByLabelText('With an invitation'));
    write('Text', 'We move on Sunday.', 0);
    write('Language of the text', 'es', 0);
    write('Text', 'Nos mudamos el domingo.', 0);
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
    press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
    expect(bodies()[0]).toEqual({
      name: 'Lighthouse',
      registration: 'invite',
      announcement: {
        text: expect.objectContaining({ en: 'We move on Sunday.', es: 'Nos mudamos el domingo.', fr: '' }),
        until: null,
      },
    });
  });

  it('show the language in which a text is too long', async () => {
    const bodies = await open();
    write('Language of the text', 'fr', 1);
    write('Text', 'x'.repeat(5_001), 1);
    write('Language of the text', 'en', 1);
    write('Name', '  ');
    press('Save');
    expect(await screen.findByText('The rules must be less than 5,000 characters')).toBeTruthy();
    expect(screen.getByText('Please give the community a name')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(screen.getAllByLabelText('Language of the text')[1]).toHaveProperty('value', 'fr');
    expect(bodies()).toEqual([]);
  });

  it('focus the text that is too long, in its own language', async () => {
    await open();
    write('Language of the text', 'fr', 1);
    write('Text', 'x'.repeat(5_001), 1);
    write('Language of the text', 'en', 1);
    press('Save');
    await screen.findByText('The rules must be less than 5,000 characters');
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Text')[1]));
    expect(document.activeElement?.getAttribute('lang')).toBe('fr');
  });

  it('are saved although a setting that was not changed could not be chosen', async () => {
    const bodies = await open(someSettings({ contactEmail: 'halved@localhost' }));
    write('Name', 'Lighthouse');
    press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(bodies()).toEqual([{ name: 'Lighthouse' }]);
  });

  it('can lose their announcement', async () => {
    const bodies = await open(someSettings({ announcement: { text: { en: 'Soon.' }, until: null } }));
    press('Remove the announcement');
    expect(screen.queryByRole('button', { name: 'Remove the announcement' })).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByLabelText('Text')[0]);
    press('Save');
    await screen.findByText('Saved');
    expect(bodies()[0]).toMatchObject({ announcement: null });
  });

  it('say that the end of an announcement does not exist, and send nothing', async () => {
    const bodies = await open(someSettings({ announcement: { text: { en: 'Soon.' }, until: null } }));
    write('Until', '20266-03-01T12:00');
    press('Save');
    expect(await screen.findByText('Please give a date and a time')).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('keep what was typed if they cannot be saved', async () => {
    await open(someSettings(), { 'PUT /api/admin/instance': () => refusal(500, 'INTERNAL', 'x') });
    write('Name', 'Lighthouse');
    press('Save');
    expect(await screen.findByText('Failed to save the settings of the instance')).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Lighthouse');
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
  });

  it('are kept on the device when the session ends, until they are saved', async () => {
    await open();
    write('Text', 'We move on Sunday.', 0);
    fireEvent.click(screen.getByLabelText('With an invitation'));
    cleanup();
    const bodies = await open();
    expect(screen.getByLabelText('With an invitation')).toHaveProperty('checked', true);
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
    press('Save');
    await screen.findByText('Saved');
    expect(bodies()[0]).toEqual({
      registration: 'invite',
      announcement: { text: expect.objectContaining({ en: 'We move on Sunday.' }), until: null },
    });
    expect(draftNames(admin.id)).toEqual([]);
  });

  it('are dropped by whoever leaves without saving them', async () => {
    await open();
    write('Name', 'Lighthouse');
    fireEvent.click(screen.getByRole('link', { name: 'Members' }));
    press('Leave without saving');
    expect(draftNames(admin.id)).toEqual([]);
  });
});

describe('the set-up of a new instance', () => {
  function open(user = aUser(), needsSetup = true) {
    storeTokens({ token: 't', refreshToken: 'r' });
    stubApi({
      'GET /api/instance': () => data(anInstance({ needsSetup })),
      'GET /api/auth/profile': () => data({ ...user, role: 'admin' }),
      'POST /api/admin/setup': ({ body }) =>
        JSON.stringify(body).includes('right')
          ? data({ success: true })
          : refusal(404, 'NOT_FOUND', 'Not found.'),
    });
    renderApp(
      <>
        <SetupScreen />
        <Path />
      </>,
      { user, at: '/setup' },
    );
  }

  it('makes a member the first admin with the code of the first start', async () => {
    open();
    await screen.findByLabelText('One-time code');
    press('Become the first admin');
    expect(await screen.findByText('Please enter the code')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('One-time code')));
    write('One-time code', 'wrong');
    press('Become the first admin');
    expect(await screen.findByText(/This code is not right/)).toBeTruthy();
    write('One-time code', ' right ');
    press('Become the first admin');
    expect(await screen.findByText('You are the first admin')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/admin'));
    expect(session.get()).toMatchObject({ user: { role: 'admin' } });
  });

  it('asks a visitor for an account first, and returns afterwards', async () => {
    stubApi({ 'GET /api/instance': () => data(anInstance({ needsSetup: true })) });
    renderApp(<SetupScreen />, { at: '/setup' });
    const link = await screen.findByRole('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/register?return=%2Fsetup');
  });

  it('is over once there is an admin', async () => {
    open(aUser(), false);
    expect(await screen.findByText(/This community has an admin already/)).toBeTruthy();
    expect(screen.queryByLabelText('One-time code')).toBeNull();
  });
});
