import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { piecesOf } from './pieces.ts';
import { atOnce } from './steps.ts';
import { maxLength, plainOf } from './text.ts';
import { analysingTogether } from './together.ts';

const urging = 'You should kill yourself, nobody would miss you.';
const exam = 'I am so scared of failing my chemistry exam next week';

describe('texts that are sent together', () => {
  it.each([
    ['emoji of many units', '👩‍👩‍👧‍👦 ', 2_000],
    ['squares that unfold to words', '㌖', 9_900],
    ['a letter that is two in lower case', 'İ👩‍👩‍👧‍👦', 1_800],
    ['letters that are composed', '\u1112\u1161\u11ab ', 8_000],
  ])('are analysed to their end: %s', (_, filler, count) => {
    const text = filler.repeat(count) + urging;
    expect(atOnce(analysingTogether([text])).scores.urgesSelfHarm).toBe(true);
  });

  it('have the topic of the first text and the worst result of all', () => {
    const all = atOnce(analysingTogether([exam, `${urging} Write to me: a@example.org`]));
    expect(all).toMatchObject({ category: 'education', scores: { urgesSelfHarm: true, contacts: 1 } });
    expect(atOnce(analysingTogether([exam]))).toEqual(analyse(exam));
  });

  it('never sound light if one of them speaks of danger', () => {
    const all = atOnce(analysingTogether(['She said yes, I am so happy', 'I want to kill myself tonight']));
    expect(all.crisis).toBe('explicit');
    expect(all.sentimentScore).toBeLessThanOrEqual(-0.8);
  });
});

describe('the pieces of a text', () => {
  it('are the text itself if it can be analysed at once', () => {
    const text = 'ﬁne […] '.repeat(1_250);
    expect(piecesOf(text)).toEqual([text]);
  });

  it('overlap, so that one of them contains each phrase completely', () => {
    const text = Array.from({ length: 12_000 }, (_, place) => `${place}`).join(' ');
    const pieces = piecesOf(text);
    for (let position = 0; position < text.length; position += 150) {
      const part = text.slice(position, position + 200);
      expect(pieces.some((piece) => piece.includes(part))).toBe(true);
    }
  });
});

describe('a plain text', () => {
  it('is never longer than what is analysed at once, whatever its characters expand to', () => {
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
    expect(letters.filter((letter) => plainOf(`${letter} `).length > 7)).toEqual([]);
    for (const letter of 'ﷺ㌖İ')
      expect(plainOf(letter.repeat(maxLength)).length).toBeLessThanOrEqual(maxLength);
  });
});
