import { languageCodes } from '@halved/shared/languages';
import { cpuMsOf, shortestMs, shortestOf } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { analyse, analysing } from '../analyse.ts';
import { expanded, wordingOf } from '../crisis/wording.ts';
import type { Steps } from '../steps.ts';
import { plainOf } from '../text.ts';
import { warm } from '../warm.ts';
import { wordsOf } from '../words/words-of.ts';
import { attacksOf } from './attack.ts';

/** The test attacks every n-th pattern; this is n. `npm run fuzz` attacks all patterns. */
const oneIn = 12;

warm();

const selected = (all: readonly string[]) => all.filter((_, place) => place % oneIn === 0);

it('attacks have the requested length and depend only on their seed, and some of them match their pattern', () => {
  const pattern = 'kill (?:my|your)self(?: \\S{1,8}){0,3} (?:now|today)';
  const attack = () => [...attacksOf(pattern, { length: 500, seed: 3 })];
  expect(attack()).toEqual(attack());
  expect(attack().every(({ length }) => length === 500)).toBe(true);
  expect(attack().some((text) => new RegExp(pattern, 'u').test(text))).toBe(true);
});

/** The processor time in ms of the longest step. */
function longestOf(steps: Steps<unknown>): number {
  let longestMs = 0;
  for (let isDone = false; !isDone; ) {
    const ms = cpuMsOf(() => {
      isDone = steps.next().done ?? false;
    });
    longestMs = Math.max(longestMs, ms);
  }
  return longestMs;
}

describe.each(languageCodes)('an attack on the patterns of %s', (code) => {
  const { explicit, possible, idioms } = wordsOf(code).patterns;
  const attacked = selected([...explicit, ...possible, ...idioms]);
  const attacks = (length: number) =>
    attacked.flatMap((pattern, seed) => [...attacksOf(expanded(pattern), { length, seed, count: 1 })]);

  it('makes no pattern slow', { timeout: 60_000 }, () => {
    for (const pattern of attacked) {
      const regex = wordingOf(pattern, code).regex();
      for (const text of attacksOf(expanded(pattern), { length: 10_000, count: 2 })) {
        const plain = plainOf(text);
        plain.replaceAll(regex, '');
        expect(
          shortestMs(() => plain.replaceAll(regex, ''), 60),
          text.slice(0, 80),
        ).toBeLessThan(60);
      }
    }
  });

  it('is analysed in linear time, in steps of a few milliseconds', { timeout: 60_000 }, () => {
    const long = attacks(10_000);
    for (const [index, text] of attacks(1_000).entries()) {
      if (index % 4 !== 0) continue;
      const whole = long[index] ?? '';
      const maxMs = 20 * cpuMsOf(() => analyse(text, { localeHint: code })) + 100;
      const longestStepMs = () => longestOf(analysing(whole, { localeHint: code }));
      expect(shortestOf(longestStepMs, 80), text.slice(0, 80)).toBeLessThan(80);
      expect(
        shortestMs(() => analyse(whole, { localeHint: code }), maxMs),
        text.slice(0, 80),
      ).toBeLessThan(maxMs);
    }
  });
});
