import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { supported, preference, setPreference, detect } = contract.languages;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('languages', () => {
  it('are twelve, each with its own name and direction', async () => {
    const { languages } = await api.call(supported);
    expect(languages.map(({ code }) => code)).toEqual([
      'en',
      'es',
      'fr',
      'de',
      'it',
      'pt',
      'ja',
      'ko',
      'zh',
      'ru',
      'ar',
      'hi',
    ]);
    expect(languages.find(({ code }) => code === 'ar')).toEqual({
      code: 'ar',
      name: 'Arabic',
      nativeName: 'العربية',
      direction: 'rtl',
    });
  });

  it('are stored for an account, and refused if they are not offered', async () => {
    const as = await api.aMember();
    expect(await api.call(preference, { as })).toEqual({ languageCode: 'en' });
    expect(await api.call(setPreference, { as, input: { languageCode: 'hi' } })).toEqual({
      languageCode: 'hi',
    });
    expect(await api.call(preference, { as })).toEqual({ languageCode: 'hi' });
    expect((await api.call(contract.auth.profile, { as })).language).toBe('hi');
    const response = await api.inject({
      method: 'PUT',
      url: '/api/languages/preference',
      headers: { authorization: `Bearer ${as.token}`, 'accept-language': 'en' },
      payload: { languageCode: 'xx' },
    });
    expect(response.json().error.details).toEqual([
      { path: 'languageCode', message: 'Please choose one of the offered languages' },
    ]);
  });

  it('are taken from the request, then from the account, and are English otherwise', async () => {
    const as = await api.aMember({ language: 'ko' });
    const headers = { 'accept-language': 'pt-BR,en;q=0.5' };
    expect(await api.call(detect, { as, headers })).toEqual({ languageCode: 'pt', source: 'header' });
    expect(await api.call(detect, { as })).toEqual({ languageCode: 'ko', source: 'account' });
    expect(await api.call(detect, { headers: { 'accept-language': 'tlh' } })).toEqual({
      languageCode: 'en',
      source: 'default',
    });
  });
});
