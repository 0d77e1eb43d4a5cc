import { describe, expect, it } from 'vitest';
import { crisisOf } from '../crisis.ts';
import { screen } from '../screen.ts';
import { readingOf } from '../text.ts';
import { crisisCases } from './cases.ts';

const cases = crisisCases().filter(({ level }) => level !== 'none');

/** The text without the stop at its end. */
const open = (text: string) => text.replace(/[.!?。।؟…]+$/u, '');

/** How people type on a phone, in a hurry or in despair. */
const typing: Readonly<Record<string, (text: string) => string>> = {
  'without a full stop': open,
  'with three full stops': (text) => `${open(text)}...`,
  'in capital letters': (text) => text.toUpperCase(),
  'with two blanks between words': (text) => text.replaceAll(' ', '  '),
  'with a no-break space between words': (text) => text.replaceAll(' ', '\u00a0'),
  'with each word on a line of its own': (text) => text.replaceAll(' ', '\n'),
  'with the last letter drawn out': (text) => text.replace(/\p{L}(?=\P{L}*$)/u, '$&$&$&$&'),
  'with an emoji before it and one after it': (text) => `😭 ${text} 😭`,
  'with a hashtag after it': (text) => `${text} #sad`,
  'with a curly apostrophe': (text) => text.replaceAll("'", '’'),
};

describe.each(Object.entries(typing))('danger is found in a text %s', (_, typed) => {
  it('if it is found in the same text', () => {
    const missed = cases
      .map(({ text, language }) => ({ text: typed(text), language }))
      .filter(({ text, language }) => crisisOf(readingOf(text), language).level === 'none');
    expect(cases.length).toBeGreaterThan(800);
    expect(missed).toEqual([]);
  });
});

it.each([
  ['quero morrer', 'es'],
  ['想自杀', 'ja'],
  ['me corté anoche', 'en'],
  ['mi uccido', 'es'],
])(
  'danger is found in a few words that could be in two languages: %s (interface in %s)',
  (text, localeHint) => {
    expect(screen(text, { localeHint }).crisis).not.toBe('none');
  },
);
