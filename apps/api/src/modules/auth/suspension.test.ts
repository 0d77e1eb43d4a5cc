import { contract } from '@halved/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hoursFromNow, password } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { login, profile } = contract.auth;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the caller’s own account', () => {
  it('names no suspension if there was none or if it is over', async () => {
    const over = { suspendedAt: hoursFromNow(-48), suspendedUntil: hoursFromNow(-24) };
    for (const as of [await api.aMember(), await api.aMember(over)]) {
      expect((await api.call(profile, { as })).suspension).toBeNull();
    }
  });

  it('names the end of its suspension, also when the member signs in', async () => {
    const suspendedUntil = hoursFromNow(24);
    const as = await api.aMember({ suspendedAt: hoursFromNow(-1), suspendedUntil });
    const suspension = { until: suspendedUntil.toISOString() };
    expect((await api.call(profile, { as })).suspension).toEqual(suspension);
    const { user } = await api.call(login, { input: { email: as.email, password } });
    expect(user.suspension).toEqual(suspension);
  });

  it('says that it is suspended without an end', async () => {
    const as = await api.aMember({ suspendedAt: hoursFromNow(-1) });
    expect((await api.call(profile, { as })).suspension).toEqual({ until: null });
  });
});
