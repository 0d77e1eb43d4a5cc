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
    ['if separators can also be parts of a word', 'will(?:[ ,.]{1,8}\\S{1,12}){0,20} calm'],
    ['if two words are the same', '(?:a|a){20}b'],
    ['if a repetition is repeated', '(?:(?:a{1,9}){1,9}){1,9}b'],
    ['if a comma may be followed by any characters', 'died(?:,? \\S{1,10}){0,10} free'],
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
