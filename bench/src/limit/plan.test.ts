import { describe, expect, it } from 'vitest';
import { type Mark, markValues } from './plan.ts';

const viewer = '0199c6a0-0000-7000-8000-000000000001';
const generatedId = '0199c6a0-0000-7000-8000-000000000002';
const now = Date.parse('2026-05-01T10:00:00Z');
const known = new Map<string, Mark>([
  [viewer, '@viewer'],
  ['rent is due', '@text'],
]);

const marked = (...values: (string | null)[]) =>
  markValues([{ text: 'select 1', name: 'a', values }], known, now)[0]?.values;

describe('the values of a captured statement', () => {
  it('are marked if they are among the known values', () => {
    expect(marked(viewer, 'rent is due')).toEqual(['@viewer', '@text']);
  });

  it('are marked if the API generated them as ids, with the same mark for the same id', () => {
    const other = generatedId.replace('2', '3');
    expect(marked(generatedId, other, generatedId)).toEqual(['@new0', '@new1', '@new0']);
  });

  it('are marked if they are the present time', () => {
    expect(marked('2026-05-01T10:00:02.500+00:00', '2025-05-01T10:00:00Z')).toEqual([
      '@now',
      '2025-05-01T10:00:00Z',
    ]);
  });

  it('are marked if they are the hash of a token', () => {
    expect(marked(`\\x${'0f'.repeat(32)}`)).toEqual(['@hash']);
  });

  it('are unchanged if they are of no marked kind', () => {
    expect(marked('public', null, '21')).toEqual(['public', null, '21']);
  });
});
