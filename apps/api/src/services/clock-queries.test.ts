import { hourMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../testing/harness.ts';
import { explainClockLead, findClockLead } from './clock-queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the clock of this machine', () => {
  it('agrees with that of a database on the same machine', async () => {
    const lead = await findClockLead(api.services.db);
    expect(Math.abs(lead)).toBeLessThan(1);
    expect(explainClockLead(lead)).toBeUndefined();
  });

  it('is found to be an hour ahead or behind, and the cause and the remedy are named', async () => {
    const ahead = await findClockLead(api.services.db, () => Date.now() + hourMs);
    expect(ahead).toBeCloseTo(3600, 0);
    expect(explainClockLead(ahead)).toMatch(/3600 s ahead of the database’s.*NTP/);
    const behind = await findClockLead(api.services.db, () => Date.now() - hourMs);
    expect(explainClockLead(behind)).toMatch(/3600 s behind the database’s.*NTP/);
  });
});
