import { times } from '@halved/shared/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silence } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { resetSession } from '../../testing/session.ts';
import { session } from './session.ts';
import { watchTierEnd } from './tier-end.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

resetSession();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = watchTierEnd();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A member on premium whose tier ends in some time by this clock, and the server that ends it `late` ms later. */
function signIn(inMs: number, late = 0) {
  const end = Date.now() + inMs;
  const user = aUser({ tier: 'premium', tierEndsAt: new Date(end).toISOString() });
  const calls = fakeFetch(() =>
    data(Date.now() < end + late ? user : { ...user, tier: 'free', tierEndsAt: null }),
  );
  session.set({ status: 'member', user });
  return calls;
}
const tier = () => {
  const current = session.get();
  return current.status === 'member' && current.user.tier;
};

it('a tier that ends while nothing happens on the page is over there too', async () => {
  const calls = signIn(3 * minute);
  await vi.advanceTimersByTimeAsync(3 * minute - 1);
  expect([tier(), calls.length]).toEqual(['premium', 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(tier()).toBe('free');
  await vi.advanceTimersByTimeAsync(day);
  expect(calls).toHaveLength(1);
});

it('an end that is further away than a timer can wait is noticed', async () => {
  const calls = signIn(60 * day);
  await vi.advanceTimersByTimeAsync(60 * day);
  expect([tier(), calls.length]).toEqual(['free', 1]);
});

it('an end that comes later by the clock of the server is noticed within seconds', async () => {
  const calls = signIn(minute, 12_000);
  await vi.advanceTimersByTimeAsync(minute + 12_000 + times.tierEndPollMs);
  expect([tier(), calls.length]).toEqual(['free', 4]);
});

it('the server is not asked for ever, but again when somebody returns', async () => {
  const calls = signIn(minute, 30 * day);
  await vi.advanceTimersByTimeAsync(day);
  const asked = calls.length;
  expect(asked).toBeLessThanOrEqual(times.tierEndPollForMs / times.tierEndPollMs + 1);
  hide('visible');
  await vi.advanceTimersByTimeAsync(minute);
  expect(calls).toHaveLength(asked + 1);
});

it('a tab that nobody sees asks when somebody returns to it', async () => {
  const calls = signIn(minute);
  hide('hidden');
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(calls).toEqual([]);
  hide('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(tier()).toBe('free');
});

it('a renewed tier is not asked about', async () => {
  const calls = signIn(minute);
  const user = aUser({ tier: 'premium' });
  session.set({ status: 'member', user });
  await vi.advanceTimersByTimeAsync(day);
  expect(calls).toEqual([]);
});

it('a server that does not answer is asked again', async () => {
  const end = Date.now() + minute;
  const user = aUser({ tier: 'premium', tierEndsAt: new Date(end).toISOString() });
  fakeFetch((_, index) => (index === 0 ? silence() : data({ ...user, tier: 'free', tierEndsAt: null })));
  session.set({ status: 'member', user });
  await vi.advanceTimersByTimeAsync(minute + times.tierEndPollMs);
  expect(tier()).toBe('free');
});
