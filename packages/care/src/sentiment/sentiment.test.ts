import { expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { readingOf } from '../text.ts';
import { feltIn } from './felt.ts';

it.each(['an eating disorder', 'I have an eating disorder', 'eating disorder again', 'hello', 'xqzt'])(
  'a worry of neutral words is below zero: %s',
  (text) => expect(analyse(text, { localeHint: 'en' }).sentimentScore).toBeLessThan(0),
);

/** The tone of the words; as worries, all of these would start below zero. */
const toneOf = (text: string, localeHint: string) => analyse(text, { localeHint }).scores.tone;

it.each([
  ['ja', 'テスト受かった！ほんとに嬉しい', '今日は最悪だった、もう疲れた'],
  ['zh', '考试通过了，真的好开心', '今天太难过了，一直想哭'],
  ['ru', 'Сдала экзамен, я так счастлива!', 'мне очень плохо и одиноко'],
  ['hi', 'पास हो गया, बहुत खुश हूँ', 'बहुत दुखी हूँ, रोना आ रहा है'],
  ['es', 'aprobé la oposición, qué felicidad', 'estoy muy triste, no paro de llorar'],
  ['fr', "J'ai eu mon permis, trop contente", 'je suis triste, je pleure tout le temps'],
  ['de', 'Ich hab die Stelle bekommen, bin so glücklich', 'ich bin so traurig und weine nur'],
  ['pt', 'passei na federal, tô muito feliz', 'tô triste, só choro'],
])('%s: a cheerful text sounds better than neutral, a sad one worse', (language, cheerful, sad) => {
  expect(toneOf(cheerful, language)).toBeGreaterThan(0.2);
  expect(toneOf(sad, language)).toBeLessThan(-0.2);
});

it.each([
  ['ru', 'я счастлива', 'good'],
  ['ru', 'я не счастлива', 'bad'],
  ['es', 'estoy feliz', 'good'],
  ['es', 'no estoy feliz', 'bad'],
  ['de', 'nicht so glücklich', 'bad'],
  ['fr', 'pas heureuse', 'bad'],
  ['pt', 'não estou feliz', 'bad'],
  ['hi', 'main khush hu', 'good'],
  ['hi', 'main khush nahi hu', 'bad'],
  ['ja', '嬉しいです', 'good'],
  ['zh', '好難過啊', 'bad'],
])('%s: the words of “%s” are %s', (language, text, side) => {
  const [good, bad] = feltIn(readingOf(text), language);
  expect(good > bad ? 'good' : 'bad').toBe(side);
});

it('a language without a list has no words that sound good or bad', () => {
  expect(feltIn(readingOf('great, awful'), 'en')).toEqual([0, 0]);
});
