import { storeContent } from '@halved/db/content/store-content';
import { contract } from '@halved/shared/contract';
import type { InputOf } from '@halved/shared/contract/operation';
import type { Resource } from '@halved/shared/contract/resources';
import { crisisLines } from '@halved/shared/crisis-lines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';

const { list, get, crisis, tags, guides, guide } = contract.resources;
const spanish = { 'accept-language': 'es' };
const german = { 'accept-language': 'de' };
const french = { 'accept-language': 'fr' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await storeContent(api);
  // An operator's own entries may have no texts in some languages.
  await api.pool.query("update content_items set texts = texts - 'fr' where kind = 'resources'");
});
afterAll(() => api.stop());

const found = async (input: InputOf<typeof list>, headers = {}) =>
  (await api.call(list, { input: { limit: 100, ...input }, headers })).resources;

describe('the directory of help', () => {
  it('shows the crisis lines first and international entries last, to visitors', async () => {
    const all: Resource[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.call(list, { input: { limit: 60, cursor } });
      expect(page.resources.length > 0).toBe(true);
      all.push(...page.resources);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const isCrisis = all.map((entry) => entry.isCrisis);
    expect(isCrisis).toEqual(isCrisis.toSorted((one, other) => Number(other) - Number(one)));
    expect(isCrisis.filter(Boolean)).toHaveLength(crisisLines.length);
    for (const part of [true, false]) {
      const international = all
        .filter((entry) => entry.isCrisis === part)
        .map(({ country }) => country === 'INT');
      expect(international).toEqual(international.toSorted((one, other) => Number(one) - Number(other)));
    }
    const { total } = await api.call(list, { input: {} });
    expect(total).toBe(all.length);
    expect(total).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
    const numbersOf = (part: boolean) =>
      all
        .filter((entry) => entry.isCrisis === part && entry.phone)
        .map(({ country, phone }) => `${country} ${phone?.replace(/\D/g, '')}`);
    expect(numbersOf(false).filter((number) => numbersOf(true).includes(number))).toEqual([]);
  });

  it('for a country has the entries of that country, crisis lines first, and international ones', async () => {
    const german = await found({ country: 'de' });
    const countries = german.filter(({ isCrisis }) => !isCrisis).map(({ country }) => country);
    expect(new Set(countries)).toEqual(new Set(['DE', 'INT']));
    expect(german[0]).toMatchObject({ country: 'DE', isCrisis: true });
    expect(german.some(({ country, isCrisis }) => country === 'DE' && !isCrisis)).toBe(true);
    for (const country of ['ZZ', 'OTHER']) {
      const entries = await found({ country });
      expect(new Set(entries.map((entry) => entry.country))).toEqual(new Set(['INT']));
    }
  });

  it('can be filtered by country, tags, cost, category and words at once', async () => {
    const filter: InputOf<typeof list> = { country: 'GB', tags: ['abuse'], cost: 'free', isCrisis: false };
    const some = await found(filter);
    expect(some.length).toBeGreaterThan(0);
    for (const entry of some) {
      expect(entry).toMatchObject({ cost: 'free', isCrisis: false });
      expect(entry.tags).toContain('abuse');
    }
    const [first] = some;
    const category = first?.category ?? undefined;
    expect(await found({ ...filter, category, query: first?.title })).toEqual([first]);
    expect(await found({ ...filter, tags: ['abuse', 'eating'] })).toEqual([]);
  });

  it('finds words in the title, the description and the name of the country, in the reader’s language', async () => {
    const titles = async (query: string, headers = {}) =>
      (await found({ query }, headers)).map(({ title }) => title);
    expect(await titles('telefono ESPERANZA')).toContain('Teléfono de la Esperanza');
    expect(await titles('alemania', spanish)).toContain('TelefonSeelsorge');
    expect(await titles('alemania')).toEqual([]);
  });

  it.each([
    ['category', 'swimming'],
    ['cost', 'barter'],
    ['country', 'Germany'],
    ['isCrisis', 'maybe'],
    ['limit', '101'],
    ['shape', 'round'],
  ])('rejects an unknown filter or value: %s=%s', async (name, value) => {
    const response = await api.inject({ url: `/api/resources?${name}=${value}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details[0].path).toBe(name);
  });

  it('describes every entry in the reader’s language, otherwise in English, and says in which', async () => {
    for (const entry of await found({}, spanish)) expect(entry.language).toBe('es');
    for (const entry of await found({}, german)) expect(entry.language).toBe('de');
    for (const entry of await found({ isCrisis: false }, french)) expect(entry.language).toBe('en');
  });

  it('gives an entry or a crisis line by an id that is the same on every instance, and nothing by an unknown id', async () => {
    const [line] = await found({ isCrisis: true });
    const [entry] = await found({ isCrisis: false });
    for (const one of [line, entry])
      expect(await api.call(get, { input: { id: one?.id ?? '' } })).toEqual(one);
    expect(line?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
    for (const id of [line?.id.replace(/^./, 'z') ?? '', '00000000-0000-4000-8000-000000000000'])
      expect((await api.refused(get, { input: { id } })).code).toBe('NOT_FOUND');
  });

  it('shows hours with the days in the reader’s language', async () => {
    const hoursOf = async (query: string, headers = {}) => (await found({ query }, headers))[0]?.hours;
    const line = crisisLines.find(({ hours }) => Array.isArray(hours) && hours[0]?.days === '12345');
    const name = line?.name ?? '';
    expect(await hoursOf(name)).toMatch(/^Mon–Fri /);
    expect(await hoursOf(name, spanish)).toMatch(/^lun–vie /);
    for (const { hours } of await found({ isCrisis: false }, spanish))
      expect(hours ?? '').not.toMatch(/Mon|Tue|Wed|Thu|Fri|Sat|Sun|daily|until|night/);
  });

  it('has at most 20 tags, the most frequent first', async () => {
    const top = (await api.call(tags)).tags;
    expect(top.length).toBeLessThanOrEqual(20);
    const counts = await Promise.all(
      top.map(async (tag) => (await api.call(list, { input: { tags: [tag] } })).total),
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBeGreaterThan(0);
  });
});

describe('the crisis lines', () => {
  it('are those of the country, else those that answer in the caller’s language, and never none', async () => {
    const lines = async (country?: string, headers = {}) =>
      (await api.call(crisis, { input: { country }, headers })).resources;
    const [first, ...others] = await lines('AT');
    expect(first).toMatchObject({ country: 'AT', isCrisis: true });
    expect(others.at(-1)?.country).toBe('INT');
    expect((await lines('ZZ', spanish))[0]?.languages).toContain('es');
    expect((await lines(undefined, german))[0]?.languages).toContain('de');
    for (const { country } of crisisLines) expect((await lines(country)).length).toBeGreaterThan(0);
    expect((await lines('ZZ')).length).toBeGreaterThan(0);
    expect((await lines('OTHER', spanish))[0]?.languages).toContain('es');
  });

  it('are sent even without the database, also to members and with a bad token, and only once if unchanged', async () => {
    const away = await startApi({ databaseUrl: 'postgres://nobody:nothing@127.0.0.1:1/nowhere' });
    for (const as of [undefined, { token: 'nonsense' }, await api.aMember()])
      expect((await away.call(crisis, { as, input: {} })).resources).not.toEqual([]);
    const url = '/api/resources/crisis?country=ES';
    const first = await away.inject({ url });
    const again = await away.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
    await away.stop();
  });
});

describe('the guides', () => {
  it('are in the reader’s language, and can be filtered by category and by words anywhere in their text', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const { guides: all } = await api.call(guides, { as, input: {}, headers: spanish });
    expect(all.length).toBeGreaterThanOrEqual(12);
    for (const summary of all) {
      const read = await api.call(guide, { as, input: { id: summary.id }, headers: spanish });
      expect(read).toMatchObject({ ...summary, language: 'es' });
      const [last = ''] = read.body.slice(-1);
      const input = { category: read.category, query: last.slice(0, 150) };
      const found = (await api.call(guides, { as, input, headers: spanish })).guides;
      expect(found).toEqual([summary]);
      expect(read.minutes).toBeGreaterThan(1);
      expect(read.minutes).toBeLessThan(12);
    }
  });

  it('are in English, and say so, for a reader of a language without guides', async () => {
    const as = await api.aMember({ grantedTier: 'premium' });
    const { guides: all } = await api.call(guides, { as, input: {}, headers: { 'accept-language': 'it' } });
    expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it('are only for members whose tier has them', async () => {
    const as = await api.aMember({ grantedTier: 'supporter' });
    expect((await api.refused(guides, { as, input: {} })).code).toBe('TIER_REQUIRED');
  });
});
