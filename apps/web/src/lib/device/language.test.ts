import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageKey } from '../../i18n/choose.ts';
import { currentLanguage, setLanguage } from '../../i18n/index.ts';
import { aUser } from '../../testing/factories.ts';
import { data, failure, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts } from '../../testing/render.tsx';
import { queryClient } from '../cache/query-client.ts';
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
/** Waits until all texts that were requested are loaded. */
const textsArrive = () => new Promise((resolve) => setTimeout(resolve, 50));
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

  it('renews what the server wrote, such as the directory of help, and leaves people’s own words', async () => {
    fakeFetch(() => data({}));
    const lists = ['posts', 'comments', 'notifications', 'resources'].map((name) => [[name, 'list']]);
    for (const queryKey of lists) queryClient.setQueryData(queryKey, {});
    await changeLanguage('es');
    const isOld = (queryKey: QueryKey) => queryClient.getQueryState(queryKey)?.isInvalidated;
    await vi.waitFor(() => expect(lists.map(isOld)).toEqual([false, false, true, true]));
    queryClient.clear();
  });

  it('is stored on the device alone for a visitor', async () => {
    const calls = fakeFetch(() => data({}));
    await changeLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(calls).toHaveLength(0);
  });

  it('is sent to the account as soon as it is known who is signed in', async () => {
    session.set({ status: 'loading' });
    const calls = fakeFetch(() => data({ languageCode: 'es' }));
    const changed = changeLanguage('es');
    await languageIs('es');
    signIn('en');
    await changed;
    expect(calls).toMatchObject([{ url: '/api/languages/preference', body: { languageCode: 'es' } }]);
    expect(currentLanguage()).toBe('es');
  });

  it('replaces an earlier choice whose texts arrive later', async () => {
    const calls = fakeFetch(() => data({}));
    signIn('en');
    // There are no Arabic texts to load, so this change is complete first.
    await Promise.all([changeLanguage('es'), changeLanguage('ar')]);
    expect(currentLanguage()).toBe('ar');
    expect(localStorage.getItem(languageKey)).toBe('ar');
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { languageCode: 'ar' } }]);
  });

  it('is the last one that the account gets, also if the server takes its time with an earlier one', async () => {
    signIn('en');
    const answers: (() => void)[] = [];
    const calls = fakeFetch(() => new Promise((resolve) => answers.push(() => resolve(data({})))));
    const changed = [changeLanguage('es')];
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    changed.push(changeLanguage('ar'));
    await languageIs('ar');
    changed.push(changeLanguage('en'));
    await languageIs('en');
    await textsArrive();
    expect(calls).toMatchObject([{ body: { languageCode: 'es' } }]);
    answers[0]?.();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await Promise.all(changed);
    expect(calls).toMatchObject([{ body: { languageCode: 'es' } }, { body: { languageCode: 'en' } }]);
    expect(session.get()).toMatchObject({ user: { language: 'en' } });
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

  it('does not replace a choice whose texts are loading when the account arrives', async () => {
    fakeFetch(() => data({}));
    const changed = changeLanguage('ar');
    signIn('es');
    await changed;
    await textsArrive();
    expect(currentLanguage()).toBe('ar');
  });

  it('does not replace a choice that was made while its own texts were loading', async () => {
    fakeFetch(() => data({}));
    signIn('es');
    await changeLanguage('ar');
    await textsArrive();
    expect(currentLanguage()).toBe('ar');
    expect(localStorage.getItem(languageKey)).toBe('ar');
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

describe('a language that was chosen on the page before the program had loaded', () => {
  it('is adopted', async () => {
    localStorage.setItem(languageKey, 'es');
    watchLanguage()();
    await languageIs('es');
  });

  it.each(['', 'tlh'])('is ignored if it is “%s”', async (stored) => {
    localStorage.setItem(languageKey, stored);
    watchLanguage()();
    await textsArrive();
    expect(currentLanguage()).toBe('en');
  });

  it('does not replace a choice whose texts are loading', async () => {
    localStorage.setItem(languageKey, 'es');
    const changed = changeLanguage('ar');
    watchLanguage()();
    await changed;
    await textsArrive();
    expect(currentLanguage()).toBe('ar');
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
