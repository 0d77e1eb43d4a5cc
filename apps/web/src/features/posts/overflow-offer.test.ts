import { countGraphemes } from '@halved/shared/graphemes';
import { describe, expect, it } from 'vitest';
import { splitPost } from './overflow-offer.tsx';

describe('a post that is too long', () => {
  it.each([
    ['words', 'a quiet word '.repeat(400).trim()],
    ['lines', `${'x'.repeat(270)}\n${'y'.repeat(300)}`],
    ['one word', 'x'.repeat(5_000)],
    ['families', '👨‍👩‍👧‍👦'.repeat(400)],
    ['a blank behind the last that fits', `${'x'.repeat(280)} rest`],
  ])('is cut so that nothing is lost: %s', (_, text) => {
    const { fits, rest } = splitPost(text);
    expect(countGraphemes(fits)).toBeLessThanOrEqual(280);
    expect(fits.length).toBeGreaterThan(0);
    expect((fits + rest).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });

  it('is cut between words', () => {
    const { fits, rest } = splitPost(`${'word '.repeat(55)}another one`);
    expect([fits.endsWith('word'), rest]).toEqual([true, 'another one']);
  });
});

it('one that fits stays whole', () => {
  expect(splitPost('x'.repeat(280))).toEqual({ fits: 'x'.repeat(280), rest: '' });
});
