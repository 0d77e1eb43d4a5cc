import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { resting } from './pauses.ts';

const { signal } = new AbortController();

it('a job rests several times as long as its work took', async () => {
  const rest = resting({ leastMs: 1, share: 5 }, { signal });
  await sleep(30);
  const began = performance.now();
  expect(await rest()).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(140);
});

it('a job rests for its least time after short work', async () => {
  const rest = resting({ leastMs: 60, share: 1 }, { signal });
  const began = performance.now();
  await rest();
  expect(performance.now() - began).toBeGreaterThan(55);
});

it('a job that is asked to stop ends after its rest', async () => {
  const rest = resting({ leastMs: 1, share: 1 }, { signal: AbortSignal.abort() });
  expect(await rest()).toBe(false);
});
