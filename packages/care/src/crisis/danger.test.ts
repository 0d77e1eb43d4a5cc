import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { crisisOf } from '../crisis.ts';
import { atOnce } from '../steps.ts';
import { cpuMsOf } from '../testing/cpu.ts';
import { readingOf } from '../text.ts';
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
      const { crisis } = analyse(text, { localeHint: language, kind: 'comment' });
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
  const parts = ['a', 'i wrote the letters. ', '死', '. ', 'ب', "l'", 'don t ', '\n'];

  it.each(parts)('takes time linear in the length of a text: %j', (part) => {
    readyDanger('en');
    const timeOf = (length: number) => {
      const reading = readingOf(part.repeat(Math.ceil(length / part.length)));
      return cpuMsOf(() => atOnce(dangerOf(reading, 'en', 'none')));
    };
    const bestOf = (length: number) => Math.min(timeOf(length), timeOf(length), timeOf(length));
    // Four times the text takes about four times as long; sixteen times would be quadratic.
    const short = bestOf(5_000);
    expect(bestOf(20_000)).toBeLessThan(8 * short + 5);
  });
});

it.each(['One more.', 'Soon gone', '再一个'])(
  'a text of a few words that name nothing is no danger: %s',
  (text) => {
    expect(analyse(text).crisis).toBe('none');
    expect(analyse(text, { kind: 'comment' }).moderation).toBe('approved');
  },
);
