import { describe, expect, it } from 'vitest';
import { createCounters } from './counters.ts';

const used = async (counter: { get(key: string): Promise<{ consumedPoints: number } | null> }, key: string) =>
  (await counter.get(key))?.consumedPoints ?? 0;

describe('counters', () => {
  it('drop the least recently counted key when all counters together have too many keys', async () => {
    const make = createCounters(3);
    const [calls, guesses] = ['calls', 'guesses'].map((name) => make({ name, points: 9, duration: 60 }));
    if (!calls || !guesses) throw new Error('none made');
    await calls.consume('first');
    await guesses.penalty('first');
    await calls.consume('second');
    await calls.consume('first');
    await calls.consume('third');
    expect(await Promise.all(['first', 'second', 'third'].map((key) => used(calls, key)))).toEqual([2, 1, 1]);
    expect(await used(guesses, 'first')).toBe(0);
  });

  it('keep an active caller while a hundred thousand other addresses are counted', async () => {
    const counter = createCounters(1_000)({ name: 'calls', points: 1_000_000, duration: 60 });
    for (let address = 0; address < 100_000; address++) {
      await counter.consume(`2001:db8:${address}`);
      if (address % 500 === 0) await counter.consume('insistent');
    }
    expect(await used(counter, 'insistent')).toBe(200);
    expect(counter.dump().storage).toHaveLength(1_000);
  });
});
