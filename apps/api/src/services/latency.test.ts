import { describe, expect, it } from 'vitest';
import { letPass } from '../testing/clock.ts';
import { createLatency } from './latency.ts';

const within = (value: number | undefined, of: number) => Math.abs((value ?? 0) - of) / of < 0.07;

describe('the latency of this process', () => {
  it('is unknown without an answer', () => {
    expect(createLatency().summary()).toBeNull();
  });

  it('has the median and the slowest hundredth, each within a twentieth', () => {
    const latency = createLatency();
    for (let ms = 1; ms <= 1_000; ms++) latency.observe(ms);
    const summary = latency.summary();
    expect(summary?.requests).toBe(1_000);
    expect(within(summary?.p50Ms, 500)).toBe(true);
    expect(within(summary?.p99Ms, 990)).toBe(true);
  });

  it('counts answers of no measurable time and of minutes too', () => {
    const latency = createLatency();
    for (const ms of [0, 0.001, 10 ** 7]) latency.observe(ms);
    expect(latency.summary()).toMatchObject({ requests: 3, p50Ms: 0.1 });
  });

  it('forgets what is older than five minutes', async () => {
    const latency = createLatency();
    latency.observe(8);
    await letPass(4.4 * 60_000);
    latency.observe(9);
    expect(latency.summary()?.requests).toBe(2);
    await letPass(1.2 * 60_000);
    expect(latency.summary()?.requests).toBe(1);
    await letPass(5 * 60_000);
    expect(latency.summary()).toBeNull();
  });

  it('costs less than a thousandth of a millisecond for an answer', () => {
    const latency = createLatency();
    const count = 200_000;
    // The processor time of this thread, because other processes also use the processor.
    const begun = process.threadCpuUsage();
    for (let index = 0; index < count; index++) latency.observe(index % 700);
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 1_000 / count).toBeLessThan(0.001);
  });
});
