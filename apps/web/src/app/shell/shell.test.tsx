import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import common from '../../i18n/locales/en/common.json' with { type: 'json' };
import { sessionExpired } from '../../lib/server/api-fetch.ts';
import { session } from '../../lib/server/session.ts';
import { accessToken, storeTokens } from '../../lib/server/tokens.ts';
import { queuedWrites, reportAsleep, reportAwake } from '../../lib/server/wake.ts';
import * as logging from '../../lib/state/log.ts';
import { toasts } from '../../lib/state/toast.ts';
import { readDraft, writeDraft } from '../../lib/writing/drafts.ts';
import { aUser } from '../../testing/factories.ts';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp, type Setting } from '../../testing/render.tsx';
import { UnsavedPage } from '../../testing/unsaved-page.tsx';
import { Guard } from '../guard.tsx';
import { besideBar, memberBar, type Place } from './places.ts';
import { Shell } from './shell.tsx';

beforeAll(prepareTexts);
beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  reportAwake();
  sessionExpired.set(false);
  await setLanguage('en');
});

const Broken = () => {
  throw new Error('stumbled');
};

function open(setting: Setting = {}) {
  fakeFetch(() => data({}));
  return renderApp(
    <Routes>
      <Route element={<Shell />}>
        <Route path="/" element={<h1>Home page</h1>} />
        <Route path="/feed" element={<h1>Feed page</h1>} />
        <Route path="/login" element={<h1>Login page</h1>} />
        <Route path="/unsaved" element={<UnsavedPage />} />
        <Route path="/drafted" element={<UnsavedPage hasDraft />} />
        <Route path="/broken" element={<Broken />} />
        <Route
          path="/mine"
          element={
            <Guard access="member">
              <h1>Members only</h1>
            </Guard>
          }
        />
        <Route
          path="/register"
          element={
            <Guard access="guest">
              <h1>Sign up here</h1>
            </Guard>
          }
        />
      </Route>
    </Routes>,
    setting,
  );
}

const labelsOf = (places: readonly Place[]) => places.map(({ label }) => common.nav[label]);

const navigation = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the shell', () => {
  it('offers a visitor Home, Feed, Login and Sign Up', () => {
    open();
    expect(navigation()).toEqual(['Home', 'Feed', 'Login', 'Sign Up']);
  });

  it('offers no sign-in while it is not known whether somebody is signed in', () => {
    open();
    act(() => session.set({ status: 'loading' }));
    expect(navigation()).toEqual(labelsOf(memberBar));
  });

  it('offers a member their pages, their name and a logout', async () => {
    open({ user: aUser({ displayName: 'Noor' }) });
    expect(navigation()).toEqual(labelsOf(memberBar));
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(navigation()).toEqual(labelsOf([...memberBar, ...besideBar]));
    expect(await screen.findByText('Signed in as Noor')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
  });

  it('keeps "Get help now" and "Leave quickly" on a page that failed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open({ at: '/broken' });
    expect(screen.getByText('Something went wrong')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Get help now' }).getAttribute('href')).toBe('/help');
    expect(screen.getByRole('button', { name: 'Leave quickly' })).toBeDefined();
  });

  it('renders "Get help now" and "Leave quickly" into the page’s own bar, and restores the bar when it unmounts', () => {
    document.querySelector('#safety')?.remove();
    document.body.insertAdjacentHTML('afterbegin', '<div id="safety"><div>as it came</div></div>');
    const container = document.querySelector('#safety');
    open();
    expect(container?.contains(screen.getByRole('link', { name: 'Get help now' }))).toBe(true);
    expect(screen.queryByText('as it came')).toBeNull();
    cleanup();
    expect(container?.textContent).toBe('as it came');
  });

  it('says that the server is waking until it is awake', () => {
    open({ at: '/feed' });
    act(() => reportAsleep());
    expect(screen.getByText(/The server is waking up/)).toBeDefined();
    act(() => reportAwake());
    expect(screen.queryByText(/The server is waking up/)).toBeNull();
  });
});

describe('a logout', () => {
  it('leads home at once when there are no drafts', async () => {
    storeTokens({ token: 't', refreshToken: 'r' });
    open({ user: aUser(), at: '/feed' });
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(screen.getByRole('heading', { name: 'Home page' })).toBeDefined();
    expect(session.get()).toEqual({ status: 'visitor' });
    expect(accessToken()).toBeNull();
  });

  it('asks before it removes drafts', async () => {
    const user = aUser();
    open({ user, at: '/feed' });
    writeDraft(user.id, 'worry', 'half');
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out and remove drafts?' });
    expect(dialog.textContent).toContain('1 half-written text or unsaved change is kept on this device');
    const [, stay] = screen.getAllByRole('button', { name: 'Stay signed in' });
    if (stay) fireEvent.click(stay);
    expect(readDraft(user.id, 'worry')).toBe('half');
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Log out and remove' }));
    expect(readDraft(user.id, 'worry')).toBeNull();
    expect(session.get()).toEqual({ status: 'visitor' });
  });

  it.each([
    ['/unsaved', 0, 1],
    ['/unsaved', 1, 2],
    ['/drafted', 1, 1],
  ])(
    'asks about drafts, and about changes that no draft has, on %s with %i drafts: %i times',
    async (at, drafts, questions) => {
      const user = aUser();
      open({ user, at });
      if (drafts > 0) writeDraft(user.id, 'worry', 'half');
      fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
      if (drafts > 0) fireEvent.click(await screen.findByRole('button', { name: 'Log out and remove' }));
      expect(session.get().status).toBe(questions > drafts ? 'member' : 'visitor');
      if (questions > drafts) fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
      expect(screen.getByRole('heading', { name: 'Home page' })).toBeDefined();
      expect(session.get()).toEqual({ status: 'visitor' });
    },
  );

  it('asks before it drops writes that were not sent yet', async () => {
    open({ user: aUser(), at: '/feed' });
    act(() => queuedWrites.set(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out before everything is sent?' });
    expect(dialog.textContent).toContain('2 changes still wait for the server to wake.');
    expect(dialog.textContent).not.toContain('half-written');
    fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));
    expect(session.get()).toEqual({ status: 'visitor' });
    expect(queuedWrites.get()).toBe(0);
  });
});

describe('the choice of language', () => {
  const choose = (code: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: /Language|Idioma/ }), { target: { value: code } });

  it('applies at once, and is stored on the device and in the account', async () => {
    open({ user: aUser() });
    const calls = fakeFetch(() => data({ languageCode: 'es' }));
    choose('es');
    await screen.findByRole('link', { name: 'Pedir ayuda ahora' });
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('halved_language')).toBe('es');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      url: '/api/languages/preference',
      method: 'PUT',
      body: { languageCode: 'es' },
    });
  });

  it('applies even if the account cannot store it, and the failure is only logged', async () => {
    const log = vi.spyOn(logging, 'log').mockImplementation(() => undefined);
    open({ user: aUser() });
    fakeFetch(() => failure(500, 'INTERNAL'));
    choose('es');
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(toasts.get()).toEqual([]);
    expect(document.documentElement.lang).toBe('es');
  });

  it('offers twelve languages by their own names', () => {
    open();
    const options = within(screen.getByRole('combobox', { name: 'Language' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toHaveLength(12);
    expect(options.map((option) => option.textContent)).toContain('العربية');
  });

  it('sets the page’s direction to right-to-left for Arabic', async () => {
    open();
    choose('ar');
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  });
});

describe('the guard of a page', () => {
  it('redirects a visitor from a member page to the login', async () => {
    open({ at: '/mine' });
    expect(await screen.findByRole('heading', { name: 'Login page' })).toBeDefined();
  });
  it('lets a member enter a member page', () => {
    open({ at: '/mine', user: aUser() });
    expect(screen.getByRole('heading', { name: 'Members only' })).toBeDefined();
  });
  it('redirects a member from the registration to the feed', async () => {
    open({ at: '/register', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Feed page' })).toBeDefined();
  });
  it('redirects a signed-in member to the return path, on this site only', async () => {
    open({ at: '/register?return=%2Fmine', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Members only' })).toBeDefined();
    cleanup();
    open({ at: '/register?return=%2F%2Fevil.example', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'Feed page' })).toBeDefined();
  });
  it('redirects to the login when the session has ended by itself', async () => {
    open({ at: '/feed', user: aUser() });
    act(() => sessionExpired.set(true));
    expect(await screen.findByRole('heading', { name: 'Login page' })).toBeDefined();
    expect(sessionExpired.get()).toBe(false);
  });
});
