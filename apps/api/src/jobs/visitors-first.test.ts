import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitorsFirst } from './visitors-first.ts';

/** An event loop that was busy for these shares of the pauses, the last of them for ever. */
function busyFor(...shares: number[]) {
  const utilization = vi.spyOn(performance, 'eventLoopUtilization');
  utilization.mockImplementation((before) => {
    const share = before && shares.length > 1 ? shares.shift() : shares[0];
    return { active: 0, idle: 0, utilization: share ?? 0 };
  });
  return () => utilization.mock.calls.filter(([before]) => before).length;
}

const { signal } = new AbortController();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('work that comes after the first visitors', () => {
  it('begins after one pause where nobody is served', async () => {
    const pauses = busyFor(0.1);
    await visitorsFirst(1, signal);
    expect(pauses()).toBe(1);
  });

  it('waits while they are served', async () => {
    const pauses = busyFor(1, 0.8, 0.2);
    await visitorsFirst(1, signal);
    expect(pauses()).toBe(3);
  });

  it('begins at last where somebody is always served', async () => {
    const pauses = busyFor(1);
    await visitorsFirst(1, signal);
    expect(pauses()).toBe(20);
  });

  it('is not waited for by a server that stops', async () => {
    busyFor(1);
    const ending = new AbortController();
    const waiting = visitorsFirst(60_000, ending.signal);
    await sleep(1);
    ending.abort();
    await waiting;
  });
});
