import { describe, expect, it } from 'vitest';
import { withApostrophes } from './apostrophes.ts';
import { crisisOf } from './crisis.ts';
import { readingOf } from './text.ts';

describe('an apostrophe that was replaced by a blank', () => {
  it.each([
    ['don t want to die, just scared of the operation', "don't want to die, just scared of the operation"],
    ['i m fine and can t stay, you re kind', "i'm fine and can't stay, you're kind"],
    ['we won t and it wouldn t', "we won't and it wouldn't"],
    ['j ai peur, l idée qu il parte', "j'ai peur, l'idée qu'il parte"],
    ['paura dell operazione, c è tempo', "paura dell'operazione, c'è tempo"],
  ])('is put back: %s', (plain, mended) => {
    expect(withApostrophes(plain)).toBe(mended);
  });

  it.each(['plan b t shirt', 'vitamin c for me', 'can tell', 'don tomás'])(
    'is not put between other words: %s',
    (plain) => {
      expect(withApostrophes(plain)).toBe(plain);
    },
  );
});

describe('a negation without its apostrophe', () => {
  it.each([
    ['don t want to die, just scared of the operation', 'en'],
    ['i don t want to die', 'en'],
    ['i won t kill myself over an exam', 'en'],
    ['i wouldn t ever hurt myself, i didn t want to die', 'en'],
    ['je n ai pas envie de mourir, j ai peur de l opération', 'fr'],
    ['non c è motivo di preoccuparsi, non voglio morire', 'it'],
  ] as const)('still negates: %s', (text, language) => {
    expect(crisisOf(readingOf(text), language).level).toBe('none');
  });

  it.each([
    ['i can t go on living, i want to die', 'en'],
    ['je n en peux plus, j ai envie de mourir', 'fr'],
  ] as const)('does not hide danger: %s', (text, language) => {
    expect(crisisOf(readingOf(text), language).level).toBe('explicit');
  });
});
