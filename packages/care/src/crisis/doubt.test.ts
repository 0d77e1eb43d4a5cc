import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse.ts';
import { crisisOf } from '../crisis.ts';
import { readingOf } from '../text.ts';
import { isBelieved } from './danger.ts';

describe('what a pattern finds', () => {
  it.each([
    ['better days', 'en', 'years ago i wanted to kill myself, i am grateful and happy now and run a bakery'],
    ['a film', 'es', 'en la serie el personaje dice quiero matarme y luego se ríe, qué capítulo'],
  ] as const)('is no danger if the text speaks of %s and the reader agrees (%s): %s', (_, language, text) => {
    expect(crisisOf(readingOf(text), language).level).not.toBe('none');
    expect(analyse(text, { localeHint: language }).crisis).toBe('none');
  });

  it.each([
    ['en', 'my doctor says it is stress but i want to kill myself, i have the pills here tonight'],
    ['en', 'i watched that film again and i want to die like she did, i cant carry on'],
    ['en', 'grandma died and i want to kill myself, i cut my arms again last night'],
    ['es', 'el médico no lo sabe pero quiero matarme esta noche, ya tengo las pastillas'],
    ['de', 'mein arzt weiß nichts davon, ich will mich umbringen, die tabletten liegen bereit'],
    ['fr', 'ma mère est morte et je veux mourir aussi, je veux me tuer ce soir'],
    ['ru', 'врач ничего не знает, я хочу умереть, таблетки уже лежат'],
    ['zh', '医生不知道，我想自杀，药已经准备好了'],
  ] as const)(
    'stays danger if the reader sees it beside a doctor, a death or a film (%s): %s',
    (language, text) => {
      expect(isBelieved('explicit', readingOf(text), language)).toBe(false);
      expect(analyse(text, { localeHint: language }).crisis).toBe('explicit');
    },
  );

  it.each([
    ['en', 'i want to kill myself and nobody would notice'],
    ['es', 'quiero matarme y nadie se daría cuenta'],
    ['en', 'kms lol'],
  ] as const)(
    'is believed without the reader if nothing in the text speaks against it (%s): %s',
    (language, text) => {
      expect(isBelieved('explicit', readingOf(text), language)).toBe(true);
    },
  );
});
