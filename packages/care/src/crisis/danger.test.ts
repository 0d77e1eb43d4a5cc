import { growthOf, linear, shortestMs } from '@halved/shared/testing/spent-time';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { crisisOf } from '../crisis.ts';
import { screen } from '../screen.ts';
import { atOnce } from '../steps.ts';
import { type Reading, readingOf } from '../text.ts';
import { crisisCases } from './cases.ts';
import { dangerOf, readyDanger } from './danger.ts';

const sideways = [
  ['i wrote the letters already… i think thursday when everyones out', 'en'],
  ['did it again last night, my thighs are all cuts', 'en'],
  ['esta noche me tomo todo lo que hay en el botiquín', 'es'],
  ['записку написала, таблетки лежат на столе', 'ru'],
  ['又拿美工刀划了手臂', 'zh'],
] as const;

describe('danger that is said sideways', () => {
  it.each(sideways)('is at least possible danger: %s', (text, language) => {
    expect(analyse(text, { localeHint: language }).crisis).not.toBe('none');
  });

  it.each(
    sideways.flatMap(([text, language]) =>
      ['😭', '💔', '❤️❤️', '🙏'].map((emoji) => [`${text} ${emoji}`, language] as const),
    ),
  )('is also found beside emoji: %s', (text, language) => {
    expect(analyse(text, { localeHint: language }).crisis).not.toBe('none');
  });

  it('is found in the middle of a long post', () => {
    const before =
      'We moved house in spring, and the new street is loud. The children like their school. '.repeat(4);
    const after = 'My sister came to visit, and we went to the market with the dog. It rained a lot. '.repeat(
      4,
    );
    const text = `${before}I wrote the letters already, I think thursday when everyones out. ${after}`;
    expect(analyse(before + after, { localeHint: 'en' }).crisis).toBe('none');
    expect(analyse(text, { localeHint: 'en' }).crisis).toBe('possible');
  });

  it.each(sideways)(
    'is read in comments by the patterns alone, which may speak about somebody else: %s',
    (text, language) => {
      const { crisis } = screen(text, { localeHint: language, kind: 'comment' });
      expect(crisis).toBe(crisisOf(readingOf(text), language).level);
    },
  );
});

describe('words that only sound like danger', () => {
  it.each([
    ['don t want to die, just scared of the operation', 'en'],
    ['i wrote goodbye cards for the whole team, last day tomorrow', 'en'],
    ['my chem exam on thursday is going to be the end of me lol', 'en'],
    ['me corté el dedo cocinando y ahora no puedo tocar la guitarra', 'es'],
    ['次の試験が近くて眠れない', 'ja'],
    ['Meine Oma ist letzte Woche gestorben und ich vermisse sie', 'de'],
  ])('are not danger: %s', (text, language) => {
    expect(analyse(text, { localeHint: language }).crisis).toBe('none');
  });
});

describe('the reader of danger', () => {
  const cases = crisisCases()
    .filter(({ language }) => language === 'en')
    .map(({ text }) => `${text} `)
    .join('');
  const repeated = ['a', 'i wrote the letters. ', '死', '. ', 'ب', "l'", 'don t ', '\n'];
  const parts = [...repeated.map((part) => [part, part] as const), ['different sentences', cases] as const];

  it.each(parts)('reads a very long text at once, in time linear in its length: %j', (_, part) => {
    readyDanger('en');
    const textOf = (length: number) => readingOf(part.repeat(Math.ceil(length / part.length)));
    const read = (reading: Reading) => atOnce(dangerOf(reading, 'en', 'none'));
    const long = textOf(20_000);
    expect(shortestMs(() => read(long), 60)).toBeLessThan(60);
    expect(growthOf(read, textOf, 20_000)).toBeLessThan(linear);
  });
});

it.each(['One more.', 'Soon gone', '再一个'])(
  'a text of a few words that name nothing is no danger: %s',
  (text) => {
    expect(analyse(text).crisis).toBe('none');
    expect(screen(text, { kind: 'comment' }).moderation).toBe('approved');
  },
);
