import { randomUUID } from 'node:crypto';
import { operations } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, withoutContent } from '../testing/examples.ts';
import type { Member } from '../testing/factories.ts';
import { type Api, startApi } from '../testing/harness.ts';

let api: Api;
let as: Member;
let post: { id: string };
beforeAll(async () => {
  api = await startApi();
  as = await api.aMember();
  post = await api.aPost({ by: as });
});
afterAll(() => api.stop());

describe.each(operations.filter(({ operation }) => operation.idempotent))('$name', ({ name, operation }) => {
  const send = (key?: string) => {
    const world = {
      owner: as,
      post,
      comment: { id: '' },
      resolved: { id: '' },
      notification: { id: '' },
      ...withoutContent,
      checkIn: { id: '' },
      invite: { id: '' },
      refreshToken: '',
      mailed: { verify: '', reset: '', unsubscribe: '' },
      newName: '',
    };
    const input = exampleOf.get(name)?.(world);
    return api.send(operation, { as, input, ...(key && { headers: { 'idempotency-key': key } }) });
  };
  const isCheckout = name === 'subscriptions.checkout';
  /** What was created: its id, or the page of a checkout. */
  const idOf = (response: Awaited<ReturnType<typeof send>>): unknown => {
    const { data } = response.json();
    return isCheckout ? data.checkoutUrl : data.id;
  };

  it('creates one row for a key, however often it is sent, even simultaneously', async () => {
    const key = randomUUID();
    const first = await send(key);
    expect(first.statusCode).toBe(operation.status);
    const others = await Promise.all(Array.from({ length: 5 }, () => send(key)));
    for (const response of others.filter(({ statusCode }) => statusCode !== 409)) {
      expect(idOf(response)).toBe(idOf(first));
    }
    expect(idOf(await send(key))).toBe(idOf(first));
  });

  it('creates a row for each other key, and for each call without a key, except that an open checkout is shown again', async () => {
    const responses = [await send(randomUUID()), await send(randomUUID()), await send(), await send()];
    expect(new Set(responses.map(idOf)).size).toBe(isCheckout ? 1 : 4);
  });

  it('refuses an invalid key', async () => {
    expect((await send('none')).statusCode).toBe(400);
  });
});
