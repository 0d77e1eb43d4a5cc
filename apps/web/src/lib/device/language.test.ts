import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageKey } from '../../i18n/choose.ts';
import { currentLanguage, setLanguage } from '../../i18n/index.ts';
import { aUser } from '../../testing/factories.ts';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts } from '../../testing/render.tsx';
import { session } from '../server/session.ts';
import { toasts } from '../state/toast.ts';
import { changeLanguage, watchLanguage } from './language.ts';

const user = aUser();
let stop: () => void;

beforeAll(prepareTexts);
beforeEach(async () => {
  await setLanguage('en');
  localStorage.clear();
  session.set({ status: 'visitor' });
  stop = watchLanguage();
});
afterEach(() => {
  stop();
  toasts.set([]);
});

const languageIs = (language: string) => vi.waitFor(() => expect(currentLanguage()).toBe(language));
const signIn = (language: 'en' | 'es') => session.set({ status: 'member', user: { ...user, language } });

describe('a chosen language', () => {
  it('is applied at once, stored on the device and sent to the account', async () => {
    signIn('en');
    const calls = fakeFetch(() => data({ languageCode: 'es' }));
    await changeLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem(languageKey)).toBe('es');
    const [call] = calls.filter(({ method }) => method === 'PUT');
    expect(call).toMatchObject({ url: '/api/languages/preference', body: { languageCode: 'es' } });
    expect(call?.headers.get('accept-language')).toBe('es');
    expect(session.get()).toMatchObject({ user: { language: 'es' } });
  });

  it('is stored on the device alone for a visitor', async () => {
    const calls = fakeFetch(() => data({}));
    await changeLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(calls).toHaveLength(0);
  });

  it('stays when the account cannot store it, and the failure is only logged', async () => {
    signIn('en');
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeFetch(() => failure(500, 'INTERNAL'));
    await changeLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(logged).toHaveBeenCalledOnce();
    expect(toasts.get()).toEqual([]);
    logged.mockRestore();
  });
});

describe('the language of the account', () => {
  it('applies on a device where no language was chosen, and so do its later changes', async () => {
    signIn('es');
    await languageIs('es');
    session.set({ status: 'visitor' });
    signIn('en');
    await languageIs('en');
  });

  it('does not replace a language that was chosen on the device', async () => {
    fakeFetch(() => data({}));
    await changeLanguage('en');
    signIn('es');
    await Promise.resolve();
    expect(currentLanguage()).toBe('en');
  });

  it('no longer applies once a language is chosen on the device', async () => {
    signIn('es');
    await languageIs('es');
    fakeFetch(() => data({ languageCode: 'en' }));
    await changeLanguage('en');
    signIn('es');
    await Promise.resolve();
    expect(currentLanguage()).toBe('en');
  });
});

describe('another tab', () => {
  it('that changes the language changes it here too', async () => {
    const calls = fakeFetch(() => data({}));
    dispatchEvent(new StorageEvent('storage', { key: languageKey, newValue: 'es' }));
    await languageIs('es');
    expect(calls).toHaveLength(0);
  });
});
