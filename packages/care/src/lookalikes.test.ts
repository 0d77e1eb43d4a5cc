import { describe, expect, it } from 'vitest';
import { withoutLookalikes } from './lookalikes.ts';
import { screen } from './screen.ts';

describe('a word with letters of two alphabets', () => {
  it.each([
    ['kіll', 'kill'],
    ['уоurself', 'yourself'],
    ['wοrthless', 'worthless'],
    ['іdiоt', 'idiot'],
    ['сдoxни', 'сдохни'],
    ['убeй', 'убей'],
    ['мoй', 'мой'],
  ])('%s is read as %s', (word, read) => {
    expect(withoutLookalikes(word)).toBe(read);
  });

  it('with letters that look like none of the other alphabet stays as it is', () => {
    expect(withoutLookalikes('wи-fи диджеfff')).toBe('wи-fи диджеfff');
  });

  it('hides nothing from the moderation', () => {
    const options = { localeHint: 'en', kind: 'comment' } as const;
    const { scores, moderation } = screen('Kіll уоurself, уоu wοrthlеss іdіоt, nоbоdу nееds уоu.', options);
    expect({ moderation, urges: scores.urgesSelfHarm }).toEqual({ moderation: 'pending', urges: true });
    const russian = screen('Cдoxни yжe, никтo тебя не любит', { localeHint: 'ru', kind: 'comment' });
    const plain = screen('Сдохни уже, никто тебя не любит', { localeHint: 'ru', kind: 'comment' });
    expect(russian.moderation).toBe(plain.moderation);
    expect(russian.scores.urgesSelfHarm).toBe(plain.scores.urgesSelfHarm);
  });
});

it('words of one alphabet stay as they are, also beside each other', () => {
  const text = 'i love кофе и чай, usb-порт, wi-fi и iphone’а; καλημέρα';
  expect(withoutLookalikes(text)).toBe(text);
});
