import { describe, expect, it } from 'vitest';
import { longestPause } from './container-killed.ts';
import { brokenInAnyFault, tableOf } from './fault.ts';

const kept = { acknowledged: 900, lost: 0, doubled: 0, recoveredMs: 40 };

describe('the promises of every fault', () => {
  it('are kept if every acknowledged write is there once and somebody succeeds after the fault', () => {
    expect(brokenInAnyFault(kept)).toEqual([]);
  });

  it.each([
    ['nothing was written at all', { acknowledged: 0 }],
    ['1 acknowledged writes are missing', { lost: 1 }],
    ['2 writes stand there twice', { doubled: 2 }],
    ['nobody succeeded after the fault', { recoveredMs: Number.POSITIVE_INFINITY }],
  ])('are broken if %s', (message, change) => {
    expect(brokenInAnyFault({ ...kept, ...change })).toEqual([message]);
  });
});

describe('the longest pause after a container was killed', () => {
  it('begins with the kill or with a success, and ends with the next success', () => {
    expect(longestPause([900, 1_000, 1_400, 1_500], { killedAt: 950, endedAt: 1_501 })).toBe(400);
  });

  it('has no end if nobody succeeds any more', () => {
    expect(longestPause([900], { killedAt: 950, endedAt: 11_000 })).toBe(Number.POSITIVE_INFINITY);
    expect(longestPause([900, 960], { killedAt: 950, endedAt: 11_000 })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the table of the faults', () => {
  const seen = { ...kept, load: '12 writers', statuses: { 503: 2, 201: 900 }, broken: [] };

  it('has the other faults too if one could not be caused to its end', async () => {
    const said: string[] = [];
    const { rows, isBroken } = await tableOf(
      [
        { name: 'the first', cause: async () => seen },
        { name: 'the second', cause: () => Promise.reject(new Error('The disk is away')) },
        { name: 'the third', cannotBeCaused: () => 'it needs root', cause: async () => seen },
        { name: 'the fourth', cause: async () => seen },
      ],
      (line) => said.push(line),
    );
    expect(rows).toEqual([
      '| the first | 12 writers | 900 | 0 | 0 | 201: 900, 503: 2 | 40 ms | kept |',
      '| the fourth | 12 writers | 900 | 0 | 0 | 201: 900, 503: 2 | 40 ms | kept |',
    ]);
    expect(isBroken).toBe(true);
    expect(said.join('\n')).toMatch(/The disk is away[\s\S]*not caused: it needs root/);
  });
});
