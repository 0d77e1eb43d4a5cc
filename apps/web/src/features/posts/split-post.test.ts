import { countGraphemes } from '@halved/shared/graphemes';
import { describe, expect, it } from 'vitest';
import { splitPost } from './split-post.ts';

describe('a post that is too long', () => {
  it.each([
    ['words', 'a quiet word '.repeat(400).trim()],
    ['lines', `${'x'.repeat(270)}\n${'y'.repeat(300)}`],
    ['one word', 'x'.repeat(5_000)],
    ['family emoji', '👨‍👩‍👧‍👦'.repeat(400)],
    ['a space after the last character that fits', `${'x'.repeat(280)} rest`],
  ])('is split without losing text: %s', (_, text) => {
    const { fits, rest } = splitPost(text);
    expect(countGraphemes(fits)).toBeLessThanOrEqual(280);
    expect(fits.length).toBeGreaterThan(0);
    expect((fits + rest).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });

  it('is split between words', () => {
    const { fits, rest } = splitPost(`${'word '.repeat(55)}another one`);
    expect([fits.endsWith('word'), rest]).toEqual([true, 'another one']);
  });
});

it('a post that fits is not split', () => {
  expect(splitPost('x'.repeat(280))).toEqual({ fits: 'x'.repeat(280), rest: '' });
});
