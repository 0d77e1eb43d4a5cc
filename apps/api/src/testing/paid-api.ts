import { contract } from '@halved/shared/contract';
import { applyEvents } from '../modules/subscriptions/public.ts';
import type { Member } from './factories.ts';
import { startApi } from './harness.ts';
import { lemonSqueezyVariables } from './lemon-squeezy.ts';

let count = 1_000;

/** A server in production with the keys of Lemon Squeezy, and what tests of its events need. */
export async function startPaidApi() {
  const lines: Record<string, unknown>[] = [];
  const production = { NODE_ENV: 'production', JWT_SECRET: 'f0e1d2c3b4a5968778695a4b3c2d1e0f' };
  const api = await startApi({
    variables: { ...lemonSqueezyVariables, ...production },
    log: (line) => lines.push(JSON.parse(line)),
  });
  return {
    api,
    /** The lines of the log. */
    lines,
    /** An id of the provider that nothing has yet. */
    nextId: () => String(++count),
    /** Applies the events that wait in the inbox. */
    apply: () => {
      const { billing } = api.services;
      if (!billing) throw new Error('Payments are off');
      return applyEvents(api.services, billing);
    },
    tierOf: async (as: Member) => (await api.call(contract.auth.profile, { as })).tier,
    statusOf: async (as: Member) => (await api.call(contract.subscriptions.current, { as })).status,
  };
}

export type PaidApi = Awaited<ReturnType<typeof startPaidApi>>;
