import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

describe('the steps of a pattern from one position', () => {
  it.each([
    ['kill (?:my|your)self', 30],
    ['end(?: \\S{1,8}){0,3} it', 200],
    ['[a-z]+', 10],
    ["[a-z]+(?:'[a-z]+)*", 10],
    ['@[a-z]+\\.', 10],
    ['^[a-z]+$', 10],
  ])('are few if every text matches in only one way: %s', (source, most) => {
    expect(stepsOf(source)).toBeLessThan(most);
  });

  it.each([
    ['where what stands between is also part of a word', 'will(?:[ ,.]{1,8}\\S{1,12}){0,20} calm'],
    ['where two words say the same', '(?:a|a){20}b'],
    ['where a repeat is repeated', '(?:(?:a{1,9}){1,9}){1,9}b'],
    ['where the end of a comma is open', 'died(?:,? \\S{1,10}){0,10} free'],
  ])('are too many %s', (_, source) => {
    expect(stepsOf(source)).toBeGreaterThan(1_000_000);
  });

  it.each(['[a-z]+@', 'will(?:[ ,.]+\\S{1,12}){0,20} calm', '(?:a+)+b', '\\s+$', 'a.*b', '@a+a+$'])(
    'are infinite if they depend on the length of the text: %s',
    (source) => {
      expect(stepsOf(source)).toBe(Infinity);
    },
  );
});
