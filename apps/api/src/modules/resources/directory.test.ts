import type { Resource } from '@halved/shared/contract/resources';
import { crisisLines } from '@halved/shared/crisis-lines';
import { expect, it } from 'vitest';
import { topTags } from './directory.ts';
import { presentCrisisLine } from './present.ts';

const [line] = crisisLines;
const withTags = (tags: string[]): Resource[] => (line ? [{ ...presentCrisisLine(line, 'en'), tags }] : []);

it('the tags of a directory are the 20 most frequent ones, those of the same number by name', () => {
  const names = Array.from({ length: 25 }, (_, index) => `tag ${String(index).padStart(2, '0')}`);
  const resources = [...withTags(names), ...withTags(['tag 24', 'tag 07']), ...withTags(['tag 24'])];
  expect(topTags(resources)).toEqual([
    'tag 24',
    'tag 07',
    ...names.filter((name) => name !== 'tag 07').slice(0, 18),
  ]);
});
