import { contract } from '@halved/shared/contract';
import { limits } from '@halved/shared/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { letPass } from '../../testing/clock.ts';
import { hoursFromNow, type Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { admin, service } = contract;

let api: Api;
let as: Member;
beforeEach(async () => {
  api = await startApi();
  as = await api.aMember({ role: 'admin' });
});
afterEach(() => api.stop());

type Change = Parameters<typeof api.call<typeof admin.updateInstance>>[1];
const change = (input: NonNullable<Change>['input']) => api.call(admin.updateInstance, { as, input });
const refusal = async (input: NonNullable<Change>['input']) =>
  (await api.refused(admin.updateInstance, { as, input })).details;
const seenIn = (language: string) => api.call(service.instance, { headers: { 'accept-language': language } });
const inTwoHours = () => hoursFromNow(2).toISOString();

describe('the instance', () => {
  it('has defaults before anybody has changed it', async () => {
    expect(await api.call(service.instance)).toEqual({
      name: 'Halved',
      description: '',
      contactEmail: api.services.env.contactEmail,
      registration: 'open',
      rules: null,
      announcement: null,
      needsSetup: false,
    });
    expect(await api.call(admin.instance, { as })).toMatchObject({ rules: {}, announcement: null });
  });

  it('changes only what is sent, for everybody at once', async () => {
    await change({ name: 'The quiet corner', contactEmail: 'us@corner.example' });
    await change({ description: 'For people who worry at night.', registration: 'invite' });
    expect(await api.call(service.instance)).toMatchObject({
      name: 'The quiet corner',
      description: 'For people who worry at night.',
      contactEmail: 'us@corner.example',
      registration: 'invite',
    });
  });

  it('shows a change of another server after five seconds', async () => {
    await change({ name: 'The quiet corner' });
    await api.call(service.instance);
    await api.pool.query(`update instance_settings set name = 'The bright corner'`);
    await letPass(5_100);
    expect((await api.call(service.instance)).name).toBe('The bright corner');
  });

  it('keeps both of two changes at once', async () => {
    await Promise.all([change({ rules: { en: 'Be kind.' } }), change({ rules: { es: 'Con cariño.' } })]);
    const { rules } = await api.call(admin.instance, { as });
    expect(rules).toEqual({ en: 'Be kind.', es: 'Con cariño.' });
  });

  it('writes the names of the changed settings into the audit log, and no texts', async () => {
    await change({ registration: 'closed', rules: { en: 'Be kind.' } });
    await change({});
    const { entries } = await api.call(contract.moderation.log, { as, input: {} });
    expect(entries).toMatchObject([
      {
        action: 'instance.update',
        actor: { id: as.id },
        details: { settings: 'registration, rules', registration: 'closed' },
      },
    ]);
  });
});

describe('a text of the instance', () => {
  it('is shown in the reader’s language, else in English, else in any', async () => {
    await change({ rules: { es: 'Con cariño.', de: 'Freundlich bleiben.' } });
    expect((await seenIn('de')).rules).toBe('Freundlich bleiben.');
    expect((await seenIn('fr')).rules).toBe('Con cariño.');
    await change({ rules: { en: 'Be kind.' } });
    expect((await seenIn('fr')).rules).toBe('Be kind.');
  });

  it('leaves a language when it is empty, and the others stay', async () => {
    await change({ rules: { en: 'Be kind.', es: 'Con cariño.' } });
    expect((await change({ rules: { en: ' ' } })).rules).toEqual({ es: 'Con cariño.' });
    await change({ rules: { es: '' } });
    expect((await seenIn('es')).rules).toBeNull();
  });
});

describe('an announcement', () => {
  it('is shown until its time is over', async () => {
    await change({ announcement: { text: { en: 'We move on Sunday.' }, until: inTwoHours() } });
    expect((await seenIn('es')).announcement?.text).toBe('We move on Sunday.');
    await api.pool.query('update instance_settings set announcement_until = now()');
    await letPass(5_100);
    expect((await seenIn('en')).announcement).toBeNull();
    expect((await api.call(admin.instance, { as })).announcement).toMatchObject({
      text: { en: 'We move on Sunday.' },
    });
  });

  it('has the same id while its words stay the same, and a new one with new words', async () => {
    const idOf = async (en: string, until?: string) => {
      await change({ announcement: { text: { en }, ...(until && { until }) } });
      return (await seenIn('en')).announcement?.id;
    };
    const first = await idOf('We move on Sunday.');
    expect(await idOf('We move on Sunday.', inTwoHours())).toBe(first);
    expect(await idOf('We move on Monday.')).not.toBe(first);
  });

  it('is taken back with null', async () => {
    await change({ announcement: { text: { en: 'We move on Sunday.' } } });
    await change({ announcement: null });
    expect((await seenIn('en')).announcement).toBeNull();
  });

  it('needs words in a language, and an end that is still to come', async () => {
    expect(await refusal({ announcement: { text: {} } })).toEqual({
      'announcement.text': 'Please write the announcement in at least one language',
    });
    const until = hoursFromNow(-1).toISOString();
    expect(await refusal({ announcement: { text: { en: 'Hello' }, until } })).toEqual({
      'announcement.until': 'Please choose a time that is still to come',
    });
  });
});

describe('bad settings', () => {
  it.each([
    ['a name of 10,000 marks', { name: `a${'\u0301'.repeat(10_000)}` }, 'name'],
    ['a name of nothing to see', { name: '\u200b\u200b' }, 'name'],
    ['a name that is too long', { name: 'a'.repeat(limits.instanceNameMax + 1) }, 'name'],
    ['rules that are too long', { rules: { en: 'a '.repeat(limits.instanceRulesMax) } }, 'rules.en'],
    ['an address without a domain', { contactEmail: 'us' }, 'contactEmail'],
  ])('%s is refused, and nothing changes', async (_what, input, path) => {
    expect(Object.keys(await refusal(input))).toEqual([path]);
    expect((await api.call(service.instance)).name).toBe('Halved');
  });
});
