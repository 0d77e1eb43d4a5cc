import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../testing/harness.ts';
import { unsubscribeToken } from './public.ts';

const { preferences, unsubscribe } = contract.notifications;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form = 'application/x-www-form-urlencoded';
const click = (
  token: string,
  type = form,
  payload = 'List-Unsubscribe=One-Click',
  method = 'POST' as 'POST' | 'GET',
) =>
  api.inject({
    method,
    url: `/api/notifications/unsubscribe?token=${token}`,
    headers: { 'content-type': type },
    payload,
  });

describe('the call that ends mails about notifications', () => {
  it.each([
    ['a form', form, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is accepted from a mail provider as %s, any number of times', async (_, type, payload) => {
    const as = await api.aMember();
    for (const _time of ['first', 'second']) {
      const response = await click(unsubscribeToken(api.services, as.id), type, payload);
      expect(response.json()).toEqual({ data: { success: true } });
    }
    expect(await api.call(preferences, { as })).toMatchObject({ emailNotifications: false });
  });

  it('is accepted from the web page, whoever is signed in, even with an expired access token', async () => {
    const [as, other] = [await api.aMember(), await api.aMember()];
    const input = { token: unsubscribeToken(api.services, as.id) };
    await api.call(unsubscribe, { as: other, input });
    await api.call(unsubscribe, { as: api.withStaleToken(as), input });
    expect(await api.call(preferences, { as })).toMatchObject({ emailNotifications: false });
    expect(await api.call(preferences, { as: other })).toMatchObject({ emailNotifications: true });
  });

  it('is not made by a mail scanner that opens links', async () => {
    const as = await api.aMember();
    expect((await click(unsubscribeToken(api.services, as.id), form, '', 'GET')).statusCode).toBe(405);
    expect(await api.call(preferences, { as })).toMatchObject({ emailNotifications: true });
  });

  const opened = (query: string) =>
    api.inject({
      url: `/api/notifications/unsubscribe${query}`,
      headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    });

  it('is not made by a browser that a mail program opens, which comes to the page that asks first', async () => {
    const as = await api.aMember();
    const token = unsubscribeToken(api.services, as.id);
    const { statusCode, headers } = await opened(`?token=${token}`);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`${api.services.env.publicUrl}/unsubscribe?token=${token}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(await api.call(preferences, { as })).toMatchObject({ emailNotifications: true });
  });

  it.each([
    ['', ''],
    ['?token=', ''],
    ['?token=a%0d%0ab%26c//evil.example&next=x', '?token=a%0D%0Ab%26c%2F%2Fevil.example'],
  ])('leads nowhere else, whatever its address contains: %j', async (query, kept) => {
    const { headers } = await opened(query);
    expect(headers.location).toBe(`${api.services.env.publicUrl}/unsubscribe${kept}`);
  });

  it('needs a token that this server made for this purpose', async () => {
    const as = await api.aMember();
    const token = unsubscribeToken(api.services, as.id);
    const forAnotherPurpose = api.services.cipherOf('notifications').encrypt(`notifications ${as.id}`);
    const ofAnotherKind = api.services.cipherOf('unsubscribe').encrypt(`verify_email ${as.id}`);
    for (const wrong of [
      `${token}x`,
      token.slice(1),
      as.id,
      '',
      'x'.repeat(301),
      forAnotherPurpose,
      ofAnotherKind,
    ]) {
      const refusal = await api.refused(unsubscribe, { input: { token: wrong } });
      expect(refusal.code, wrong).toBe('INVALID_TOKEN');
    }
    expect(await api.call(preferences, { as })).toMatchObject({ emailNotifications: true });
  });

  it('does nothing for an account that is gone', async () => {
    const { id } = await api.aMember();
    await api.pool.query('delete from users where id = $1', [id]);
    expect((await click(unsubscribeToken(api.services, id))).json()).toEqual({ data: { success: true } });
  });

  it('takes no input from the body', async () => {
    const { id } = await api.aMember();
    const token = unsubscribeToken(api.services, id);
    const response = await api.inject({
      method: 'POST',
      url: '/api/notifications/unsubscribe',
      payload: { token },
    });
    expect(response.json().error.code).toBe('INVALID_TOKEN');
  });
});
