import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useProcessor } from '../testing/use-processor.ts';
import { type EventLoop, watchEventLoop } from './event-loop.ts';

let loop: EventLoop;
beforeEach(async () => {
  loop = watchEventLoop();
  // Waits until the timer has started.
  await sleep(120);
  loop.sample();
  loop.sample();
  loop.take();
  await sleep(120);
});
afterEach(() => loop.stop());

/** Blocks without using processor time, as when the host suspends the process. */
const freeze = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('the longest time that the event loop stood still', () => {
  it('is reported once, also when it spans several samples', async () => {
    useProcessor(400);
    await sleep(120);
    loop.sample();
    await sleep(10);
    loop.sample();
    expect(loop.take()).toBeGreaterThan(300);
    loop.sample();
    expect(loop.take()).toBeLessThan(300);
  });

  it('is found even if the sample comes before the delay was recorded', async () => {
    useProcessor(400);
    loop.sample();
    await sleep(120);
    loop.sample();
    expect(loop.take()).toBeGreaterThan(300);
  });

  it('leaves out the time for which the host put the process to sleep', async () => {
    freeze(2_000);
    await sleep(120);
    loop.sample();
    expect(loop.take()).toBeLessThan(1_000);
    await sleep(120);
    useProcessor(400);
    await sleep(120);
    loop.sample();
    expect(loop.take()).toBeGreaterThan(300);
  });
});
